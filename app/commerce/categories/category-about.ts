import type {Commerce} from '../commerce'
import type {Question} from '../question'
import {record, text} from '../reading'

/** The id of the category at an address below /c/: its segments, joined, as this shop names its categories. */
export const categoryIdAt = (path: readonly string[]): string => path.join('-')

/**
 * What a category says of itself [API-034]; the same for everybody. Asked apart from the tree, which stands in every
 * page and must stay light. Null where it says nothing.
 */
export const categoryAbout = (
    commerce: Commerce,
    path: readonly string[]
): Question<string | null> => ({
    key: ['category-about', categoryIdAt(path)],
    fresh: 600_000,
    shared: {fresh: 300, stale: 86_400},
    ask: async () => {
        const category = record(
            await commerce.ask({
                path: `/product/shopper-products/v1/organizations/{org}/categories/${encodeURIComponent(categoryIdAt(path))}`,
                query: {levels: 0}
            })
        )
        return text(category.pageDescription) ?? text(category.description) ?? null
    }
})
