import {type Commerce, toFailure} from '../client'
import type {Query} from '../query'
import {type Store, storeById} from '../stores/store'
import type {Block} from './blocks'
import {contentAsset} from './content-asset'
import {contentPage} from './content-page'

type Part = keyof NonNullable<Store['content']>

/** What every store without one of its own has. */
const everybodys: Record<Part, string> = {
    banner: 'main-banner',
    footer: 'footer',
    menuLinks: 'menuAdditionalLinks'
}

/** The id of a store's own content, if it has any; none while the store cannot be read. */
const ownId = async (
    commerce: Commerce,
    storeId: string | undefined,
    part: Part
): Promise<string | undefined> => {
    if (storeId === undefined) return undefined
    const store = await storeById(commerce, storeId)
        .fetch()
        .catch(() => undefined)
    return store?.content?.[part]
}

/**
 * A store's own content of a kind, or everybody's: where it has none, and where it names one that nobody has written. Most
 * stores have none, so everybody's is fetched together with the store and not after it (D-03).
 */
const storesContent = async <Content>(
    commerce: Commerce,
    storeId: string | undefined,
    part: Part,
    query: (id: string) => Query<Content>
): Promise<Content> => {
    const [id, shared] = await Promise.all([
        ownId(commerce, storeId, part),
        query(everybodys[part])
            .fetch()
            .then(
                (content) => () => content,
                (error: unknown) => () => {
                    throw error
                }
            )
    ])
    if (id === undefined) return shared()
    return query(id)
        .fetch()
        .catch((error: unknown) => {
            if (toFailure(error).code !== 'not-found') throw error
            return shared()
        })
}

/** The blocks of a store's banner page, which stand where the home page has a place for them [CONTENT-038, API-063]. */
export const mainBanner = (commerce: Commerce, storeId: string | undefined): Query<Block[]> => ({
    key: ['main-banner', storeId ?? null],
    // [CONTENT-039]
    staleTime: 300_000,
    shared: {fresh: 300, stale: 86_400},
    fetch: async () => {
        const query = (id: string) => contentPage(commerce, id, storeId)
        return (await storesContent(commerce, storeId, 'banner', query)).blocks
    }
})

/** The blocks of a store's footer [API-063]. */
export const storeFooter = (commerce: Commerce, storeId: string | undefined): Query<Block[]> => ({
    key: ['footer', storeId ?? null],
    staleTime: 300_000,
    shared: {fresh: 300, stale: 86_400},
    fetch: async () => {
        const query = (id: string) => contentPage(commerce, id, storeId)
        return (await storesContent(commerce, storeId, 'footer', query)).blocks
    }
})

/** The links that editors want in a store's menu beside the categories, as HTML; null if there are none [SHELL-025]. */
export const menuLinks = (
    commerce: Commerce,
    storeId: string | undefined
): Query<string | null> => ({
    key: ['menu-links', storeId ?? null],
    staleTime: 300_000,
    shared: {fresh: 300, stale: 86_400},
    fetch: () => storesContent(commerce, storeId, 'menuLinks', (id) => contentAsset(commerce, id))
})
