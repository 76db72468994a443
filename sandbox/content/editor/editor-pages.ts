import {storefrontOrigins} from '../../core/addresses'
import {type Locale, locales, prefixOf} from '../../core/locales'
import {html, type Html, htmlPage} from '../../third-parties/html-page'
import type {World} from '../../world/world'
import {allPages} from '../page'
import type {PageDocument, StoredComponent} from '../page-document'
import {allowedIn, componentTypes} from './component-types'
import {fieldsOf, scheduleOf} from './component-form'
import {addressOf, type Place, places} from './edit-document'
import {momentFields} from './moment-fields'
import {previewKey} from './preview-key'
import {stateOf} from './page-drafts'

export const editorPath = '/editor'
export const pathOf = (pageId: string): string => `${editorPath}/${encodeURIComponent(pageId)}`

/** A button that changes a page, in a form of its own: it works by keyboard and without script. */
const action = (pageId: string, name: string, label: string, fields: Record<string, string>) =>
    html`<form method="post" action="${pathOf(pageId)}/${name}">
        ${Object.entries(fields).map(
            ([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`
        )}
        <button aria-label="${label}">${label}</button>
    </form>`

/** The list of pages. */
export const listPage = (world: World) =>
    htmlPage({
        title: 'Pages',
        body: html`<ul>
            ${allPages(world, 'draft').map(
                ({id, document}) =>
                    html`<li>
                        <a href="${pathOf(id)}">${document.title.en}</a> (${id})
                        ${stateOf(world, id).isChanged ? html`<strong>draft</strong>` : ''}
                    </li>`
            )}
        </ul>`
    })

export const titleOf = ({type, data}: StoredComponent): string => {
    const {heading, label} = data.en
    const words = [heading, label].find((one) => typeof one === 'string') ?? ''
    return `${componentTypes[type]?.name ?? type}${words ? `: ${words}` : ''}`
}

const markOf = ({from, until, group}: StoredComponent): string =>
    [from && `from ${from}`, until && `until ${until}`, group && `only ${group}`]
        .filter(Boolean)
        .join(', ')

const row = (pageId: string, component: StoredComponent, index: number, count: number): Html =>
    html`<li draggable="true" data-component="${component.id}">
        <a href="${pathOf(pageId)}/${component.id}">${titleOf(component)}</a>
        <small>${markOf(component)}</small><br />
        ${
            index > 0
                ? action(pageId, 'move', `Move ${titleOf(component)} up`, {
                      component: component.id,
                      position: String(index - 1)
                  })
                : ''
        }
        ${
            index < count - 1
                ? action(pageId, 'move', `Move ${titleOf(component)} down`, {
                      component: component.id,
                      position: String(index + 1)
                  })
                : ''
        }
        ${action(pageId, 'remove', `Remove ${titleOf(component)}`, {component: component.id})}
    </li>`

const regionPart = (pageId: string, place: Place): Html => {
    const {region, owner} = place
    const address = addressOf(place)
    return html`<h2>${owner ? `${titleOf(owner)}: ${region.id}` : region.id}</h2>
        <ol data-region="${address}">
            ${region.components.map((component, index) =>
                row(pageId, component, index, region.components.length)
            )}
        </ol>
        <form method="post" action="${pathOf(pageId)}/add">
            <input type="hidden" name="region" value="${address}" />
            <label
                >Add to ${address}
                <select name="type">
                    ${allowedIn(owner?.type, region.id).map(
                        (type) =>
                            html`<option value="${type}">
                                ${componentTypes[type]?.name ?? type}
                            </option>`
                    )}
                </select>
            </label>
            <button>Add</button>
        </form>`
}

/** Drops a dragged block in front of the one it is dropped on, as the buttons do it. */
const drag = `
let dragged
for (const item of document.querySelectorAll('li[draggable]')) {
    item.addEventListener('dragstart', () => { dragged = item })
    item.addEventListener('dragover', (event) => {
        if (dragged && dragged.parentNode === item.parentNode) event.preventDefault()
    })
    item.addEventListener('drop', (event) => {
        event.preventDefault()
        const form = document.getElementById('move')
        form.component.value = dragged.dataset.component
        form.position.value = [...item.parentNode.children].indexOf(item)
        form.submit()
    })
}`

const previewForm = (pageId: string): Html =>
    html`<form action="${pathOf(pageId)}/preview">
        <h2>Preview</h2>
        ${momentFields}
        <label
            >In
            <select name="locale">
                ${locales.map(({id, title}) => html`<option value="${id}">${title}</option>`)}
            </select>
        </label>
        <button>Preview</button>
        <button formaction="${pathOf(pageId)}/design">Design</button>
    </form>`

const shopIsSilent = 'The shop did not answer: shoppers see this in five minutes.'

/** A page with its regions and their blocks, to be ordered, added to, previewed and published. */
export const pageView = (
    world: World,
    pageId: string,
    document: PageDocument,
    isShopSilent: boolean
) => {
    const {isChanged, canUndo} = stateOf(world, pageId)
    return htmlPage({
        title: document.title.en,
        script: drag,
        body: html`<p><a href="${editorPath}">All pages</a></p>
            <p role="status">${isChanged ? 'Draft: not published' : 'Live'}</p>
            ${isShopSilent ? html`<p role="alert">${shopIsSilent}</p>` : ''}
            ${isChanged ? action(pageId, 'publish', 'Publish', {}) : ''}
            ${isChanged || canUndo ? action(pageId, 'undo', 'Undo', {}) : ''}
            <form id="move" method="post" action="${pathOf(pageId)}/move" hidden>
                <input name="component" /><input name="position" />
            </form>
            ${places(document).map((place) => regionPart(pageId, place))} ${previewForm(pageId)}`
    })
}

/** The form of a block, by the definition of its type. */
export const componentView = (pageId: string, component: StoredComponent) =>
    htmlPage({
        title: titleOf(component),
        body: html`<p><a href="${pathOf(pageId)}">Back to the page</a></p>
            <form method="post" action="${pathOf(pageId)}/${component.id}">
                ${fieldsOf(component)} ${scheduleOf(component)}
                <button>Save</button>
            </form>`
    })

/** Where the shop shows a draft: at a time, as a group, in a language. */
export const previewAddress = (
    world: World,
    pageId: string,
    {at, group, locale}: {at: string | undefined; group: string; locale: Locale}
): string => {
    const path = `${prefixOf(locale)}/__preview/${encodeURIComponent(pageId)}`
    const url = new URL(path, storefrontOrigins()[0])
    url.searchParams.set('key', previewKey(world))
    url.searchParams.set('group', group)
    if (at !== undefined) url.searchParams.set('at', at)
    return url.href
}
