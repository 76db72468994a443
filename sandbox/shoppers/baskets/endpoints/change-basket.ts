import {localeOf, type Locale} from '../../../core/query-values'
import type {Shopper} from '../../sign-in/shopper'
import type {World} from '../../../world/world'
import type {Basket} from '../model/basket'
import {keepBasket, ownBasket} from '../model/keep-basket'
import {presentBasket} from '../present/present-basket'

type Call = {
    params: {basketId: string}
    query: {locale?: Locale | 'default' | undefined}
    world: World
    shopper: Shopper
}

/** Finds the shopper's basket, changes it, keeps it, and answers it whole. */
export const changeBasket = <C extends Call>(
    call: C,
    change: (basket: Basket, call: C) => Basket
) => {
    const {params, query, world, shopper} = call
    const locale = localeOf(query)
    const held = {...ownBasket(world, params.basketId, shopper), locale}
    return presentBasket(world, keepBasket(world, change(held, call)), locale)
}
