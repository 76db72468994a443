import {z} from 'zod'
import {storefrontOrigins} from '../../core/addresses'
import {endpoint} from '../../core/endpoint'
import {answer} from '../../core/response'
import {html, htmlPage, scriptValue} from '../../third-parties/html-page'
import {saveContext} from '../../shoppers/context/context-endpoints'
import type {World} from '../../world/world'
import {customerGroups} from '../page-document'
import {momentFields} from './moment-fields'
import {mustBeOpen} from './must-be-open'

/** What Runtime Admin's preview does around the shop: it sets the context of the session in the frame. */
const parentScript = (shop: string): string => `
const shop = ${scriptValue(shop)}
const [form, frame] = [document.forms[0], document.querySelector('iframe')]
const show = form.querySelector('button')
const send = (kind) => frame.contentWindow.postMessage({kind}, shop)
form.addEventListener('submit', (event) => {
    event.preventDefault()
    show.disabled = true
    send('preview-session')
})
addEventListener('message', async ({origin, data}) => {
    if (origin !== shop) return
    if (data.kind === 'preview-ready') show.disabled = false
    if (data.kind !== 'preview-usid') return
    const {at, group} = form.elements
    await fetch('/storefront-preview/context', {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({usid: data.usid, at: at.value, group: group.value})
    })
    send('preview-changed')
})`

/** The shop in a frame, and the context in which it is seen. */
const previewView = (path: string) => {
    const [shop] = storefrontOrigins()
    return htmlPage({
        title: 'Storefront Preview',
        script: parentScript(shop),
        allows: [`frame-src ${shop}`, "connect-src 'self'"],
        body: html`<form>
                ${momentFields}
                <button disabled>Show</button>
            </form>
            <iframe title="The shop" src="${shop + path}" width="390" height="844"></iframe>`
    })
}

/** What Runtime Admin's script does in the shop: it speaks with the page around the frame. */
const script = `
const parentOrigin = new URL(document.currentScript.src).origin
addEventListener('message', async ({origin, source, data}) => {
    if (origin !== parentOrigin || source !== window.parent) return
    const {getUsid, onContextChange} = window.STOREFRONT_PREVIEW
    if (data.kind === 'preview-changed') onContextChange()
    if (data.kind === 'preview-session') {
        source.postMessage({kind: 'preview-usid', usid: await getUsid()}, parentOrigin)
    }
})
window.parent.postMessage({kind: 'preview-ready'}, parentOrigin)`

const clientScript = () =>
    answer(200, script, {
        'content-type': 'text/javascript;charset=utf-8',
        'cache-control': 'no-store'
    })

type Previewed = {usid: string; at: string; group: string}

/** The moment and the group of a session; the moment without a zone is UTC. */
export const setPreviewedContext = (world: World, {usid, at, group}: Previewed): void =>
    void saveContext(world, usid, {
        customerGroupIds: [group],
        ...(at !== '' && {effectiveDateTime: new Date(`${at}Z`).toISOString()})
    })

const parentPage = endpoint({
    method: 'GET',
    path: '/storefront-preview',
    access: 'public',
    query: z.object({path: z.string().max(1000).startsWith('/').default('/')}),
    handle: ({query}) => {
        mustBeOpen()
        return previewView(query.path)
    }
})

/** Where commerce-sdk-react looks for it: beside a shop on this machine, and elsewhere. */
const clientScripts = [
    '/mobify/bundle/development/static/storefront-preview.js',
    '/cc/b2c/preview/preview.client.js'
].map((path) => endpoint({method: 'GET', path, access: 'public', handle: clientScript}))

const previewedContext = endpoint({
    method: 'POST',
    path: '/storefront-preview/context',
    access: 'public',
    body: z.object({
        usid: z.string().max(64),
        at: z.union([z.literal(''), z.iso.datetime({local: true})]),
        group: z.enum(customerGroups)
    }),
    handle: ({body, world}) => {
        mustBeOpen()
        setPreviewedContext(world, body)
        return answer(204)
    }
})

export const storefrontPreviewEndpoints = [parentPage, ...clientScripts, previewedContext]
