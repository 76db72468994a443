import {useShopperBasketsMutation} from '@salesforce/commerce-sdk-react'
import {useMemo} from 'react'
import {useLatest} from '@app/lib/react-hooks'
import {CommerceError} from '../client'
import type {Basket, NewLine} from './basket'
import type {BasketActions, PromoActions} from './basket-context'
import {basketFailure, noBasket} from './basket-failure'
import {asNewItem, toBasket} from './to-basket'

type Sources = {
    /** The basket that the page holds now; null where there is none, undefined while that is not known. */
    held: () => Basket | null | undefined
    /** Asks the platform for the basket; null where there is none. */
    reread: () => Promise<Basket | null>
    make: () => Promise<Basket>
}

/** The basket that the next change is made to, from one change to the next. */
const currentBasket = ({held, reread, make}: Sources) => {
    // What the last change answered: the page may not have rendered it yet when the next one begins.
    let last: Basket | null = null
    // A basket that the platform no longer has: the page may still hold it.
    let gone: string | undefined

    return {
        find: async (): Promise<Basket> => {
            const known = held()
            const shown = known === undefined && !last ? await reread() : known
            last = (shown?.id === gone ? null : shown) ?? last ?? (await make())
            return last
        },
        /** Keeps what a change answered. */
        keep: (basket: Basket): Basket => (last = basket),
        /** The basket, or a line of it, was not found: it has expired, or was changed in another tab. */
        readAnew: async (): Promise<void> => {
            const before = last?.id ?? held()?.id
            last = await reread().catch(() => null)
            if (last?.id !== before) gone = before
        }
    }
}

const whole = (answer: unknown): Basket => {
    const basket = toBasket(answer)
    if (!basket) throw new CommerceError({status: 502, code: 'garbled'})
    return basket
}

/** The SDK's calls that change a basket. */
const useBasketCalls = () => {
    const {mutateAsync: create} = useShopperBasketsMutation('createBasket')
    const {mutateAsync: update} = useShopperBasketsMutation('updateBasket')
    const {mutateAsync: addItem} = useShopperBasketsMutation('addItemToBasket')
    const {mutateAsync: updateItem} = useShopperBasketsMutation('updateItemInBasket')
    const {mutateAsync: removeItem} = useShopperBasketsMutation('removeItemFromBasket')
    const {mutateAsync: addCoupon} = useShopperBasketsMutation('addCouponToBasket')
    const {mutateAsync: removeCoupon} = useShopperBasketsMutation('removeCouponFromBasket')
    return {create, update, addItem, updateItem, removeItem, addCoupon, removeCoupon}
}

type Making = Pick<ReturnType<typeof useBasketCalls>, 'create' | 'update'> & {
    /** Asks the platform for the regular basket; null where there is none. */
    reread: () => Promise<Basket | null>
}

/** A basket whose making got no answer that can be read may be there all the same, and no second one is made. */
const createdOrFound = async ({create, reread}: Making): Promise<Basket> => {
    try {
        return whole(await create({body: {}}))
    } catch (error) {
        const found = await reread().catch(() => null)
        if (!found) throw error
        return found
    }
}

/** A new basket, with the prices of the shopper's store [D-02]. */
const madeWith = async (calls: Making, storeId: string | undefined): Promise<Basket> => {
    try {
        const basket = await createdOrFound(calls)
        if (storeId === undefined) return basket
        const body = {c_storeId: storeId}
        return whole(await calls.update({parameters: {basketId: basket.id}, body}))
    } catch (error) {
        throw new CommerceError({...(await basketFailure(error)), detail: noBasket})
    }
}

type BasketChanges = Pick<BasketActions, 'addToBasket' | 'changeQuantity' | 'removeLine'> & {
    promo: PromoActions
    /** Makes a regular basket where there is none [CART-006]. */
    ensureBasket: () => Promise<Basket>
}

type Page = {
    /** The regular basket as it is now, null where there is none, undefined while that is not known. */
    held: () => Basket | null | undefined
    reread: Making['reread']
    /** Called after every change that the platform has made. */
    onChanged: () => void
    work: {inTurn: <T>(task: () => Promise<T>) => Promise<T>; renew: () => Promise<void>}
}

/** The page, the SDK's calls and the store, as they are at the moment. */
type Now = ReturnType<typeof useBasketCalls> & Page & {storeId: string | undefined}

/** What can be done to the basket; everything is asked for anew each time, as every render changes it. */
export const createBasketChanges = (now: () => Now): BasketChanges => {
    const inTurn = <T>(task: () => Promise<T>): Promise<T> =>
        now().work.inTurn(async () => {
            await now().work.renew()
            return task()
        })
    const basket = currentBasket({
        held: () => now().held(),
        reread: () => now().reread(),
        make: () => madeWith(now(), now().storeId)
    })

    const change =
        <Given extends unknown[]>(act: (basketId: string, ...given: Given) => Promise<unknown>) =>
        (...given: Given): Promise<Basket> =>
            inTurn(async () => {
                try {
                    const {id} = await basket.find()
                    const changed = basket.keep(whole(await act(id, ...given)))
                    now().onChanged()
                    return changed
                } catch (error) {
                    const failure = await basketFailure(error)
                    if (failure.status === 404) await basket.readAnew()
                    throw failure
                }
            })

    return {
        ensureBasket: () => inTurn(basket.find),
        addToBasket: change((basketId, line: NewLine) =>
            now().addItem({parameters: {basketId}, body: [asNewItem(line)]})
        ),
        changeQuantity: change((basketId, itemId: string, quantity: number) =>
            now().updateItem({parameters: {basketId, itemId}, body: {quantity}})
        ),
        removeLine: change((basketId, itemId: string) =>
            now().removeItem({parameters: {basketId, itemId}})
        ),
        promo: {
            apply: change((basketId, code: string) =>
                now().addCoupon({parameters: {basketId}, body: {code}})
            ),
            remove: change((basketId, couponItemId: string) =>
                now().removeCoupon({parameters: {basketId, couponItemId}})
            )
        }
    }
}

/**
 * What can be done to the basket, one change after the other: two quick taps must not each find no basket and make one.
 * Prices are those of the shopper's store [D-02].
 */
export const useBasketChanges = (page: Page, storeId: string | undefined): BasketChanges => {
    const latest = useLatest({...useBasketCalls(), ...page, storeId})
    return useMemo(() => createBasketChanges(() => latest.current), [latest])
}
