import {useQueryClient} from '@tanstack/react-query'
import {useCallback} from 'react'
import type {UsedApproval} from '@app/domain/approval/approval'
import {isHighRiskFlow} from '@app/domain/basket/checkout-options'
import {isUsed} from '@app/domain/prices/stock'
import type {RentalAgreement} from '../account/agreements'
import {approvalAttributes} from '../session/customer/approval-in-short'
import type {Basket, Line, NewLine} from '../basket/basket'
import {createTemporaryBasket} from '../basket/temporary/temporary-basket'
import {CommerceError, type ShortProduct, toFailure} from '../client'
import {number, record, text} from '../json'
import type {LiveSession} from '../session/session'
import {useShopperMutation} from '../session/use-shopper-mutation'
import {personalKey} from '../session/personal-query'
import {agreementsAmong, isAnySigned, scheduleCodes} from './agreements/agreements'
import {delivered} from './basket-steps'
import {
    type CheckoutBasket,
    checkoutBasket,
    fingerprintOf,
    readCheckoutBasket,
    shownOf,
    wantedOf
} from './checkout-basket'
import {createRecord, changeRecord, checkoutRecordOf, inTurn} from './checkout-record'
import {isOrderedAlready, orderOfGoneBasket} from './order/place-order'
import type {CheckoutNews, CheckoutRecord} from './stored-record'
import {isRefused, isTokenRefused} from '../outcome/outcome'
import {sdkFailure} from '../outcome/sdk-failure'

/** The lines with the inventory type that they have in the cart, as a temporary basket takes them. */
const asNewLines = (lines: readonly Line[]): NewLine[] =>
    lines.map(({productId, quantity, price, lacksApproval, bundle}) => ({
        productId,
        quantity,
        ...(lacksApproval && {lacksApproval}),
        ...(bundle && {bundle}),
        ...(price && {inventoryType: isUsed(price.condition) ? 'used' : 'new'})
    }))

/** Applies the cart's promo code again; false if it is no longer valid (D-27) [CHECKOUT-013]. */
const withCoupon = async (
    {mutations}: LiveSession,
    basketId: string,
    code: string
): Promise<boolean> => {
    try {
        await mutations.shopperBaskets.addCouponToBasket({parameters: {basketId}, body: {code}})
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
    {mutations: {shopperBaskets}}: LiveSession,
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

/** What a checkout starts from. */
export type CheckoutStart = {
    /** The regular basket, whose lines are checked out. */
    cart: Basket
    isStoreHighRisk: boolean
    /** Carried on the basket [APPR-019]. */
    approval?: UsedApproval | null
}

/** What a new basket takes over from an earlier checkout, and the basket of that checkout. */
type Former = {choices: Choices; lines?: readonly NewLine[]; basket?: CheckoutBasket | null}

type Created = {basket: CheckoutBasket; isPromoLost: boolean}

/** A temporary basket that was just written. */
const writtenBasket = async ({commerce}: LiveSession, id: string): Promise<CheckoutBasket> => {
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
const createBasket = async (
    session: LiveSession,
    {cart: {storeId, promo, lines: inCart}, isStoreHighRisk, approval}: CheckoutStart,
    {choices, lines = asNewLines(inCart), basket: old}: Former
): Promise<Created> => {
    const attributes = storeId === null ? {} : {c_storeId: storeId}
    const prefill = approval ? approvalAttributes(approval) : undefined
    const {id} = await createTemporaryBasket(session, {lines, attributes, prefill})
    const isApplied = promo !== null && (await withCoupon(session, id, promo.code))
    await withChoices(session, await writtenBasket(session, id), {
        ...choices,
        isStoreHighRisk,
        promo: {c_promoApplied: isApplied, ...(isApplied && {c_promoCode: promo.code})}
    })
    await withRecipient(session, id, old)
    const basket = await writtenBasket(session, id)
    return {basket, isPromoLost: promo !== null && !isApplied}
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

/** Creates a basket with the cart's contents, and the record of its checkout. */
const startNew = async (
    session: LiveSession,
    start: CheckoutStart,
    before: CheckoutRecord | null,
    old?: CheckoutBasket | null
): Promise<CheckoutBasket> => {
    // The pay schedule chosen for another basket is suggested again; services and consents have to be given again.
    const choices = before?.schedule ? {schedule: before.schedule} : {}
    const {basket, isPromoLost} = await createBasket(session, start, {
        choices,
        basket: old ?? null
    })
    const news = [...newsOf(before, basket), ...(isPromoLost ? (['promo'] as const) : [])]
    createRecord({
        customerId: session.customerId,
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
const createFromAgreements = async (
    session: LiveSession,
    start: CheckoutStart,
    before: CheckoutRecord,
    [agreement]: readonly RentalAgreement[]
): Promise<CheckoutBasket> => {
    const storeId = agreement?.storeNumber ?? start.cart.storeId
    const atStore = {...start, cart: {...start.cart, storeId}}
    const former = {choices: before, lines: before.lines}
    const {basket} = await createBasket(session, atStore, former)
    createRecord({...before, basketId: basket.id, shown: before.shown ?? shownOf(basket)})
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
 * Notes that the same basket's prices have changed since the shopper saw them. Once something is signed, the signed terms
 * count; a difference is shown before the order (D-28).
 */
const noteNews = async (
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

type Contents = Pick<Basket, 'lines' | 'storeId'>

const hasSameContents = (one: Contents, other: Contents): boolean =>
    one.storeId === other.storeId &&
    fingerprintOf(wantedOf(one.lines)) === fingerprintOf(wantedOf(other.lines))

const isRecordOf = ({lines, storeId}: Contents, record: CheckoutRecord): boolean =>
    fingerprintOf(wantedOf(lines)) === fingerprintOf(record.lines) &&
    (record.shown === undefined || record.shown.storeId === (storeId ?? ''))

/** Replaces the basket of a checkout if it has expired, or differs from the cart and nothing is signed. */
const replace = async (
    session: LiveSession,
    start: CheckoutStart,
    before: CheckoutRecord,
    basket: CheckoutBasket | null
): Promise<CheckoutBasket> => {
    const {customerId, agreementIds} = before
    const agreements = await agreementsAmong(session.commerce, customerId, agreementIds)
    const isSigned = isAnySigned(agreements)
    if (isSigned && basket) return basket
    const isWaiting = !basket && agreements.length > 0 && isRecordOf(start.cart, before)
    if (isSigned || isWaiting) return createFromAgreements(session, start, before, agreements)
    return startNew(session, start, before, basket)
}

const isOrdered = async (session: LiveSession, before: CheckoutRecord): Promise<boolean> =>
    (await isOrderedAlready(session, before)) || orderOfGoneBasket(session, before)

/** Continues a checkout that has started. */
const resume = async (
    session: LiveSession,
    start: CheckoutStart,
    before: CheckoutRecord
): Promise<CheckoutBasket | null> => {
    const basket = await readCheckoutBasket(session.commerce, before.basketId)
    if (!basket && (await isOrdered(session, before))) return null
    return basket && hasSameContents(basket, start.cart)
        ? noteNews(session, before, basket)
        : replace(session, start, before, basket)
}

const startOrResume = async (
    session: LiveSession,
    start: CheckoutStart
): Promise<CheckoutBasket | null> => {
    const before = checkoutRecordOf(session.customerId)
    if (!before) return startNew(session, start, null)
    if (!before.isPlaced) return resume(session, start, before)
    // Until the ordered pieces are out of the cart, its contents are not a new checkout.
    return before.isCartLighter ? startNew(session, start, null) : null
}

/** Which product it is that the platform does not take, and how many of it there are; nothing where it names none. */
const shortProductOf = (error: CommerceError): {short?: ShortProduct} => {
    const {productId, availableQuantity} = record(error.data)
    const id = text(productId)
    if (error.status !== 400 || id === undefined) return {}
    return {short: {productId: id, left: Math.max(0, number(availableQuantity) ?? 0)}}
}

/**
 * Starts the checkout of a cart, or continues the stored one: as long as its basket has the cart's contents and store,
 * or is bound by a signature, that basket stays; else a new one is created, and its record stored with it
 * [CHECKOUT-001] (G-21). Returns the basket; null once the order is placed.
 */
export const startCheckout = (
    session: LiveSession,
    start: CheckoutStart
): Promise<CheckoutBasket | null> =>
    inTurn(() => startOrResume(session, start)).catch(async (error: unknown) => {
        const failure = await sdkFailure(error)
        const {data, statusText} = failure
        const known = {...toFailure(failure), ...shortProductOf(failure)}
        throw new CommerceError(known, {data, statusText})
    })

/**
 * Whether a checkout goes on with its basket as it was read. If not, `startCheckout` decides what becomes of it: it may
 * have expired or been ordered, or have other contents than the cart, or other prices than the shopper was shown.
 */
export const isCheckoutCurrent = (
    record: CheckoutRecord | null,
    basket: CheckoutBasket | null,
    cart: Basket
): boolean =>
    basket !== null && hasSameContents(basket, cart) && newsOf(record, basket).length === 0

/** A start, and for what it is made, by which a page knows whether its result is still the one it needs. */
type ReasonedStart = CheckoutStart & {reason: string}

/** `startCheckout` as a mutation; `checkoutBasket` does not fetch again what it has returned. */
export const useStartCheckout = () => {
    const cache = useQueryClient()
    const run = useCallback(
        async (session: LiveSession, start: ReasonedStart) => {
            const {commerce, customerId} = session
            const basket = await startCheckout(session, start)
            if (basket) {
                const {key} = checkoutBasket(commerce, basket.id)
                cache.setQueryData(personalKey(customerId, key), basket)
            }
            return basket
        },
        [cache]
    )
    return useShopperMutation({run})
}
