import {type Commerce, CommerceError} from '../client'
import {record, text} from '../json'
import type {Query} from '../query'

/** A category of the tree; `path` is its address below /c/. */
export type Category = {
    id: string
    name: string
    path: string
    thumbnail: string | null
    background: string | null
    showInMenu: boolean
    /** Shown where a page leads to categories: only those with the flag are [PLP-018]. */
    showInLanding: boolean
    /** Out of the menu unless it is listed there [SHELL-018]. */
    restricted: boolean
    children: Category[]
}

/** The categories from the top down to an address below /c/, as far as the tree has them. */
export const trailToPath = (tree: readonly Category[], path: readonly string[]): Category[] => {
    const [first, ...rest] = path
    const found = tree.find((category) => category.path.split('/').at(-1) === first)
    return found ? [found, ...trailToPath(found.children, rest)] : []
}

/** The categories from the top down to the one with an id; none when the tree does not know it. */
export const trailToId = (tree: readonly Category[], id: string): Category[] => {
    for (const category of tree) {
        if (category.id === id) return [category]
        const below = trailToId(category.children, id)
        if (below.length > 0) return [category, ...below]
    }
    return []
}

/** The longest id that the platform takes; what is longer is no category's. */
const LONGEST_ID = 256

/** Throws 404 for an address that no category can have, so that the platform is not asked what it would refuse. */
export const mustBeCategory = (path: readonly string[]): void => {
    if (categoryIdAt(path).length > LONGEST_ID)
        throw new CommerceError({status: 404, code: 'not-found'})
}

/** The id of the category at an address below /c/: its segments, joined, as this shop names its categories. */
export const categoryIdAt = (path: readonly string[]): string => path.join('-')

/**
 * What a category says of itself [API-034]; the same for everybody. Asked apart from the tree, which stands in every
 * page and must stay light. Null if it says nothing.
 */
export const categoryDescription = (
    commerce: Commerce,
    path: readonly string[]
): Query<string | null> => ({
    key: ['category-about', categoryIdAt(path)],
    staleTime: 600_000,
    shared: {fresh: 300, stale: 86_400},
    fetch: async () => {
        mustBeCategory(path)
        const category = record(
            await commerce.fetch({
                path: `/product/shopper-products/v1/organizations/{org}/categories/${encodeURIComponent(categoryIdAt(path))}`,
                query: {levels: 0}
            })
        )
        return text(category.pageDescription) ?? text(category.description) ?? null
    }
})
