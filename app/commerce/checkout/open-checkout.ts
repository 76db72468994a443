import {isHighRiskFlow} from '@app/domain/checkout-options'
import {ifAllowed} from '@app/lib/browser'
import type {Basket, Line, NewLine} from '../basket/basket'
import {createTemporaryBasket} from '../basket/temporary-basket'
import {CommerceError, toFailure} from '../client'
import type {Query} from '../query'
import type {LiveSession, SessionActions} from '../shopper/session'
import {anySigned} from './agreements'
import {type CheckoutBasket, fingerprintOf, readCheckoutBasket, wantedOf} from './checkout-basket'
import {beginRecord, changeRecord, type CheckoutRecord, checkoutRecordOf} from './checkout-record'

/** The lines with the inventory type that they have in the cart, as a temporary basket takes them. */
const asNewLines = (lines: readonly Line[]): NewLine[] =>
    lines.map(({productId, quantity, price}) => ({
        ...{productId, quantity},
        ...(price && {inventoryType: price.condition === 'new' ? 'new' : 'used'})
    }))

/** Makes the temporary basket of a cart at its store; its coupon is applied anew (D-27) [CHECKOUT-013]. */
const created = async (
    session: LiveSession,
    {storeId, promo}: Basket,
    lines: readonly NewLine[]
): Promise<CheckoutBasket> => {
    const {id: basketId} = await createTemporaryBasket(session, {
        lines,
        attributes: {
            ...(storeId !== null && {c_storeId: storeId}),
            c_promoApplied: promo !== null,
            ...(promo && {c_promoCode: promo.code})
        }
    })
    if (promo) {
        const body = {code: promo.code}
        await session.apis.shopperBaskets.addCouponToBasket({parameters: {basketId}, body})
    }
    const basket = await readCheckoutBasket(session.commerce, basketId)
    if (!basket) throw new CommerceError({status: 404, code: 'not-found'})
    return basket
}

export type Opening = {
    whenLive: SessionActions['whenLive']
    customerId: string
    /** The regular basket, whose lines are checked out. */
    cart: Basket
    isStoreHighRisk: boolean
}

const begin = async (
    {whenLive, customerId, cart, isStoreHighRisk}: Opening,
    before: CheckoutRecord | null,
    lines: readonly NewLine[] = asNewLines(cart.lines)
): Promise<CheckoutBasket> => {
    const session = await whenLive()
    const basket = await created(session, cart, lines)
    await session.apis.shopperBaskets.updateBasket({
        parameters: {basketId: basket.id},
        body: {c_isHighRiskFlow: isHighRiskFlow(isStoreHighRisk, basket.risks)}
    })
    beginRecord({
        ...{customerId, basketId: basket.id, lines: wantedOf(basket.lines), agreementIds: []},
        // What was chosen for another basket is offered again, to be confirmed.
        ...(before?.schedule && {schedule: before.schedule})
    })
    return basket
}

/** A basket that has expired after its agreements were signed is made again of what they are about (D-27). */
const remade = async (opening: Opening, before: CheckoutRecord): Promise<CheckoutBasket> => {
    const {agreementIds, schedule, services, payment, orderSentAt} = before
    const basket = await begin(opening, before, before.lines)
    changeRecord(
        {customerId: opening.customerId, basketId: basket.id},
        {
            ...{agreementIds, lines: before.lines},
            ...(schedule && {schedule}),
            ...(services && {services}),
            ...(payment && {payment}),
            ...(orderSentAt !== undefined && {orderSentAt})
        }
    )
    return basket
}

const opened = async (opening: Opening): Promise<CheckoutBasket> => {
    const {whenLive, customerId, cart} = opening
    const before = checkoutRecordOf(customerId)
    if (!before || before.orderNo !== undefined) return begin(opening, null)
    const own = (await whenLive()).commerce
    const basket = await readCheckoutBasket(own, before.basketId)
    const isSame =
        basket?.storeId === cart.storeId &&
        fingerprintOf(wantedOf(basket.lines)) === fingerprintOf(wantedOf(cart.lines))
    if (basket && isSame) return basket
    const isBound = await anySigned(own, customerId, before.agreementIds)
    if (!isBound) return begin(opening, before)
    return basket ?? remade(opening, before)
}

let latest: Promise<unknown> = Promise.resolve()

/** One opening at a time, in all tabs where the browser can: two must not each delete the other's basket. */
const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const locks = ifAllowed(() => navigator.locks)
    if (locks) return locks.request('checkout', task)
    const result = latest.then(task)
    latest = result.catch(() => undefined)
    return result
}

/**
 * The temporary basket of the checkout: the one that was begun, as long as it holds what is in the cart at the cart's
 * store, or is bound by a signature; else a new one [CHECKOUT-001] (G-21). A cart that changes is another query.
 */
export const openCheckout = (opening: Opening): Query<CheckoutBasket> => ({
    key: [
        'checkout-basket',
        opening.cart.id,
        opening.cart.storeId,
        fingerprintOf(wantedOf(opening.cart.lines))
    ],
    staleTime: 30_000,
    fetch: () =>
        inTurn(() => opened(opening)).catch((error: unknown) => {
            throw new CommerceError(toFailure(error))
        })
})
