import {endpoint} from '../../../core/endpoint'
import {problem} from '../../../core/problem'
import {flag, localeOf} from '../../../core/query-values'
import type {World} from '../../../world/world'
import type {Basket} from '../model/basket'
import {basketsOf, dropBasket, keepBasket, ownBasket} from '../model/keep-basket'
import {mergedBaskets} from '../model/merged-baskets'
import {presentBasket} from '../present/present-basket'
import {basketQuery, basketsPath, writeScope} from './basket-path'

/** A temporary basket becomes the shopper's regular one. */
export const promoteBasket = endpoint({
    method: 'POST',
    path: `${basketsPath('v2')}/:basketId/actions/promote`,
    scope: writeScope,
    query: basketQuery.extend({
        overrideExisting: flag.default(false),
        merge: flag.default(false)
    }),
    handle: ({params, query, shopper, world}) => {
        const basket = ownBasket(world, params.basketId, shopper)
        const [regular] = basketsOf(world, shopper.customerId, false)
        const promoted = {...basket, isTemporary: false}
        const kept =
            regular && regular.id !== basket.id
                ? instead(world, {regular, promoted}, query)
                : promoted
        return presentBasket(world, keepBasket(world, kept), localeOf(query))
    }
})

const instead = (
    world: World,
    {regular, promoted}: {regular: Basket; promoted: Basket},
    {merge, overrideExisting}: {merge: boolean; overrideExisting: boolean}
): Basket => {
    if (!merge && !overrideExisting) {
        return problem(
            409,
            'basket-not-promotable-exception',
            'The shopper has a storefront basket already.',
            {basketId: regular.id}
        )
    }
    dropBasket(world, regular.id)
    return merge
        ? mergedBaskets(world, {kept: promoted, other: regular}, 'higher_quantity')
        : promoted
}
