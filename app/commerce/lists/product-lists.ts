import type {ProductListCustomAttributes} from '@contract/customer'
import {oktaIdOf} from '@app/domain/credentials'
import {joinedWishes} from '@app/domain/wish-list'
import {list, record, text} from '../json'
import type {Query} from '../query'
import {customerRecord} from '../shopper/customer-record'
import type {LiveSession, Shopper} from '../shopper/session'

/** The customer's wish list: its id, and what is on it [ENTITY-021]. */
export type WishList = {id: string; items: readonly {itemId: string; productId: string}[]}

/** A customer's lists; the shopping list is only created, nothing shows it (G-36) [ENTITY-022]. */
export type ProductLists = {
    /** Null if they have none yet. */
    wishList: WishList | null
    hasShoppingList: boolean
}

/** The key of the lists among a shopper's personal queries. */
export const productListsKey = ['product-lists'] as const

const toWishList = (raw: unknown): WishList | null => {
    const found = record(raw)
    const id = text(found.id)
    if (id === undefined) return null
    const items = list(found.customerProductListItems).flatMap((item) => {
        const [itemId, productId] = [text(record(item).id), text(record(item).productId)]
        return itemId === undefined || productId === undefined ? [] : [{itemId, productId}]
    })
    return {id, items}
}

const toProductLists = (raw: unknown): ProductLists => {
    const lists = list(record(raw).data).map(record)
    return {
        wishList: toWishList(lists.find(({type}) => type === 'wish_list')),
        hasShoppingList: lists.some(({type}) => type === 'shopping_list')
    }
}

/** A customer's lists [API-021]. Never read for a guest [WISH-014]. */
export const productLists = ({commerce, customerId}: Shopper): Query<ProductLists> => ({
    key: productListsKey,
    staleTime: 60_000,
    fetch: async () =>
        toProductLists(
            await commerce.fetch({
                path: `/customer/shopper-customers/v1/organizations/{org}/customers/${customerId}/product-lists`
            })
        )
})

/**
 * Creates a list that names its customer [WISH-007, WISH-008, WISH-015]. The platform keeps fields of our own under `c_`
 * alone, on the shopping list too.
 */
const createList = async (
    {apis, commerce, customerId}: LiveSession,
    type: 'wish_list' | 'shopping_list'
): Promise<WishList> => {
    const {email, login = email} = await customerRecord(commerce, customerId).fetch()
    const owner: ProductListCustomAttributes = {
        ...(email !== undefined && {c_userEmail: email}),
        ...(login !== undefined && {c_userOktaId: oktaIdOf(login)})
    }
    const created = await apis.shopperCustomers.createCustomerProductList({
        parameters: {customerId},
        body: {type, ...owner}
    })
    return {id: text(record(created).id) ?? '', items: []}
}

/**
 * Creates what a customer does not have yet: the wish list [WISH-001], and the shopping list of one with an e-mail address
 * [WISH-015].
 */
export const createMissingLists = async (session: LiveSession): Promise<void> => {
    const {wishList, hasShoppingList} = await productLists(session).fetch()
    if (!wishList) await createList(session, 'wish_list')
    if (hasShoppingList) return
    const {email} = await customerRecord(session.commerce, session.customerId).fetch()
    if (email !== undefined) await createList(session, 'shopping_list')
}

/**
 * Puts products on the customer's wish list, which is created if there is none [WISH-001, WISH-006, API-064]; a product
 * that is on it already is not added again (G-35). Returns how many were added.
 */
export const addToWishList = async (
    session: LiveSession,
    productIds: readonly string[]
): Promise<number> => {
    const {wishList} = await productLists(session).fetch()
    const {id: listId, items} = wishList ?? (await createList(session, 'wish_list'))
    const onList = items.map(({productId}) => productId)
    const {added} = joinedWishes(productIds, onList)
    for (const productId of added) {
        await session.apis.shopperCustomers.createCustomerProductListItem({
            parameters: {customerId: session.customerId, listId},
            body: {quantity: 1, productId, public: false, priority: 1, type: 'product'}
        })
    }
    return added.length
}

/** Removes a product from the customer's wish list [WISH-016]; does nothing if it is not on it. */
export const removeFromWishList = async (
    session: LiveSession,
    productId: string
): Promise<void> => {
    const {wishList} = await productLists(session).fetch()
    const item = wishList?.items.find((one) => one.productId === productId)
    if (!wishList || !item) return
    await session.apis.shopperCustomers.deleteCustomerProductListItem({
        parameters: {customerId: session.customerId, listId: wishList.id, itemId: item.itemId}
    })
}
