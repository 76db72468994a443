import {useShopperBasketsMutation} from '@salesforce/commerce-sdk-react'
import {useMemo} from 'react'
import {useLatest} from '@app/lib/react/use-latest'
import {oneAtATime} from '@app/lib/timing/one-at-a-time'
import {CommerceError, errorCodeOf} from '../commerce-error'
import {record, number} from '../reading'
import {asNewItem} from './as-new-item'
import type {Basket, NewLine} from './basket'
import {noBasket} from './is-no-basket'
import type {SessionDeeds} from './shopper-session'
import {toBasket} from './to-basket'

const failureOf = (error: unknown): CommerceError => {
    if (error instanceof CommerceError) return error
    const status = number(record(record(error).response).status) ?? 503
    return new CommerceError({status, code: errorCodeOf(status)})
}

const whole = (answer: unknown): Basket => {
    const basket = toBasket(answer)
    if (!basket) throw new CommerceError({status: 502, code: 'garbled'})
    return basket
}

type Deeds = Omit<SessionDeeds, 'retry' | 'changeStore'> & {
    /** Makes a regular basket where there is none [CART-006]. */
    ensureBasket: () => Promise<Basket>
}

/**
 * What can be done to the basket, one deed after the other: two quick taps must not each find no basket and make one.
 * `held` answers the regular basket as it is now, null where there is none; prices are those of the shopper's store [D-02].
 */
export const useBasketDeeds = (held: () => Basket | null, storeId: string | undefined): Deeds => {
    const {mutateAsync: create} = useShopperBasketsMutation('createBasket')
    const {mutateAsync: update} = useShopperBasketsMutation('updateBasket')
    const {mutateAsync: addItem} = useShopperBasketsMutation('addItemToBasket')
    const {mutateAsync: updateItem} = useShopperBasketsMutation('updateItemInBasket')
    const {mutateAsync: removeItem} = useShopperBasketsMutation('removeItemFromBasket')

    const latest = useLatest({create, update, addItem, updateItem, removeItem, held, storeId})

    return useMemo(() => {
        const inTurn = oneAtATime()
        const now = () => latest.current
        // What the last deed answered: the page may not have rendered it yet when the next deed begins.
        let last: Basket | null = null

        const made = async (): Promise<Basket> => {
            try {
                const basket = whole(await now().create({body: {}}))
                const {storeId: store} = now()
                if (store === undefined) return basket
                const body = {c_storeId: store}
                return whole(await now().update({parameters: {basketId: basket.id}, body}))
            } catch (error) {
                throw new CommerceError({...failureOf(error), detail: noBasket})
            }
        }
        const current = async (): Promise<Basket> => {
            last = now().held() ?? last ?? (await made())
            return last
        }

        const deed =
            <Given extends unknown[]>(
                act: (basketId: string, ...given: Given) => Promise<unknown>
            ) =>
            (...given: Given): Promise<Basket> =>
                inTurn(async () => {
                    const {id} = await current()
                    last = whole(await act(id, ...given))
                    return last
                }).catch((error: unknown) => {
                    const failure = failureOf(error)
                    if (failure.status === 404) last = null
                    throw failure
                })

        return {
            ensureBasket: () => inTurn(current),
            addToBasket: deed((basketId, line: NewLine) =>
                now().addItem({parameters: {basketId}, body: [asNewItem(line)]})
            ),
            changeQuantity: deed((basketId, itemId: string, quantity: number) =>
                now().updateItem({parameters: {basketId, itemId}, body: {quantity}})
            ),
            removeLine: deed((basketId, itemId: string) =>
                now().removeItem({parameters: {basketId, itemId}})
            )
        }
    }, [latest])
}
