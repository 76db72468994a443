import * as z from 'zod/mini'
import type {ProductListCustomAttributes} from '@contract/customer'
import {joinedWishes} from '@app/domain/catalogue/wish-list'
import {oktaIdOf} from '@app/domain/person/credentials'
import {anyText, readAnswer} from '../answer'
import {removing} from '../outcome/removal'
import {savedOnce} from '../outcome/saved-once'
import {readCustomer} from '../session/customer/customer-record'
import type {LiveSession} from '../session/session'
import {readProductLists, type WishList} from './product-lists'

/**
 * Creates a list that names its customer [WISH-007, WISH-008, WISH-015]. The platform keeps fields of our own under `c_`
 * alone, on the shopping list too.
 */
const createList = async (
    {mutations, commerce, customerId}: LiveSession,
    type: 'wish_list' | 'shopping_list'
): Promise<WishList> => {
    const {email, login = email} = await readCustomer(commerce, customerId)
    const owner: ProductListCustomAttributes = {
        ...(email !== undefined && {c_userEmail: email}),
        ...(login !== undefined && {c_userOktaId: oktaIdOf(login)})
    }
    const created = await mutations.shopperCustomers.createCustomerProductList({
        parameters: {customerId},
        body: {type, ...owner}
    })
    return {id: readAnswer(z.looseObject({id: anyText}), created).id, items: []}
}

/**
 * Creates what a customer does not have yet: the wish list [WISH-001], and the shopping list of one with an e-mail address
 * [WISH-015].
 */
export const createMissingLists = async (session: LiveSession): Promise<void> => {
    const {wishList, hasShoppingList} = await readProductLists(session)
    if (!wishList) await createList(session, 'wish_list')
    if (hasShoppingList) return
    const {email} = await readCustomer(session.commerce, session.customerId)
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
    const {wishList} = await readProductLists(session)
    const {id: listId, items} = wishList ?? (await createList(session, 'wish_list'))
    const onList = items.map(({productId}) => productId)
    const {added} = joinedWishes(productIds, onList)
    for (const productId of added) {
        await session.mutations.shopperCustomers.createCustomerProductListItem({
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
    const {wishList} = await readProductLists(session)
    const item = wishList?.items.find((one) => one.productId === productId)
    if (!wishList || !item) return
    const parameters = {
        customerId: session.customerId,
        listId: wishList.id,
        itemId: item.itemId
    }
    await savedOnce({
        call: async () => {
            await removing(() =>
                session.mutations.shopperCustomers.deleteCustomerProductListItem({parameters})
            )
            // The SDK returns nothing; what the platform said was read by `sdkFetch`.
            return null
        },
        isSaved: async () => {
            const {wishList: left} = await readProductLists(session)
            return left === null || left.items.every(({itemId}) => itemId !== item.itemId)
        }
    })
}
