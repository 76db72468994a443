import {anyText, readAnswer} from '../answer'
import type {Commerce} from '../client'
import type {Query} from '../query'
import {record, text} from '../json'
import type {Block} from './blocks'

/** A page of the content service: its title and its blocks in order, all regions one after another. */
export type ContentPage = {id: string; title: string; description: string | null; blocks: Block[]}

type PageRequest = {
    storeId: string | undefined
    /** The retailer's own parameters, and those of an editor's tools. */
    more?: Record<string, string | undefined>
    isMarked?: boolean
}

/** A page as the platform has it, and as it is read. */
export const fetchContentPage = async (
    commerce: Commerce,
    id: string,
    {storeId, more = {}, isMarked = false}: PageRequest
): Promise<{answer: unknown; page: ContentPage}> => {
    const [answer, {pageBlocks}] = await Promise.all([
        commerce.fetch({
            path: `/experience/shopper-experience/v1/organizations/{org}/pages/${encodeURIComponent(id)}`,
            query: {c_store_id: storeId, ...more}
        }),
        // The first page of a visit has its data in the HTML: browsers load the sanitiser only when they fetch.
        import('./page-blocks')
    ])
    const blocks = pageBlocks(answer, commerce, {storeId, isMarked})
    const page = record(answer)
    return {
        answer,
        page: {
            id,
            title: readAnswer(anyText, text(page.pageTitle) ?? page.name),
            description: text(page.pageDescription) ?? null,
            blocks
        }
    }
}

/**
 * A content page by id [API-063, CONTENT-001]; the same for everybody, or for everybody of a store where the page shows
 * products: these come priced for it in the same answer. Rejects with 404 for an unknown one.
 */
export const contentPage = (
    commerce: Commerce,
    id: string,
    storeId?: string
): Query<ContentPage> => ({
    key: ['content', id, storeId ?? null],
    // [CONTENT-039]
    staleTime: 300_000,
    shared: storeId === undefined ? {fresh: 300, stale: 86_400} : {fresh: 60, stale: 300},
    fetch: async () => (await fetchContentPage(commerce, id, {storeId})).page
})
