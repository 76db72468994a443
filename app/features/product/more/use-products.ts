import type {Tile} from '@app/commerce/products/product'
import {productsByIds} from '@app/commerce/products/products-by-ids'
import type {Loadable} from '@app/routing/loadable'
import {useQuestion} from '@app/routing/use-question'
import {useVisit} from '@app/routing/visit'

/**
 * Products by id, as rows of recommended or remembered ones show them. Which they are is known only in the page, so this
 * is a second question; it is asked when its answer is about to be seen, not before the page is served.
 */
export const useProducts = (ids: readonly string[], asked: boolean): Loadable<Tile[]> => {
    const {commerce, storeId} = useVisit()
    const answer = useQuestion(productsByIds(commerce, {ids, storeId}), asked && ids.length > 0)
    return ids.length === 0 ? {state: 'ready', value: []} : answer
}
