import {html, type Html, htmlPage, scriptValue} from '../../third-parties/html-page'
import {allComponents, type PageDocument} from '../page-document'
import {contentLinkOf} from '../present-page'
import {componentTypes} from './component-types'
import {addressOf, places} from './edit-document'
import {pathOf, titleOf} from './editor-pages'

/** What Page Designer says of a page to the shop in its frame. */
const configurationOf = (document: PageDocument) => ({
    components: Object.fromEntries(
        allComponents(document).map((component) => {
            const {id, type} = component
            return [id, {id, type, name: titleOf(component)}]
        })
    ),
    componentTypes: Object.fromEntries(
        Object.entries(componentTypes).map(([id, {name}]) => [
            id,
            {id, name, label: name, image: ''}
        ])
    ),
    labels: {},
    regions: {}
})

/**
 * What Page Designer does around the shop, by the messages that @salesforce/storefront-next-runtime 0.4 sends and takes: it
 * names the page's blocks, hears which one is pressed, pointed at, moved or removed, and shows what is selected in its list.
 */
const hostScript = (shop: string, page: string, configuration: object): string => `
const [shop, page, configuration] = ${scriptValue([shop, page, configuration])}
const frame = document.querySelector('iframe')
const state = document.querySelector('[role="status"]')
const form = document.getElementById('form')
const blocks = [...document.querySelectorAll('button[data-link]')]
let clientId
const send = (eventType, data) => frame.contentWindow.postMessage(
    {...data, eventType, meta: {hostId: 'editor', clientId, source: 'host', pdMessagingApi: true}},
    shop
)
const blockAt = (link) => blocks.find(({dataset}) => dataset.link === link)
const select = (link) => {
    const block = blockAt(link)
    for (const one of blocks) one.setAttribute('aria-pressed', String(one === block))
    state.textContent = block ? 'Selected: ' + block.textContent.trim() : 'Nothing is selected'
    form.hidden = !block
    if (block) form.href = page + '/' + block.dataset.component
}
const point = (link) => {
    for (const one of blocks) one.toggleAttribute('data-pointed', one.dataset.link === link)
}
const change = async (what, fields) => {
    await fetch(page + '/' + what, {method: 'POST', body: new URLSearchParams(fields)})
    location.reload()
}
const heard = {
    ClientInitialized: (event) => {
        clientId = event.clientId
        send('ClientAcknowledged', configuration)
    },
    ClientReady: () => { state.textContent = 'Connected' },
    ComponentSelected: ({contentLinkUuid}) => select(contentLinkUuid),
    ComponentHoveredIn: ({contentLinkUuid}) => point(contentLinkUuid),
    ComponentHoveredOut: () => point(),
    ComponentDeleted: ({componentId}) => change('remove', {component: componentId}),
    ComponentMovedToRegion: ({contentLinkUuid, insertComponentId, insertType}) => {
        const [moved, beside] = [blockAt(contentLinkUuid), blockAt(insertComponentId)]
        const region = [...moved?.closest('ol').querySelectorAll('button') ?? []]
        if (!region.includes(beside)) return
        const others = region.filter((one) => one !== moved)
        const position = others.indexOf(beside) + (insertType === 'after' ? 1 : 0)
        change('move', {component: moved.dataset.component, position})
    }
}
addEventListener('message', ({origin, source, data}) => {
    if (origin !== shop || source !== frame.contentWindow) return
    if (data?.meta?.pdMessagingApi && data.meta.source === 'client') heard[data.eventType]?.(data)
})
for (const block of blocks) {
    const {link, component} = block.dataset
    const named = {componentId: component, contentLinkUuid: link}
    block.addEventListener('click', () => { select(link); send('ComponentSelected', named) })
    block.addEventListener('pointerenter', () => send('ComponentHoveredIn', named))
    block.addEventListener('pointerleave', () => send('ComponentHoveredOut', named))
}`

const listOf = (document: PageDocument): Html[] =>
    places(document).map(
        (place) =>
            html`<h2>${addressOf(place)}</h2>
                <ol>
                    ${place.region.components.map(
                        (component) =>
                            html`<li>
                                <button
                                    aria-pressed="false"
                                    data-component="${component.id}"
                                    data-link="${contentLinkOf(component)}"
                                >
                                    ${titleOf(component)}
                                </button>
                            </li>`
                    )}
                </ol>`
    )

/** As in Page Designer, the list stands beside the frame, and each scrolls for itself: the page around them stays where it is. */
const styles = `
body{max-width:none}
h1{font-size:1.25rem;margin:0 0 1rem}
.design{display:grid;grid-template-columns:minmax(16rem,1fr) minmax(0,780px);gap:1rem;height:calc(100vh - 6rem)}
.design>div{overflow:auto}
.design iframe{width:100%;height:100%;border:1px solid #767676;box-sizing:border-box}
h2{font-size:1rem}
ol{padding-left:1.5rem}
button[aria-pressed=true]{background:#fff;color:#1a4d8f}
button[data-pointed]{outline:3px solid #c05600}
@media(max-width:60rem){.design{grid-template-columns:none;height:auto}.design iframe{height:844px}}`

/** The shop in Page Designer's frame, in design mode, beside the list of the page's blocks. */
export const designView = (pageId: string, document: PageDocument, preview: string) => {
    const address = new URL(preview)
    address.searchParams.set('pdToken', address.searchParams.get('key') ?? '')
    address.searchParams.delete('key')
    address.searchParams.set('mode', 'EDIT')
    const {origin} = address
    return htmlPage({
        title: `Design: ${document.title.en}`,
        script: hostScript(origin, pathOf(pageId), configurationOf(document)),
        styles,
        allows: [`frame-src ${origin}`, "connect-src 'self'"],
        body: html`<div class="design">
            <div>
                <p><a href="${pathOf(pageId)}">Back to the page</a></p>
                <p role="status">Waiting for the shop</p>
                <p><a id="form" hidden>Edit</a></p>
                ${listOf(document)}
            </div>
            <iframe title="The shop" src="${address.href}"></iframe>
        </div>`
    })
}
