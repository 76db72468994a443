import {oktaIdOf} from '@app/domain/credentials'
import {joinedWishes} from '@app/domain/wish-list'
import {list, record, text} from '../json'
import type {Query} from '../query'
import type {LiveSession, Shopper} from '../shopper/session'

/** The customer's wish list: where it is kept, and what is on it. */
export type WishList = {id: string; items: readonly {itemId: string; productId: string}[]}

/** The key of the wish list among a shopper's personal queries. */
export const wishListKey = ['wish-list'] as const

const toWishList = (raw: unknown): WishList | null => {
    const found = list(record(raw).data)
        .map(record)
        .find(({type}) => type === 'wish_list')
    const id = text(found?.id)
    if (!found || id === undefined) return null
    const items = list(found.customerProductListItems).flatMap((item) => {
        const [itemId, productId] = [text(record(item).id), text(record(item).productId)]
        return itemId === undefined || productId === undefined ? [] : [{itemId, productId}]
    })
    return {id, items}
}

/** A customer's wish list [API-021]; null where they have none yet. Never asked for a guest [WISH-014]. */
export const wishList = ({commerce, customerId}: Shopper): Query<WishList | null> => ({
    key: wishListKey,
    staleTime: 60_000,
    fetch: async () =>
        toWishList(
            await commerce.fetch({
                path: `/customer/shopper-customers/v1/organizations/{org}/customers/${customerId}/product-lists`
            })
        )
})

const readOrCreate = async (session: LiveSession, email: string): Promise<WishList> => {
    const held = await wishList(session).fetch()
    if (held) return held
    const {apis, customerId} = session
    const made = await apis.shopperCustomers.createCustomerProductList({
        parameters: {customerId},
        body: {type: 'wish_list', c_userEmail: email, c_userOktaId: oktaIdOf(email)}
    })
    return {id: text(made.id) ?? '', items: []}
}

/**
 * Puts products on the customer's wish list, which is created where there is none [WISH-001, WISH-006]; what is on it
 * already stays as it is. Answers how many were added.
 */
export const addToWishList = async (
    session: LiveSession,
    productIds: readonly string[],
    email: string
): Promise<number> => {
    const {id: listId, items} = await readOrCreate(session, email)
    const held = items.map(({productId}) => productId)
    const {added} = joinedWishes(productIds, held)
    for (const productId of added) {
        await session.apis.shopperCustomers.createCustomerProductListItem({
            parameters: {customerId: session.customerId, listId},
            body: {quantity: 1, productId, public: false, priority: 1, type: 'product'}
        })
    }
    return added.length
}

/** Takes a product off the customer's wish list [WISH-016]; false where it was not on it. */
export const removeFromWishList = async (
    session: LiveSession,
    productId: string
): Promise<boolean> => {
    const held = await wishList(session).fetch()
    const item = held?.items.find((one) => one.productId === productId)
    if (!held || !item) return false
    await session.apis.shopperCustomers.deleteCustomerProductListItem({
        parameters: {customerId: session.customerId, listId: held.id, itemId: item.itemId}
    })
    return true
}
