import {z} from 'zod'
import type {
    AgreementPaymentDetails,
    CalculatePaymentAnswer,
    ClubPaymentDetails,
    PaymentAnswer,
    PaymentHistoryAnswer
} from '@contract/payments'
import {endpoint, type Endpoint} from '../../core/endpoint'
import {defined} from '../../core/json'
import {centsOf, dollars} from '../../core/money'
import {siteQuery} from '../../core/query-values'
import {badRequest, problem} from '../../core/response'
import type {World} from '../../world/world'
import {type Agreement, agreementsOf} from '../agreements/agreement'
import {type Club, clubDue, clubsOf} from '../agreements/club'
import {dueOf, mayPayOnline} from '../agreements/due'
import {addDays, todayAtStore} from '../days'
import {
    customPath,
    holderOf,
    identifier,
    OwnRequest,
    ownScope,
    type RentalAccount,
    rentalAccountOf
} from '../rental-account'
import {insertPayment, paidBefore, type Payment, paymentsOf, payPart} from './payment'
import {isExpired, ownMethod} from './payment-method'
import {
    addPaymentMethod,
    autopay,
    getSavedPaymentMethods,
    removePaymentMethod
} from './payment-method-endpoints'

/** What there is to pay, store by store. [API-048, ENTITY-035] */
export const calculatePayment = endpoint({
    method: 'POST',
    path: customPath('calculate-payment', 'calculatepayment'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({paymentOrigin: z.literal('ECOMM').optional()}),
    handle: ({body, shopper, world}): CalculatePaymentAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const account = rentalAccountOf(world, id)
        const agreements = agreementsOf(world, id).filter(({refCode}) => refCode !== 'PAIDOUT')
        const clubs = clubsOf(world, id)
        const stores = new Set([...agreements, ...clubs].map(({storeNumber}) => storeNumber))
        return {
            storePaymentDetails: [...stores].map((storeNumber) => ({
                storeNumber,
                agreementPaymentDetails: agreements
                    .filter((agreement) => agreement.storeNumber === storeNumber)
                    .map((agreement) => ofAgreement(world, account, agreement)),
                clubPaymentDetails: clubs
                    .filter((club) => club.storeNumber === storeNumber)
                    .map((club) => ofClub(world, account, club))
            }))
        }
    }
})

/** Up to this day the piece may be had for its cash price. */
const sameAsCashDays = 120

const ofAgreement = (
    world: World,
    account: RentalAccount,
    agreement: Agreement
): AgreementPaymentDetails => {
    const {plan, openDate, storeNumber} = agreement
    const due = dueOf(agreement, todayAtStore(world, storeNumber))
    return defined({
        agreementId: agreement.id,
        agreementNumber: agreement.number,
        totalAmount: dollars(due.total),
        totalTax: dollars(due.tax),
        amountDetails: [
            ...due.services.map(({type: service, amount}) =>
                defined({type: 'COVERAGE' as const, amount: dollars(amount), service})
            ),
            {type: 'LATEFEE' as const, amount: dollars(due.lateFee)},
            {type: 'PROCESSINGFEE' as const, amount: dollars(due.processingFee)}
        ].filter(({amount}) => amount > 0),
        numberOfDaysLate: due.daysLate,
        rentalRevenue: dollars(due.rent),
        scheduleRate: dollars(plan.rate),
        allowOnlinePayment: mayPayOnline(account, agreement) ? 'Y' : 'N',
        finalPaymentFlag: due.isFinal ? 'Y' : 'N',
        pifDate: addDays(openDate, sameAsCashDays),
        schedule: plan.schedule,
        epoAmountIncTax: due.earlyPurchase ? dollars(due.earlyPurchase) : undefined,
        totalNumberOfTerms: plan.terms,
        remainingNumberOfPayment: due.paymentsLeft,
        currentDueDate: due.day
    })
}

const ofClub = (world: World, account: RentalAccount, club: Club): ClubPaymentDetails => {
    const due = clubDue(club, todayAtStore(world, club.storeNumber))
    return {
        customerClubId: club.id,
        totalAmount: dollars(due.total),
        totalTax: dollars(due.tax),
        amountDetails: [],
        numberOfDaysLate: due.daysLate,
        allowOnlinePayment: account.remotePaymentAllowed,
        schedule: 'MONTHLY',
        currentDueDate: due.day
    }
}

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

export const paymentEndpoints: readonly Endpoint[] = [
    calculatePayment,
    getSavedPaymentMethods,
    addPaymentMethod,
    removePaymentMethod,
    submitPayment,
    paymentHistory,
    autopay
]
