import type {UsedApproval} from '@app/domain/approval/approval'
import {isHighRiskFlow} from '@app/domain/basket/checkout-options'
import type {RentalAgreement} from '../account/agreements'
import {approvalAttributes} from '../session/approval-in-short'
import type {Basket, Line, NewLine} from '../basket/basket'
import {createTemporaryBasket} from '../basket/temporary/temporary-basket'
import {CommerceError, type ShortProduct, toFailure} from '../client'
import {number, record, text} from '../json'
import type {Query} from '../query'
import type {LiveSession, SessionActions} from '../session/session'
import {agreementsAmong, isAnySigned, scheduleCodes} from './agreements'
import {delivered} from './basket-steps'
import {
    type CheckoutBasket,
    fingerprintOf,
    readCheckoutBasket,
    shownOf,
    wantedOf
} from './checkout-basket'
import {beginRecord, changeRecord, checkoutRecordOf, inTurn} from './checkout-record'
import {isOrderedAlready, orderOfGoneBasket} from './place-order'
import type {CheckoutNews, CheckoutRecord} from './stored-record'
import {isRefused, isTokenRefused} from '../outcome'
import {sdkFailure} from '../sdk-failure'

/** The lines with the inventory type that they have in the cart, as a temporary basket takes them. */
const asNewLines = (lines: readonly Line[]): NewLine[] =>
    lines.map(({productId, quantity, price, lacksApproval, bundle}) => ({
        productId,
        quantity,
        ...(lacksApproval && {lacksApproval}),
        ...(bundle && {bundle}),
        ...(price && {inventoryType: price.condition === 'new' ? 'new' : 'used'})
    }))

/** Applies the cart's promo code again; false if it is no longer valid (D-27) [CHECKOUT-013]. */
const withCoupon = async (
    {apis}: LiveSession,
    basketId: string,
    code: string
): Promise<boolean> => {
    try {
        await apis.shopperBaskets.addCouponToBasket({parameters: {basketId}, body: {code}})
        return true
    } catch (error) {
        const failure = await sdkFailure(error)
        if (!isRefused(failure) || isTokenRefused(failure)) throw failure
        return false
    }
}

type Choices = Pick<CheckoutRecord, 'schedule' | 'services' | 'consents'>

/**
 * Writes what was chosen for the former basket on the new one: it becomes part of the order [CHECKOUT-002]
 * [CHECKOUT-012].
 */
const withChoices = async (
    {apis: {shopperBaskets}}: LiveSession,
    {id: basketId, lines, risks}: CheckoutBasket,
    {schedule, services, consents, ...given}: Choices & {isStoreHighRisk: boolean; promo: object}
): Promise<void> => {
    const parameters = {basketId}
    await shopperBaskets.updateBasket({
        parameters,
        body: {
            c_isHighRiskFlow: isHighRiskFlow(given.isStoreHighRisk, risks),
            ...given.promo,
            ...(services && {
                c_ldwSelected: services.ldw,
                c_benefitsPlusSelected: services.benefitsPlus
            }),
            ...(consents && {c_consents: JSON.stringify(consents)})
        }
    })
    if (!schedule) return
    const code = scheduleCodes[schedule.frequency]
    await shopperBaskets.updateItemsInBasket({
        parameters,
        body: lines.map(({id}) => ({itemId: id, c_racSelectedRentalPaymentOption: code}))
    })
}

export type Opening = {
    whenLive: SessionActions['whenLive']
    customerId: string
    /** The regular basket, whose lines are checked out. */
    cart: Basket
    isStoreHighRisk: boolean
    /** Carried on the basket [APPR-019]. */
    approval?: UsedApproval | null
}

/** What a new basket takes over from an earlier checkout, and the basket of that checkout. */
type Former = {choices: Choices; lines?: readonly NewLine[]; basket?: CheckoutBasket | null}

type Made = {basket: CheckoutBasket; isPromoLost: boolean}

/** A temporary basket that exists. */
const found = async ({commerce}: LiveSession, id: string): Promise<CheckoutBasket> => {
    const basket = await readCheckoutBasket(commerce, id)
    if (!basket) throw new CommerceError({status: 404, code: 'not-found'})
    return basket
}

/** Writes a delivery, its method and its recipient, on the new basket; a pick-up is chosen again, at the new store. */
const withRecipient = async (
    session: LiveSession,
    basketId: string,
    old: CheckoutBasket | null | undefined
): Promise<void> => {
    if (!old?.recipient || !old.email || old.shippingMethod === 'pickup') return
    await delivered(session, {basketId, email: old.email, recipient: old.recipient})
}

/** Creates the temporary basket of a cart at its store, with everything that was chosen and typed for the former one. */
const made = async (
    {whenLive, cart: {storeId, promo, lines: inCart}, isStoreHighRisk, approval}: Opening,
    {choices, lines = asNewLines(inCart), basket: old}: Former
): Promise<Made> => {
    const session = await whenLive()
    const attributes = storeId === null ? {} : {c_storeId: storeId}
    const prefill = approval ? approvalAttributes(approval) : undefined
    const {id} = await createTemporaryBasket(session, {lines, attributes, prefill})
    const isApplied = promo !== null && (await withCoupon(session, id, promo.code))
    await withChoices(session, await found(session, id), {
        ...choices,
        isStoreHighRisk,
        promo: {c_promoApplied: isApplied, ...(isApplied && {c_promoCode: promo.code})}
    })
    await withRecipient(session, id, old)
    return {basket: await found(session, id), isPromoLost: promo !== null && !isApplied}
}

/** What has changed since it was last shown. */
const newsOf = (before: CheckoutRecord | null, basket: CheckoutBasket): CheckoutNews[] => {
    if (!before?.shown) return []
    const [shown, now] = [before.shown, shownOf(basket)]
    const hasOtherLines = fingerprintOf(before.lines) !== fingerprintOf(wantedOf(basket.lines))
    const hasOtherSums = shown.payment !== now.payment || shown.total !== now.total
    return [
        ...(shown.storeId === now.storeId ? [] : (['store'] as const)),
        ...(hasOtherLines ? (['lines'] as const) : []),
        ...(hasOtherSums && !hasOtherLines ? (['prices'] as const) : [])
    ]
}

const begun = async (
    opening: Opening,
    before: CheckoutRecord | null,
    old?: CheckoutBasket | null
): Promise<CheckoutBasket> => {
    // The pay schedule chosen for another basket is suggested again; services and consents have to be given again.
    const choices = before?.schedule ? {schedule: before.schedule} : {}
    const {basket, isPromoLost} = await made(opening, {choices, basket: old ?? null})
    const news = [...newsOf(before, basket), ...(isPromoLost ? (['promo'] as const) : [])]
    beginRecord({
        customerId: opening.customerId,
        basketId: basket.id,
        lines: wantedOf(basket.lines),
        shown: shownOf(basket),
        agreementIds: [],
        ...choices,
        ...(news.length > 0 && {news})
    })
    return basket
}

/**
 * If the basket has expired after its agreements were drawn up, creates another one with the contents of the
 * agreements, at their store (D-27).
 */
const remade = async (
    opening: Opening,
    before: CheckoutRecord,
    [agreement]: readonly RentalAgreement[]
): Promise<CheckoutBasket> => {
    const storeId = agreement?.storeNumber ?? opening.cart.storeId
    const atStore = {...opening, cart: {...opening.cart, storeId}}
    const {basket} = await made(atStore, {choices: before, lines: before.lines})
    beginRecord({...before, basketId: basket.id, shown: before.shown ?? shownOf(basket)})
    return basket
}

const isBound = async (
    {commerce, customerId}: LiveSession,
    {agreementIds}: CheckoutRecord
): Promise<boolean> => {
    const agreements = await agreementsAmong(commerce, customerId, agreementIds)
    return isAnySigned(agreements)
}

/**
 * The same basket, whose prices may have changed since the shopper saw them. Once something is signed, the signed terms
 * count; a difference is shown before the order (D-28).
 */
const sameAgain = async (
    session: LiveSession,
    before: CheckoutRecord,
    basket: CheckoutBasket
): Promise<CheckoutBasket> => {
    const news = newsOf(before, basket)
    if (news.length > 0 && !(await isBound(session, before))) {
        changeRecord(before, {shown: shownOf(basket), news})
    }
    return basket
}

const holds = ({lines, storeId}: Basket | CheckoutBasket, record: CheckoutRecord): boolean =>
    fingerprintOf(wantedOf(lines)) === fingerprintOf(record.lines) &&
    (record.shown === undefined || record.shown.storeId === (storeId ?? ''))

/** The basket for a checkout whose own basket has expired, or differs from the cart. */
const replaced = async (
    opening: Opening,
    before: CheckoutRecord,
    basket: CheckoutBasket | null
): Promise<CheckoutBasket> => {
    const {commerce} = await opening.whenLive()
    const {customerId, agreementIds} = before
    const agreements = await agreementsAmong(commerce, customerId, agreementIds)
    const isSigned = isAnySigned(agreements)
    if (isSigned && basket) return basket
    const isWaiting = !basket && agreements.length > 0 && holds(opening.cart, before)
    if (isSigned || isWaiting) return remade(opening, before, agreements)
    return begun(opening, before, basket)
}

/** The basket of a checkout that has begun. */
const goneOn = async (opening: Opening, before: CheckoutRecord): Promise<CheckoutBasket | null> => {
    const {whenLive, cart} = opening
    const session = await whenLive()
    const basket = await readCheckoutBasket(session.commerce, before.basketId)
    const isGone = basket === null
    if (isGone && (await isOrderedAlready(session, before))) return null
    if (isGone && (await orderOfGoneBasket(session, before))) return null
    const isSame =
        basket?.storeId === cart.storeId &&
        fingerprintOf(wantedOf(basket.lines)) === fingerprintOf(wantedOf(cart.lines))
    return basket && isSame ? sameAgain(session, before, basket) : replaced(opening, before, basket)
}

const opened = async (opening: Opening): Promise<CheckoutBasket | null> => {
    const before = checkoutRecordOf(opening.customerId)
    if (!before) return begun(opening, null)
    if (!before.isPlaced) return goneOn(opening, before)
    // Until the ordered pieces are out of the cart, its contents are not a new checkout.
    return before.isCartLighter ? begun(opening, null) : null
}

/** Which product it is that the platform does not take, and how many of it there are; nothing where it names none. */
const shortProductOf = (error: CommerceError): {short?: ShortProduct} => {
    const {productId, availableQuantity} = record(error.data)
    const id = text(productId)
    if (error.status !== 400 || id === undefined) return {}
    return {short: {productId: id, left: Math.max(0, number(availableQuantity) ?? 0)}}
}

/** The temporary basket of a checkout, new or continued; null once the order is placed. */
export const openedCheckout = (opening: Opening): Promise<CheckoutBasket | null> =>
    inTurn(() => opened(opening)).catch(async (error: unknown) => {
        const failure = await sdkFailure(error)
        const {data, statusText} = failure
        const known = {...toFailure(failure), ...shortProductOf(failure)}
        throw new CommerceError(known, {data, statusText})
    })

/**
 * The temporary basket of the checkout: the stored one, as long as it has the cart's contents and store, or is bound by
 * a signature; else a new one [CHECKOUT-001] (G-21). Another cart is another query.
 */
export const openCheckout = (opening: Opening): Query<CheckoutBasket | null> => ({
    key: [
        'checkout-basket',
        opening.cart.id,
        opening.cart.storeId,
        fingerprintOf(wantedOf(opening.cart.lines))
    ],
    staleTime: 30_000,
    fetch: () => openedCheckout(opening)
})
