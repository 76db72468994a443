import {useEffect, useMemo, useRef} from 'react'
import {existingApproval} from '@app/commerce/approvals/existing-approval'
import type {Basket} from '@app/commerce/basket/basket'
import {useBasket, useBasketActions} from '@app/commerce/basket/basket-context'
import {
    type AgreementSummary,
    agreementSummary,
    type RentalAgreement
} from '@app/commerce/account/agreements'
import type {CheckoutBasket} from '@app/commerce/checkout/checkout-basket'
import {useCheckoutRecord} from '@app/commerce/checkout/checkout-record'
import {type Decision, decisionOf} from '@app/commerce/checkout/decision'
import {unknownHere, useCatchUp} from '@app/commerce/checkout/order/other-devices'
import {
    requiresBasket,
    progressOf,
    recordInProgress,
    type CheckoutProgress
} from '@app/commerce/checkout/progress'
import {type StoreServices, storeServices} from '@app/commerce/checkout/store-services'
import type {CheckoutRecord} from '@app/commerce/checkout/stored-record'
import type {ShortProduct} from '@app/commerce/client'
import {type Identity, useIdentity} from '@app/commerce/session/identity'
import {type Store, storeById} from '@app/commerce/stores/store'
import {takesOrdersOnline} from '@app/domain/stores/store-listing'
import {dayIn} from '@app/lib/browser/wall-clock'
import {useAppContext} from '@app/routing/route/app-context'
import {type Loadable, selected, useCommerceQuery} from '@app/routing/route/commerce-query'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'
import type {CheckoutBase} from './checkout-address'
import {useCheckoutBasket} from './use-checkout-basket'

/** The state of a checkout, from the platform's data and this browser's record. */
export type Checkout = CheckoutProgress & {
    cart: Basket
    /** Null as long as there is no approval to check out with, and after the order. */
    basket: CheckoutBasket | null
    record: CheckoutRecord | null
    /** The number of memberships; a member is not offered benefits plus [CHECKOUT-010]. */
    clubCount: number
    store: Store
    services: StoreServices
    /** The customer's own e-mail address and name; empty for a guest. */
    known: {email: string; firstName: string; lastName: string}
    /** Today's day at the store. */
    today: string
}

/** The props of each step of the checkout. */
export type StepProps = {checkout: Checkout; base: CheckoutBase}

/** The shop's own time zone, for a store without one. */
const shopTimeZone = 'America/Chicago'

const none: readonly RentalAgreement[] = []

const noCart: Basket = {id: '', lines: [], storeId: null, promo: null}

const notRequested = {state: 'ready', value: null} as const

type Parts = {
    store: Loadable<Store>
    services: Loadable<StoreServices>
    decision: Loadable<Decision>
    summary: Loadable<AgreementSummary>
    basket: Loadable<CheckoutBasket | null>
}

/** The state of the checkout while a part is missing: failed if one part has failed, otherwise loading. */
const unready = (parts: Parts): Exclude<Loadable<never>, {state: 'ready'}> => {
    for (const part of Object.values(parts)) if (part.state === 'failed') return part
    return {state: 'loading'}
}

const knownOf = (identity: Identity): Checkout['known'] => {
    const {
        email = '',
        firstName = '',
        lastName = ''
    } = identity.state === 'customer' ? identity : {}
    return {email, firstName, lastName}
}

/** How long a decision counts as fresh at the checkout: its conditions may be met elsewhere, as at the store. */
const DECISION_FRESH_MS = 30_000

type Given = {
    cart: Basket
    record: CheckoutRecord | null
    storeId: string
    /** This browser's record, whether its checkout is finished or not. */
    remembered: CheckoutRecord | null
}

/** Adds to this browser's record what was done on other devices. Returns true until that is done. */
const useOtherDevices = (
    {remembered}: Given,
    summary: Loadable<AgreementSummary>,
    isKnown: boolean
): boolean => {
    const {mutate: catchUp} = useCatchUp()
    const agreements = summary.state === 'ready' && isKnown ? summary.value.agreements : none
    const unknown = unknownHere(agreements, remembered)
    const ids = unknown?.agreements.map(({id}) => id).join(' ')
    const tried = useRef<string>()
    useEffect(() => {
        if (!unknown || tried.current === ids) return
        tried.current = ids
        catchUp(unknown)
    }, [unknown, ids, catchUp])
    return unknown !== undefined
}

/** The data that does not depend on the basket: the store, its services, the last decision and the agreements. */
const useStoreAndDecision = (storeId: string, isKnown: boolean): Omit<Parts, 'basket'> => {
    const {commerce} = useAppContext()
    const store = useCommerceQuery(storeById(commerce, storeId), storeId !== '')
    const services = useCommerceQuery(storeServices(commerce, storeId), storeId !== '')
    const needsIdentity = services.state === 'ready' && services.value.needsIdentity
    const answer = usePersonalQuery(
        ({commerce: own, customerId}) => ({
            ...existingApproval(own, customerId),
            staleTime: DECISION_FRESH_MS
        }),
        isKnown && services.state === 'ready'
    )
    const decision = selected(answer, (value) => decisionOf(value, needsIdentity))
    const summary = usePersonalQuery(
        ({commerce: own, customerId}) => agreementSummary(own, customerId),
        isKnown
    )
    return {store, services, decision, summary}
}

/** Whether all is known that is needed to create a temporary basket, or to continue with one. */
const mayOpen = (given: Given, {services, decision, summary}: Omit<Parts, 'basket'>): boolean => {
    // If this browser has created no agreements, or all of them, another device may have come further.
    const isWaiting = given.record === null || given.record.agreementIds.length > 0
    if (isWaiting && summary.state !== 'ready') return false
    if (services.state !== 'ready' || decision.state !== 'ready') return false
    return requiresBasket({...given, decision: decision.value})
}

const useParts = (given: Given, isKnown: boolean): Parts => {
    const standing = useStoreAndDecision(given.storeId, isKnown)
    const {services, decision, summary} = standing
    const isBehind = useOtherDevices(given, summary, isKnown)
    const isStoreHighRisk = services.state === 'ready' && services.value.isHighRisk
    const isOpen = isKnown && !isBehind && mayOpen(given, standing)
    const approval = decision.state === 'ready' ? decision.value.approval : null
    const start = {cart: given.cart, isStoreHighRisk, approval}
    const basket = useCheckoutBasket(given.record, isOpen ? start : null)
    if (isBehind) return {...standing, basket: {state: 'loading'}}
    return {...standing, basket: isOpen ? basket : notRequested}
}

type Whole = {
    store: Store
    services: StoreServices
    decision: Decision
    summary: AgreementSummary
    basket: CheckoutBasket | null
    areLinesRefused: boolean
    /** The product that is not available, if the platform names it. */
    short?: ShortProduct
}

/**
 * The basket, or that the platform has refused its lines. A refusal is not an error here: the page shows those lines.
 * Undefined while it is loading, and after other failures.
 */
const basketOf = (
    basket: Parts['basket']
): Pick<Whole, 'basket' | 'areLinesRefused' | 'short'> | undefined => {
    if (basket.state === 'ready') return {basket: basket.value, areLinesRefused: false}
    if (basket.state !== 'failed' || basket.failure.code !== 'bad-request') return undefined
    const {short} = basket.failure
    return {basket: null, areLinesRefused: true, ...(short && {short})}
}

/** The cart with the stock of one product as the platform has just reported it; the cart itself was read earlier. */
const withShort = (cart: Basket, short: ShortProduct | undefined): Basket => {
    if (!short) return cart
    const {productId, left} = short
    const asItIs = left > 0 ? {stockLevel: left} : {status: 'out-of-stock' as const}
    const lines = cart.lines.map((line) =>
        line.productId === productId ? {...line, ...asItIs} : line
    )
    return {...cart, lines}
}

const wholeOf = (parts: Parts): Whole | null => {
    const {store, services, decision, summary} = parts
    const basket = basketOf(parts.basket)
    if (store.state !== 'ready' || services.state !== 'ready') return null
    if (decision.state !== 'ready' || summary.state !== 'ready' || !basket) return null
    return {
        store: store.value,
        services: services.value,
        decision: decision.value,
        summary: summary.value,
        ...basket
    }
}

const checkoutOf = (
    {cart: asRead, record}: Given,
    whole: Whole,
    now: Date
): Omit<Checkout, 'known'> => {
    const {store, services, decision, basket, areLinesRefused, short, summary} = whole
    const cart = withShort(asRead, short)
    const today = dayIn(store.timeZone ?? shopTimeZone, now)
    const {agreements, clubs} = summary
    const isCounterStore = !takesOrdersOnline(store, today)
    const sources = {cart, record, decision, agreements, basket, areLinesRefused, today}
    return {
        ...progressOf({...sources, isCounterStore}),
        cart,
        basket,
        record,
        store,
        services,
        today,
        clubCount: clubs.length
    }
}

export type CheckoutState = Loadable<Checkout> | {state: 'nobody'}

/** The id of the store: agreements keep the store where they were created, even if the cart has another store by now. */
const storeOf = (record: CheckoutRecord | null, cart: Basket): string | null => {
    const drawnUpAt = record && record.agreementIds.length > 0 ? record.shown?.storeId : undefined
    return drawnUpAt ?? cart.storeId
}

/** The shopper, their cart and their record; `without` is the state to show while one of them is missing. */
const useGiven = (): Given & {isKnown: boolean; without: CheckoutState} => {
    const identity = useIdentity()
    const basketState = useBasket()
    const {retry} = useBasketActions()
    const {storeId} = useAppContext()
    const customerId = 'customerId' in identity ? identity.customerId : undefined
    const remembered = useCheckoutRecord(customerId)
    const cart = (basketState.state === 'ready' ? basketState.basket : null) ?? noCart
    const record = useMemo(() => recordInProgress(remembered, cart), [remembered, cart])

    const without = (): CheckoutState => {
        if (identity.state === 'failed') return identity
        if (identity.state === 'guest' && customerId === undefined) return {state: 'nobody'}
        if (basketState.state !== 'failed') return {state: 'loading'}
        return {state: 'failed', failure: basketState.failure, retry}
    }
    return {
        cart,
        record,
        remembered,
        without: without(),
        storeId: storeOf(record, cart) ?? storeId ?? '',
        isKnown: customerId !== undefined && basketState.state === 'ready'
    }
}

/**
 * The state of the shopper's checkout, read from the platform. `nobody` for a visitor without a session, who has no
 * cart. `now` is the current time of the shopper's clock.
 */
export const useCheckout = (now: Date): CheckoutState => {
    const identity = useIdentity()
    const {isKnown, without, ...given} = useGiven()
    const parts = useParts(given, isKnown)

    if (!isKnown) return without
    const whole = wholeOf(parts)
    if (!whole) return unready(parts)
    return {state: 'ready', value: {...checkoutOf(given, whole, now), known: knownOf(identity)}}
}
