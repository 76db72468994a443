import {z} from 'zod'
import type {OneOffAmountAnswer, OneOffPaymentAnswer} from '@contract/payments'
import {endpoint} from '../../core/endpoint'
import {defined, parseStored} from '../../core/json'
import {siteQuery} from '../../core/query-values'
import {problem} from '../../core/response'
import type {World} from '../../world/world'
import type {Agreement} from '../agreements/agreement'
import {dueOf, mayPayOnline} from '../agreements/due'
import {todayAtStore} from '../days'
import {customPath, ownScope, rentalAccountOf} from '../rental-account'
import {amountsOf} from './amounts'
import {answeredBy, mustHaveMoney} from './card-ends'
import {insertPayment, paidBefore, paidUnder, type Payment, payPart} from './payment'
import {redeemCardToken} from './payment-method'
import {takeAutopay} from './take-autopay'
import {amount, idempotencyKey, presentPayment} from './submit-payment'

const api = 'one-off-payment'

/** What a payer without an account must know: the agreement's number, the renter's zip and the end of their phone number. */
const Known = z.object({
    agreementNumber: z.string().regex(/^\d{4,12}$/),
    postalCode: z.string().regex(/^\d{5}$/),
    phoneEnd: z.string().regex(/^\d{4}$/)
})

/** The response is the same, whichever of the three values is wrong. */
const knownAgreement = (
    world: World,
    {agreementNumber, postalCode, phoneEnd}: z.output<typeof Known>
): Agreement => {
    const row = world
        .statement<{document: string}>(
            "SELECT document FROM agreement WHERE json_extract(document, '$.number') = ?"
        )
        .get(agreementNumber)
    const agreement: Agreement | undefined = row && parseStored(row.document)
    const {address, phone} = agreement ? rentalAccountOf(world, agreement.customerId) : {}
    const isKnown = address?.postalCode === postalCode && phone?.slice(-4) === phoneEnd
    return agreement && isKnown
        ? agreement
        : problem(404, 'agreement-not-found', 'No agreement was found for these.')
}

/** What is due on an agreement; no data of the renter is returned. */
export const oneOffAmount = endpoint({
    method: 'POST',
    path: customPath(api, 'amount'),
    scope: ownScope,
    query: siteQuery,
    body: Known,
    handle: ({body, world}): OneOffAmountAnswer => {
        takeAutopay(world, knownAgreement(world, body).customerId)
        const agreement = knownAgreement(world, body)
        const due = dueOf(agreement, todayAtStore(world, agreement.storeNumber))
        const account = rentalAccountOf(world, agreement.customerId)
        return defined({
            agreementNumber: agreement.number,
            ...amountsOf(due),
            currentDueDate: due.day,
            numberOfDaysLate: due.daysLate,
            allowOnlinePayment: mayPayOnline(account, agreement) ? ('Y' as const) : ('N' as const),
            storeNumber: agreement.storeNumber
        })
    }
})

/**
 * Payment keys of payers without an account are separate from the renter's own. They do not depend on the session, so
 * that a payer finds the receipt again, with the key and the three values, after the guest session has ended.
 */
const keyOf = (key: string) => `one-off ${key}`

/** Pays what is due with a token of the card frame; the card is not stored. The same key pays only once. */
export const oneOffPayment = endpoint({
    method: 'POST',
    path: customPath(api, 'payment'),
    scope: ownScope,
    query: siteQuery,
    body: Known.extend({idempotencyKey, token: z.string().min(1).max(128), amount}),
    atomic: false,
    handle: async ({body, world}): Promise<OneOffPaymentAnswer> => {
        const {id: agreementId, customerId, number} = knownAgreement(world, body)
        const part = {agreementId, kind: 'DUE', amount: body.amount} as const
        const key = keyOf(body.idempotencyKey)
        const requested = {customerId, key, request: part}
        const known = paidBefore(world, requested)
        if (known) return presentOneOff(number, known)
        const {lastFour} = redeemCardToken(world, body.token)
        await mustHaveMoney(lastFour)
        const take = () => {
            payPart(world, customerId, part)
            return insertPayment(world, requested, {lastFour, parts: [part]})
        }
        const paid = world.transaction(() => paidBefore(world, requested) ?? take())
        return answeredBy(lastFour, presentOneOff(number, paid))
    }
})

/** Like submit-payment/status, for a payer without an account. */
export const oneOffStatus = endpoint({
    method: 'POST',
    path: customPath(api, 'status'),
    scope: ownScope,
    query: siteQuery,
    body: Known.extend({idempotencyKey}),
    handle: ({body, world}): OneOffPaymentAnswer => {
        const {customerId, number} = knownAgreement(world, body)
        const key = keyOf(body.idempotencyKey)
        const paid = paidUnder(world, customerId, key)
        return paid
            ? presentOneOff(number, paid)
            : problem(404, 'payment-not-found', 'Nothing was paid under this key.')
    }
})

const presentOneOff = (agreementNumber: string, payment: Payment): OneOffPaymentAnswer => {
    const {referenceNumber, paymentDate, totalAmount, lastFour} = presentPayment(payment)
    return defined({agreementNumber, referenceNumber, paymentDate, totalAmount, lastFour})
}

export const oneOffEndpoints = [oneOffAmount, oneOffPayment, oneOffStatus]
