import * as z from 'zod/mini'
import {anyList, anyText, listIfAny, readAnswer, readItems} from '../answer'
import type {Commerce} from '../client'
import {record, text} from '../json'
import type {Shopper} from '../session/session'

/** The customer's wish list: its id, and what is on it [ENTITY-021]. */
export type WishList = {id: string; items: readonly {itemId: string; productId: string}[]}

/** A customer's lists; the shopping list is only created, nothing shows it (G-36) [ENTITY-022]. */
export type ProductLists = {
    /** Null if they have none yet. */
    wishList: WishList | null
    hasShoppingList: boolean
}

const ListsAnswer = z.looseObject({data: anyList})

/** The platform may leave out the items where nothing is on the list. */
const ListAnswer = z.looseObject({id: anyText, type: anyText, customerProductListItems: listIfAny})

const toItem = (raw: unknown): WishList['items'][number][] => {
    const [itemId, productId] = [text(record(raw).id), text(record(raw).productId)]
    return itemId === undefined || productId === undefined ? [] : [{itemId, productId}]
}

const toWishList = (
    {id, customerProductListItems: items}: z.output<typeof ListAnswer>,
    log: Pick<Commerce, 'warn'>
): WishList => ({id, items: readItems(items ?? [], toItem, log)})

export const toProductLists = (raw: unknown, log: Pick<Commerce, 'warn'>): ProductLists => {
    // One that cannot be read may be the wish list, and a second one must not be created.
    const lists = readAnswer(ListsAnswer, raw).data.map((one) => readAnswer(ListAnswer, one))
    const wishList = lists.find(({type}) => type === 'wish_list')
    return {
        wishList: wishList ? toWishList(wishList, log) : null,
        hasShoppingList: lists.some(({type}) => type === 'shopping_list')
    }
}

/** A customer's lists as the platform has them now [API-021]. Never read for a guest [WISH-014]. */
export const readProductLists = async ({
    commerce,
    customerId
}: Pick<Shopper, 'commerce' | 'customerId'>): Promise<ProductLists> => {
    const path = `/customer/shopper-customers/v1/organizations/{org}/customers/${customerId}/product-lists`
    return toProductLists(await commerce.fetch({path}), commerce)
}
