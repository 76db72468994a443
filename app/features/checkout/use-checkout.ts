import {useMemo} from 'react'
import type {Basket} from '@app/commerce/basket/basket'
import {useBasket, useBasketActions} from '@app/commerce/basket/basket-context'
import {pricedLines} from '@app/commerce/basket/priced-lines'
import {
    type AgreementSummary,
    agreementSummary,
    type RentalAgreement
} from '@app/commerce/account/agreements'
import {isPaidFor} from '@app/commerce/checkout/agreements'
import type {CheckoutBasket} from '@app/commerce/checkout/checkout-basket'
import {type CheckoutRecord, useCheckoutRecord} from '@app/commerce/checkout/checkout-record'
import {type Decision, lastDecision} from '@app/commerce/checkout/decision'
import {openCheckout} from '@app/commerce/checkout/open-checkout'
import {type StoreServices, storeServices} from '@app/commerce/checkout/store-services'
import {type Identity, useIdentity} from '@app/commerce/shopper/identity'
import {useSessionActions} from '@app/commerce/shopper/session'
import {type Store, storeById} from '@app/commerce/stores/store'
import {type Cover, coverOf} from '@app/domain/approval'
import {basketTotals} from '@app/domain/basket'
import {type CheckoutFacts, type CheckoutStep, firstDueDateProblem} from '@app/domain/checkout'
import {dayIn} from '@app/lib/wall-clock'
import {useAppContext} from '@app/routing/app-context'
import {type Loadable, useCommerceQuery} from '@app/routing/commerce-query'
import {usePersonalQuery} from '@app/routing/use-personal-query'

/** A checkout as far as it has come, by what the platform says and this browser remembers. */
export type Checkout = {
    facts: CheckoutFacts
    cover: Cover
    cart: Basket
    /** Null before there is an approval to check out with, and after the order. */
    basket: CheckoutBasket | null
    kept: CheckoutRecord | null
    agreements: RentalAgreement[]
    /** Memberships, with which benefits plus is not offered [CHECKOUT-010]. */
    clubCount: number
    store: Store
    services: StoreServices
    /** The customer's own address and name, where they are signed in. */
    known: {email: string; firstName: string; lastName: string}
    /** The day at the store. */
    today: string
}

/** The shop's own, for a store that says none. */
const shopTimeZone = 'America/Chicago'

const noCart: Basket = {id: '', lines: [], storeId: null, promo: null}

const unasked = {state: 'ready', value: null} as const

type Parts = {
    store: Loadable<Store>
    services: Loadable<StoreServices>
    decision: Loadable<Decision>
    summary: Loadable<AgreementSummary>
    basket: Loadable<CheckoutBasket | null>
}

/** What stands for a checkout of which one part has failed, or is not there yet. */
const unready = (parts: Parts): Exclude<Loadable<never>, {state: 'ready'}> => {
    for (const part of Object.values(parts)) if (part.state === 'failed') return part
    return {state: 'loading'}
}

const filledSteps = (
    basket: CheckoutBasket | null,
    kept: CheckoutRecord | null,
    today: string
): CheckoutStep[] => {
    const {schedule, services} = kept ?? {}
    const isOnTime = schedule && firstDueDateProblem(schedule.firstDueDate, today) === undefined
    return [
        ...(basket?.recipient && basket.email ? (['delivery'] as const) : []),
        ...(isOnTime ? (['schedule'] as const) : []),
        ...(services ? (['terms'] as const) : [])
    ]
}

const isSettled = (kept: CheckoutRecord | null, agreements: readonly RentalAgreement[]): boolean =>
    kept?.payment?.state === 'paid' ||
    kept?.payment?.state === 'at-store' ||
    (agreements.length > 0 && agreements.every(isPaidFor))

/** A checkout that has ended with an order is over once the cart holds something new. */
const underWay = (kept: CheckoutRecord | null, cart: Basket): CheckoutRecord | null =>
    kept?.orderNo !== undefined && kept.isCartLighter && cart.lines.length > 0 ? null : kept

const knownOf = (identity: Identity): Checkout['known'] => {
    const {
        email = '',
        firstName = '',
        lastName = ''
    } = identity.state === 'customer' ? identity : {}
    return {email, firstName, lastName}
}

type Given = {cart: Basket; kept: CheckoutRecord | null; storeId: string}

/** What is the same for everybody, and what belongs to the shopper whatever is in the basket. */
const useStanding = (storeId: string, isKnown: boolean): Omit<Parts, 'basket'> => {
    const {commerce} = useAppContext()
    const store = useCommerceQuery(storeById(commerce, storeId), storeId !== '')
    const services = useCommerceQuery(storeServices(commerce, storeId), storeId !== '')
    const asksIdentity = services.state === 'ready' && services.value.asksIdentity
    const decision = usePersonalQuery(
        ({commerce: own, customerId}) => lastDecision(own, customerId, asksIdentity),
        isKnown && services.state === 'ready'
    )
    const summary = usePersonalQuery(
        ({commerce: own, customerId}) => agreementSummary(own, customerId),
        isKnown
    )
    return {store, services, decision, summary}
}

/** Whether there is, or is to be, a temporary basket: from the approval to the order. */
const isBasketOpen = (
    {cart, kept}: Given,
    {decision, services}: Omit<Parts, 'basket'>
): boolean => {
    if (kept?.orderNo !== undefined || services.state !== 'ready') return false
    if (kept && kept.agreementIds.length > 0) return true
    const hasApproval = decision.state === 'ready' && decision.value.approval !== null
    return hasApproval && cart.lines.length > 0
}

const useParts = (given: Given, isKnown: boolean): Parts => {
    const {whenLive} = useSessionActions()
    const standing = useStanding(given.storeId, isKnown)
    const {services} = standing
    const isStoreHighRisk = services.state === 'ready' && services.value.isHighRisk
    const isOpen = isKnown && isBasketOpen(given, standing)
    const basket = usePersonalQuery(
        ({customerId}) => openCheckout({whenLive, customerId, cart: given.cart, isStoreHighRisk}),
        isOpen
    )
    return {...standing, basket: isOpen ? basket : unasked}
}

type Standing = Pick<Whole, 'decision' | 'basket'> &
    Omit<Given, 'storeId'> & {agreements: RentalAgreement[]}

const factsOf = (
    {cart, kept, decision, basket, agreements}: Standing,
    cover: Cover,
    today: string
): CheckoutFacts => ({
    lineCount: cart.lines.length,
    cover: cover.answer,
    isConditionOpen: decision.isConditionOpen,
    isIdentityOpen: decision.isIdentityOpen,
    isBankOpen: decision.isBankOpen,
    filled: filledSteps(basket, kept, today),
    signed: agreements.map(({signing}) => signing === 'signed'),
    isPaymentSettled: isSettled(kept, agreements),
    isOrdered: kept?.orderNo !== undefined
})

type Whole = {
    store: Store
    services: StoreServices
    decision: Decision
    summary: AgreementSummary
    basket: CheckoutBasket | null
}

const wholeOf = (parts: Parts): Whole | null => {
    const {store, services, decision, summary, basket} = parts
    if (store.state !== 'ready' || services.state !== 'ready') return null
    if (decision.state !== 'ready' || basket.state !== 'ready') return null
    if (summary.state !== 'ready') return null
    return {
        ...{store: store.value, services: services.value, decision: decision.value},
        ...{summary: summary.value, basket: basket.value}
    }
}

const checkoutOf = ({cart, kept}: Given, whole: Whole, now: Date): Omit<Checkout, 'known'> => {
    const {store, services, decision, basket} = whole
    const today = dayIn(store.timeZone ?? shopTimeZone, now)
    const agreements = whole.summary.agreements.filter(({id}) => kept?.agreementIds.includes(id))
    const weekly = basketTotals(pricedLines(cart.lines), 'weekly').payment
    const asked = coverOf(decision.approval, weekly, today)
    // Drawn up, the platform has found the approval large enough, and may count the agreements themselves against it.
    const isAccepted = agreements.length > 0 && asked.answer === 'too-small'
    const cover: Cover = isAccepted ? {answer: 'covers', left: asked.left} : asked
    const facts = factsOf({cart, kept, decision, basket, agreements}, cover, today)
    const clubCount = whole.summary.clubs.length
    return {facts, cover, cart, basket, kept, agreements, clubCount, store, services, today}
}

export type CheckoutState = Loadable<Checkout> | {state: 'nobody'}

/** Who checks out what; or why there is nobody and nothing yet. */
const useGiven = (): Given & {isKnown: boolean; without: CheckoutState} => {
    const identity = useIdentity()
    const basketState = useBasket()
    const {retry} = useBasketActions()
    const {storeId} = useAppContext()
    const customerId = 'customerId' in identity ? identity.customerId : undefined
    const remembered = useCheckoutRecord(customerId)
    const cart = (basketState.state === 'ready' ? basketState.basket : null) ?? noCart
    const kept = useMemo(() => underWay(remembered, cart), [remembered, cart])

    const without = (): CheckoutState => {
        if (identity.state === 'failed') return identity
        if (identity.state === 'guest' && customerId === undefined) return {state: 'nobody'}
        if (basketState.state !== 'failed') return {state: 'loading'}
        return {state: 'failed', failure: basketState.failure, retry}
    }
    return {
        ...{cart, kept, storeId: cart.storeId ?? storeId ?? '', without: without()},
        isKnown: customerId !== undefined && basketState.state === 'ready'
    }
}

/**
 * Where the shopper's checkout stands, read from the platform; `nobody` for who has no session and so no cart. `now` is
 * the moment by the shopper's clock.
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
