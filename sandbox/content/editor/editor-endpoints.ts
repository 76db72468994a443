import {z} from 'zod'
import {goTo} from '../../core/addresses'
import {endpoint} from '../../core/endpoint'
import {defaultLocale, localeIds} from '../../core/locales'
import type {World} from '../../world/world'
import {customerGroups, type PageDocument} from '../page-document'
import {withTyped} from './component-form'
import {designView} from './design-view'
import {add, componentIn, move, remove, replace} from './edit-document'
import {componentView, editorPath, listPage, pageView, previewAddress} from './editor-pages'
import {draftOf, publish, saveDraft, undo} from './page-drafts'
import {mustBeOpen} from './must-be-open'
import {reportPublished} from './report-published'
import {storefrontPreviewEndpoints} from './storefront-preview'

const pages = endpoint({
    method: 'GET',
    path: editorPath,
    access: 'public',
    handle: ({world}) => {
        mustBeOpen()
        return listPage(world)
    }
})

const page = endpoint({
    method: 'GET',
    path: `${editorPath}/:pageId`,
    access: 'public',
    query: z.object({shop: z.literal('silent').optional()}),
    handle: ({params: {pageId}, query, world}) => {
        mustBeOpen()
        return pageView(world, pageId, draftOf(world, pageId), query.shop === 'silent')
    }
})

/** Changes what is live, and shows the page again once the shop knows. */
const goLive = async (world: World, pageId: string, change: typeof publish) => {
    mustBeOpen()
    world.transaction(() => change(world, pageId))
    const isReported = await reportPublished()
    return goTo(`${editorPath}/${encodeURIComponent(pageId)}${isReported ? '' : '?shop=silent'}`)
}

/** Changes the draft of a page, and shows it again. */
const edit = (world: World, pageId: string, change: (document: PageDocument) => void) => {
    mustBeOpen()
    const document = draftOf(world, pageId)
    change(document)
    saveDraft(world, pageId, document)
    return goTo(`${editorPath}/${encodeURIComponent(pageId)}`)
}

const id = z.string().min(1).max(64)

const moveBlock = endpoint({
    method: 'POST',
    path: `${editorPath}/:pageId/move`,
    access: 'public',
    bodyType: 'form',
    body: z.object({component: id, position: z.coerce.number().int().min(0).max(100)}),
    handle: ({params: {pageId}, body, world}) =>
        edit(world, pageId, (document) => move(document, body.component, body.position))
})

const addBlock = endpoint({
    method: 'POST',
    path: `${editorPath}/:pageId/add`,
    access: 'public',
    bodyType: 'form',
    body: z.object({region: z.string().min(1).max(200), type: id}),
    handle: ({params: {pageId}, body, world}) =>
        edit(world, pageId, (document) => add(document, body.region, body.type, world.newId()))
})

const removeBlock = endpoint({
    method: 'POST',
    path: `${editorPath}/:pageId/remove`,
    access: 'public',
    bodyType: 'form',
    body: z.object({component: id}),
    handle: ({params: {pageId}, body, world}) =>
        edit(world, pageId, (document) => remove(document, body.component))
})

const publishPage = endpoint({
    method: 'POST',
    path: `${editorPath}/:pageId/publish`,
    access: 'public',
    bodyType: 'form',
    body: z.object({}),
    atomic: false,
    handle: ({params: {pageId}, world}) => goLive(world, pageId, publish)
})

const undoPage = endpoint({
    method: 'POST',
    path: `${editorPath}/:pageId/undo`,
    access: 'public',
    bodyType: 'form',
    body: z.object({}),
    atomic: false,
    handle: ({params: {pageId}, world}) => goLive(world, pageId, undo)
})

const block = endpoint({
    method: 'GET',
    path: `${editorPath}/:pageId/:componentId`,
    access: 'public',
    handle: ({params: {pageId, componentId}, world}) => {
        mustBeOpen()
        return componentView(pageId, componentIn(draftOf(world, pageId), componentId))
    }
})

const saveBlock = endpoint({
    method: 'POST',
    path: `${editorPath}/:pageId/:componentId`,
    access: 'public',
    bodyType: 'form',
    body: z.record(z.string(), z.string().max(100_000)),
    bodyLimit: 500_000,
    handle: ({params: {pageId, componentId}, body, world}) =>
        edit(world, pageId, (document) =>
            replace(document, withTyped(componentIn(document, componentId), body))
        )
})

/** When, as whom and in which language an editor wants to see a page. */
const viewQuery = z.object({
    at: z.string().max(32).optional(),
    group: z.enum(customerGroups).default('Unregistered'),
    locale: z.enum(localeIds).default(defaultLocale)
})

const momentOf = ({at, ...seen}: z.output<typeof viewQuery>) => ({
    ...seen,
    at: at ? new Date(`${at}Z`).toISOString() : undefined
})

const preview = endpoint({
    method: 'GET',
    path: `${editorPath}/:pageId/preview`,
    access: 'public',
    query: viewQuery,
    handle: ({params: {pageId}, query, world}) => {
        mustBeOpen()
        return goTo(previewAddress(world, pageId, momentOf(query)))
    }
})

const design = endpoint({
    method: 'GET',
    path: `${editorPath}/:pageId/design`,
    access: 'public',
    query: viewQuery,
    handle: ({params: {pageId}, query, world}) => {
        mustBeOpen()
        const address = previewAddress(world, pageId, momentOf(query))
        return designView(pageId, draftOf(world, pageId), address)
    }
})

export const editorEndpoints = [
    ...storefrontPreviewEndpoints,
    pages,
    page,
    moveBlock,
    addBlock,
    removeBlock,
    publishPage,
    undoPage,
    preview,
    design,
    block,
    saveBlock
]
