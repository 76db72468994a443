import type {WantedProduct} from '@app/domain/basket/basket'
import {type Cents, dollarsFromCents} from '@app/domain/prices/money'
import type {Line} from '../../basket/basket'
import {forgetMissingBasket} from '../../basket/temporary/temporary-id'
import {toRegularBasket} from '../../basket/to-basket'
import {CommerceError} from '../../client'
import {isNotFound, isTokenRefused, outcomeOf} from '../../outcome/outcome'
import {countedItems, readAnswer} from '../../answer'
import {record, text} from '../../json'
import {ORDERS} from '../../session/personal-query'
import type {LiveSession} from '../../session/session'
import {useShopperMutation} from '../../session/use-shopper-mutation'
import {agreementChanges, agreementsAmong} from '../agreements/agreements'
import {type CheckoutBasket, readCheckoutBasket, shownOf, wantedOf} from '../checkout-basket'
import {changeRecord, checkoutRecordOf, forgetOrder, inTurn} from '../checkout-record'
import {OrdersAnswer, type PlacedOrder, toPlacedOrder} from './order'
import {saveOrderOfAgreements} from './other-devices'
import type {CheckoutRecord, SettledPayment} from '../stored-record'
import {sdkFailure} from '../../outcome/sdk-failure'

/** How many of the newest orders are searched. */
const NEWEST = 5

/** The part of a session that reads orders. */
type OrderReader = Pick<LiveSession, 'commerce' | 'customerId' | 'registered'>

/** The newest orders; undefined for a guest, for whom the platform lists none. */
const newestOrders = async ({
    commerce,
    customerId,
    registered
}: OrderReader): Promise<PlacedOrder[] | undefined> => {
    if (!registered) return undefined
    const path = `/customer/shopper-customers/v1/organizations/{org}/customers/${customerId}/orders`
    try {
        const answer = await commerce.fetch({path, query: {limit: NEWEST}})
        const {total, data: items} = readAnswer(OrdersAnswer, answer)
        return countedItems({total, items}).map((order) => toPlacedOrder(order, commerce))
    } catch (error) {
        const outcome = outcomeOf(error)
        if (outcome.end === 'refused' && [403, 404].includes(outcome.status)) return undefined
        throw error
    }
}

const linesMatch = (lines: readonly Line[], wanted: readonly WantedProduct[]): boolean =>
    lines.length === wanted.length &&
    wanted.every(({productId, quantity}) =>
        lines.some((line) => line.productId === productId && line.quantity === quantity)
    )

/** Whether the agreements have been ordered, on whatever device; then the order's number is stored. */
export const isOrderedAlready = async (
    {commerce, customerId}: LiveSession,
    stored: CheckoutRecord
): Promise<boolean> =>
    saveOrderOfAgreements(stored, await agreementsAmong(commerce, customerId, stored.agreementIds))

/**
 * Whether a basket that no longer exists has become the order that was sent; stores the number if the order is found.
 * If the platform lists no orders, the order counts as placed: a second order would be worse, and the confirmation mail
 * has the number.
 */
export const orderOfGoneBasket = async (
    session: OrderReader,
    before: CheckoutRecord
): Promise<boolean> => {
    if (before.orderSentAt === undefined) return false
    const orders = before.ordersBefore && (await newestOrders(session))
    const found = orders?.find(
        ({orderNo, lines}) =>
            !before.ordersBefore?.includes(orderNo) && linesMatch(lines, before.lines)
    )
    if (orders && !found) {
        forgetOrder(session.customerId)
        return false
    }
    changeRecord(before, {isPlaced: true, ...(found && {orderNo: found.orderNo})})
    return true
}

const masked = (lastFour: string): string => `************${lastFour}`

/** Writes to the basket, once, how the order is received and how it is paid; the order takes both from there. */
const writePayment = async (
    {mutations, customerId}: LiveSession,
    basket: CheckoutBasket | null,
    payment: SettledPayment
): Promise<void> => {
    if (!basket) throw new CommerceError({status: 404, code: 'not-found'})
    const basketId = basket.id
    changeRecord({customerId, basketId}, {isPickup: basket.shippingMethod === 'pickup'})
    if (basket.paymentMethods.length > 0) return
    const card =
        payment.state === 'paid' && payment.lastFour !== ''
            ? {
                  paymentCard: {
                      cardType: payment.cardType || 'Card',
                      maskedNumber: masked(payment.lastFour)
                  }
              }
            : {}
    await mutations.shopperBaskets.addPaymentInstrumentToBasket({
        parameters: {basketId},
        body: {
            paymentMethodId: payment.state === 'paid' ? 'CREDIT_CARD' : 'PAY_IN_STORE',
            ...card
        }
    })
}

export type Ordering = {
    basketId: string
    payment: SettledPayment
    /** Now, in milliseconds. */
    now: number
    /** The current weekly payment, if the shopper was shown that it differs from what they reviewed, and accepted it. */
    accepted?: Cents | undefined
}

/** The result: placed, as the record says; or not, because the weekly payment differs from what the shopper was shown. */
export type Placing = {state: 'placed'} | {state: 'changed'; shown: Cents; now: Cents}

/**
 * Compares the basket with what the shopper was shown of it: a difference is shown first, and only ordered after they
 * accept it (D-28).
 */
const changeSinceShown = (
    stored: CheckoutRecord,
    basket: CheckoutBasket | null,
    accepted: Cents | undefined
): Extract<Placing, {state: 'changed'}> | undefined => {
    const {shown} = stored
    if (!basket || !shown) return undefined
    const now = shownOf(basket)
    if (now.payment === shown.payment) return undefined
    if (now.payment !== accepted) {
        return {state: 'changed', shown: shown.payment, now: now.payment}
    }
    changeRecord(stored, {shown: now})
    return undefined
}

/**
 * Writes on the basket which agreements the order is for, so that no agreement gets two orders, and the total that the
 * shopper was shown: the platform accepts no other total (D-28).
 */
const writeAgreements = async (
    {mutations: {shopperBaskets}, customerId}: LiveSession,
    basketId: string
): Promise<void> => {
    const {agreementIds = [], shown} = checkoutRecordOf(customerId) ?? {}
    await shopperBaskets.updateBasket({
        parameters: {basketId},
        body: {
            c_agreementIds: agreementIds,
            ...(shown && {c_shownTotal: dollarsFromCents(shown.payment)})
        }
    })
}

/** Stores what existed before the order is sent for the first time, so that its result can be found out later. */
const prepared = async (session: LiveSession, {basketId, now}: Ordering): Promise<void> => {
    const {apis, customerId} = session
    if (checkoutRecordOf(customerId)?.orderSentAt !== undefined) return
    const orders = await newestOrders(session)
    const parameters = {customerId}
    const cart = toRegularBasket(await apis.shopperCustomers.getCustomerBaskets({parameters}))
    changeRecord(
        {customerId, basketId},
        {
            orderSentAt: now,
            cartBefore: wantedOf(cart?.lines ?? []),
            ...(orders && {ordersBefore: orders.map(({orderNo}) => orderNo)})
        }
    )
}

const send = async (session: LiveSession, {basketId}: Ordering): Promise<void> => {
    const checkout = {customerId: session.customerId, basketId}
    const order: unknown = await session.mutations.shopperOrders.createOrder({body: {basketId}})
    const orderNo = text(record(order).orderNo)
    if (orderNo === undefined) throw new CommerceError({status: 502, code: 'garbled'})
    changeRecord(checkout, {isPlaced: true, orderNo})
}

/** The result of an order whose call failed: the order that was found, or the failure. */
const afterFailure = async (
    session: LiveSession,
    {basketId}: Ordering,
    thrown: unknown
): Promise<void> => {
    const error = await sdkFailure(thrown)
    if (isTokenRefused(error)) throw error
    // A basket that does not exist may have become the order.
    const isOver = outcomeOf(error).end === 'refused' && !isNotFound(error)
    if (isOver) forgetOrder(session.customerId)
    const stored = checkoutRecordOf(session.customerId)
    if (isOver || !stored) throw error
    const basket = await readCheckoutBasket(session.commerce, basketId)
    if (basket || !(await orderOfGoneBasket(session, stored))) throw error
}

const DONE: Placing = {state: 'placed'}

const placed = async (session: LiveSession, ordering: Ordering): Promise<Placing> => {
    const stored = checkoutRecordOf(session.customerId)
    if (!stored || stored.isPlaced || (await isOrderedAlready(session, stored))) return DONE
    const before = stored.orderSentAt
    try {
        const basket = await readCheckoutBasket(session.commerce, ordering.basketId)
        const change = changeSinceShown(stored, basket, ordering.accepted)
        if (change) return change
        if (before === undefined) await writePayment(session, basket, ordering.payment)
        await writeAgreements(session, ordering.basketId)
        await prepared(session, ordering)
        await send(session, ordering)
    } catch (thrown) {
        await afterFailure(session, ordering, thrown)
    }
    return DONE
}

/**
 * Places the order of a temporary basket. The platform deletes the basket with it, so a second call cannot make a
 * second order: it finds no basket, and the first order is looked up. The result is in the stored record.
 */
export const placeOrder = (session: LiveSession, ordering: Ordering): Promise<Placing> =>
    inTurn(async () => {
        const placing = await placed(session, ordering)
        if (placing.state === 'placed') forgetMissingBasket(ordering.basketId)
        return placing
    })

export const usePlaceOrder = () =>
    useShopperMutation({
        changes: [[ORDERS], ['checkout-basket'], ...agreementChanges],
        run: placeOrder
    })
