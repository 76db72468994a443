import type {Locale} from '../../../core/locales'
import {localeOf, siteQuery} from '../../../core/query-values'
import type {Shopper, World} from '../../../world/world'
import type {Basket} from '../basket'
import {presentBasket} from '../present-basket'
import {ownBasket, saveBasket} from '../stored-baskets'

/** Both versions of the API share their baskets; the second also knows temporary ones. */
export type Version = 'v1' | 'v2'

export const basketsPath = <V extends Version>(version: V) =>
    `/checkout/shopper-baskets/${version}/organizations/:organizationId/baskets` as const

export const readScope = 'sfcc.shopper-baskets-orders'
export const writeScope = 'sfcc.shopper-baskets-orders.rw'

export const basketQuery = siteQuery.partial({siteId: true})

type Call = {
    params: {basketId: string}
    query: {locale?: Locale | 'default' | undefined}
    world: World
    shopper: Shopper
}

/** Loads the shopper's basket, changes and saves it, and returns it. */
export const changeBasket = <C extends Call>(
    call: C,
    change: (basket: Basket, call: C) => Basket
) => {
    const {params, query, world, shopper} = call
    const locale = localeOf(query)
    const held = {...ownBasket(world, params.basketId, shopper), locale}
    return presentBasket(world, saveBasket(world, change(held, call)), locale)
}
