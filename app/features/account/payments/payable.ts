import type {AccountPayment} from '@app/commerce/account/payments/payments-due'
import type {CustomerDetails, RentalCustomer} from '@app/commerce/account/rental-customer'
import {addsUp, dueAtStore} from '@app/domain/payments/account-payments'
import {paymentObstacle} from '@app/domain/agreements/agreements'
import {isLastPaymentNext} from '@app/domain/payments/autopay'
import type {Cents} from '@app/domain/prices/money'
import type {Loadable} from '@app/routing/route/commerce-query'

/** The three queries that together decide what can be paid online. */
export type PaymentFacts = {
    customer: Loadable<RentalCustomer>
    details: Loadable<CustomerDetails>
    due: Loadable<AccountPayment[]>
}

/** Whether something can be paid online, and if not, why. */
export type Payable =
    | {state: 'loading'}
    | {state: 'unknown'}
    | {state: 'payable'; payment: AccountPayment}
    | {state: 'at-store'; payment: AccountPayment | undefined}
    | {state: 'nothing-due'}

/** Whether the agreement or club with this id can be paid online [ACCT-020] [ACCT-021] (D-30). */
export const payableOf = (id: string, {customer, details, due}: PaymentFacts): Payable => {
    const all = [customer, details, due]
    if (all.some(({state}) => state === 'loading')) return {state: 'loading'}
    if (customer.state !== 'ready' || details.state !== 'ready' || due.state !== 'ready') {
        return {state: 'unknown'}
    }

    const payment = due.value.find((one) => one.id === id)
    if (!payment || payment.total <= 0) return {state: 'nothing-due'}
    const obstacle = paymentObstacle({
        isPaymentAllowed: details.value.permissions.some((one) => one.id === id && one.isAllowed),
        isRemotePaymentAllowed: customer.value.isRemotePaymentAllowed,
        allowsOnlinePayment: payment.allowsOnlinePayment
    })
    return obstacle === undefined && addsUp(payment)
        ? {state: 'payable', payment}
        : {state: 'at-store', payment}
}

/** Whether all that can be paid online was paid within the last hour: then nothing links to the payment page [ACCT-040]. */
export const isAllPaid = (
    ids: readonly string[],
    paidIds: ReadonlySet<string>,
    facts: PaymentFacts
): boolean => {
    const payable = ids.filter((id) => payableOf(id, facts).state === 'payable')
    return payable.length > 0 && payable.every((id) => paidIds.has(id))
}

/**
 * Whether all that is due can be paid only at the store; then links to the payment page are left out [ACCT-020]
 * [ACCT-021].
 */
export const isOnlyPaidAtStore = (ids: readonly string[], facts: PaymentFacts): boolean => {
    const states = ids.map((id) => payableOf(id, facts).state)
    return states.includes('at-store') && !states.includes('payable')
}

/**
 * What can be paid only at the store; undefined if there is nothing of the kind. The amount is missing where the
 * platform's parts do not add up (D-30).
 */
export const toPayAtStore = (
    ids: readonly string[],
    facts: PaymentFacts
): {amount: Cents | undefined} | undefined => {
    const payments = ids.flatMap((id) => {
        const payable = payableOf(id, facts)
        return payable.state === 'at-store' ? [payable.payment] : []
    })
    if (payments.length === 0) return undefined
    const known = payments.flatMap((payment) => (payment && addsUp(payment) ? [payment] : []))
    const amount = known.reduce((sum, payment) => sum + dueAtStore(payment), 0)
    return {amount: known.length === payments.length ? amount : undefined}
}

/**
 * Whether autopay may be offered for something signed: it can be paid online, and its next payment is not the last.
 * While nobody can say, 'unknown': a link may lead to the page that knows, but nobody is invited.
 */
export const autopayOffer = (id: string, facts: PaymentFacts): 'yes' | 'no' | 'unknown' => {
    const {state} = payableOf(id, facts)
    if (state === 'at-store') return 'no'
    if (facts.due.state !== 'ready' || state === 'loading' || state === 'unknown') return 'unknown'
    const payment = facts.due.value.find((one) => one.id === id)
    return payment && isLastPaymentNext(payment) ? 'no' : 'yes'
}
