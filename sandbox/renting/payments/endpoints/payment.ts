import type {PaymentAnswer, PaymentHistoryAnswer} from '@contract/payments'
import {z} from 'zod'
import {holderOf} from '../../agreements/account/holder-of'
import {identifier, OwnRequest} from '../../agreements/account/own-request'
import {rentalAccountOf} from '../../agreements/account/rental-account'
import {customPath, ownScope} from '../../agreements/custom-path'
import {todayAtStore} from '../../agreements/model/today-at-store'
import {endpoint} from '../../../core/endpoint'
import {badRequest, problem} from '../../../core/problem'
import {siteQuery} from '../../../core/query-values'
import {defined} from '../../../core/values/defined'
import {centsOf, dollars} from '../../../core/values/money'
import type {World} from '../../../world/world'
import {payPart} from '../model/pay-part'
import {insertPayment, paidBefore, paymentsOf, type Payment} from '../model/payment'
import {isExpired, ownMethod} from '../model/payment-method'

const Part = z.object({
    agreementId: identifier.optional(),
    customerClubId: identifier.optional(),
    kind: z.enum(['DUE', 'EARLY_PURCHASE']).default('DUE'),
    amount: z.number().positive().max(100_000).transform(centsOf)
})

const Request = OwnRequest.extend({
    idempotencyKey: z.string().min(8).max(128),
    paymentMethodId: identifier,
    payments: z.array(Part).min(1).max(50)
})

/** Pays everything named, or nothing. The same key pays once: asked again it answers the first receipt. */
export const submitPayment = endpoint({
    method: 'POST',
    path: customPath('submit-payment', 'payment'),
    scope: ownScope,
    query: siteQuery,
    body: Request,
    handle: ({body, shopper, world}): PaymentAnswer => {
        const {id: customerId} = holderOf(world, body.customerId, shopper)
        const {idempotencyKey: key, paymentMethodId, payments: parts} = body
        const asked = {customerId, key, request: {paymentMethodId, parts}}
        const known = paidBefore(world, asked)
        if (known) return presentPayment(known)
        mustDiffer(parts.map(({agreementId, customerClubId}) => agreementId ?? customerClubId))
        const lastFour = chargedCard(world, paymentMethodId, customerId)
        for (const part of parts) payPart(world, customerId, part)
        return presentPayment(insertPayment(world, asked, {lastFour, parts}))
    }
})

const mustDiffer = (ids: readonly (string | undefined)[]) => {
    if (new Set(ids).size < ids.length) badRequest('The same thing is paid twice.')
}

/** As test cards go, one ending so has no money. */
const declinedEnd = '0002'

const chargedCard = (world: World, id: string, customerId: string): string => {
    const method = ownMethod(world, id, customerId)
    const today = todayAtStore(world, rentalAccountOf(world, customerId).storeNumber)
    if (isExpired(method, today)) {
        return problem(400, 'payment-method-expired', 'The card has expired.')
    }
    if (method.lastFour === declinedEnd) {
        return problem(402, 'payment-declined', 'The bank declined the card.')
    }
    return method.lastFour
}

/** Newest first. */
export const paymentHistory = endpoint({
    method: 'POST',
    path: customPath('payment-history', 'paymenthistory'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest,
    handle: ({body, shopper, world}): PaymentHistoryAnswer => ({
        payments: paymentsOf(world, holderOf(world, body.customerId, shopper).id).map(
            presentPayment
        )
    })
})

const presentPayment = ({no, total, paidAt, lastFour, parts}: Payment): PaymentAnswer => ({
    referenceNumber: `HWP${String(no).padStart(8, '0')}`,
    paymentDate: new Date(paidAt).toISOString(),
    totalAmount: dollars(total),
    lastFour,
    payments: parts.map(({agreementId, customerClubId, kind, amount}) =>
        defined({agreementId, customerClubId, kind, amount: dollars(amount)})
    )
})
