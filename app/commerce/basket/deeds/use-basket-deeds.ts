import {useShopperBasketsMutation} from '@salesforce/commerce-sdk-react'
import {useMemo} from 'react'
import {useLatest} from '@app/lib/react-hooks'
import {CommerceError} from '../../client'
import type {Basket, NewLine} from '../basket'
import {asNewItem} from './as-new-item'
import {currentBasket} from './current-basket'
import {basketFailure} from '../basket-failure'
import {noBasket} from '../is-no-basket'
import type {BasketActions} from '../basket-context'
import type {PromoDeeds} from '../shopper-session'
import {toBasket} from '../to-basket'

const whole = (answer: unknown): Basket => {
    const basket = toBasket(answer)
    if (!basket) throw new CommerceError({status: 502, code: 'garbled'})
    return basket
}

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

type Deeds = Pick<BasketActions, 'addToBasket' | 'changeQuantity' | 'removeLine'> & {
    promo: PromoDeeds
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

/**
 * What can be done to the basket, one deed after the other: two quick taps must not each find no basket and make one.
 * Prices are those of the shopper's store [D-02].
 */
export const useBasketDeeds = (page: Page, storeId: string | undefined): Deeds => {
    const latest = useLatest({...useBasketCalls(), ...page, storeId})

    return useMemo(() => {
        const now = () => latest.current
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

        const deed =
            <Given extends unknown[]>(
                act: (basketId: string, ...given: Given) => Promise<unknown>
            ) =>
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
            addToBasket: deed((basketId, line: NewLine) =>
                now().addItem({parameters: {basketId}, body: [asNewItem(line)]})
            ),
            changeQuantity: deed((basketId, itemId: string, quantity: number) =>
                now().updateItem({parameters: {basketId, itemId}, body: {quantity}})
            ),
            removeLine: deed((basketId, itemId: string) =>
                now().removeItem({parameters: {basketId, itemId}})
            ),
            promo: {
                apply: deed((basketId, code: string) =>
                    now().addCoupon({parameters: {basketId}, body: {code}})
                ),
                remove: deed((basketId, couponItemId: string) =>
                    now().removeCoupon({parameters: {basketId, couponItemId}})
                )
            }
        }
    }, [latest])
}
