import {z} from 'zod'
import type {
    AgreementPaymentDetails,
    CalculatePaymentAnswer,
    ClubPaymentDetails,
    NextAutopay,
    PaymentHistoryAnswer
} from '@contract/payments'
import {endpoint, type Endpoint} from '../../core/endpoint'
import {defined} from '../../core/json'
import {dollars} from '../../core/money'
import {siteQuery} from '../../core/query-values'
import type {World} from '../../world/world'
import type {Agreement} from '../agreements/agreement'
import {type Club, clubDue} from '../agreements/services/club'
import {dueOf, mayPayOnline} from '../agreements/due'
import {addDays, todayAtStore} from '../days'
import {
    customPath,
    holderOf,
    OwnRequest,
    ownScope,
    type RentalAccount,
    rentalAccountOf
} from '../rental-account'
import {autopay} from './autopay-endpoint'
import {amountsOf} from './amounts'
import {oneOffEndpoints} from './one-off-payment'
import {paymentsOf} from './payment'
import {
    addPaymentMethod,
    defaultPaymentMethod,
    getSavedPaymentMethods,
    removePaymentMethod
} from './payment-method-endpoints'
import {paymentStatus, presentPayment, submitPayment} from './submit-payment'
import {nextDuesTake, nextRentTake, type NextTake, takeAutopay} from './take-autopay'

/** What can be paid, grouped by store. [API-048, ENTITY-035] */
export const calculatePayment = endpoint({
    method: 'POST',
    path: customPath('calculate-payment', 'calculatepayment'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({paymentOrigin: z.literal('ECOMM').optional()}),
    handle: ({body, shopper, world}): CalculatePaymentAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const {agreements: all, clubs} = takeAutopay(world, id)
        const account = rentalAccountOf(world, id)
        const agreements = all.filter(({refCode}) => refCode !== 'PAIDOUT')
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

/** The number of days in which the piece can be bought for its cash price. */
const sameAsCashDays = 120

const ofAgreement = (
    world: World,
    account: RentalAccount,
    agreement: Agreement
): AgreementPaymentDetails => {
    const {plan, openDate, storeNumber} = agreement
    const today = todayAtStore(world, storeNumber)
    const due = dueOf(agreement, today)
    return defined({
        agreementId: agreement.id,
        agreementNumber: agreement.number,
        ...amountsOf(due),
        numberOfDaysLate: due.daysLate,
        scheduleRate: dollars(plan.rate),
        allowOnlinePayment: mayPayOnline(account, agreement) ? 'Y' : 'N',
        finalPaymentFlag: due.isFinal ? 'Y' : 'N',
        pifDate: addDays(openDate, sameAsCashDays),
        schedule: plan.schedule,
        epoAmountIncTax: due.earlyPurchase ? dollars(due.earlyPurchase) : undefined,
        totalNumberOfTerms: plan.terms,
        remainingNumberOfPayment: due.paymentsLeft,
        currentDueDate: due.day,
        ...asNextAutopay(nextRentTake(agreement, today))
    })
}

const asNextAutopay = (next: NextTake | undefined): NextAutopay =>
    next ? {nextAutoPayDate: next.day, nextAutoPayAmount: dollars(next.amount)} : {}

const ofClub = (world: World, account: RentalAccount, club: Club): ClubPaymentDetails => {
    const today = todayAtStore(world, club.storeNumber)
    const due = clubDue(club, today)
    return {
        customerClubId: club.id,
        totalAmount: dollars(due.total),
        totalTax: dollars(due.tax),
        amountDetails: [],
        numberOfDaysLate: due.daysLate,
        allowOnlinePayment: account.remotePaymentAllowed,
        schedule: 'MONTHLY',
        currentDueDate: due.day,
        ...asNextAutopay(nextDuesTake(club, today))
    }
}

/** Newest first. */
export const paymentHistory = endpoint({
    method: 'POST',
    path: customPath('payment-history', 'paymenthistory'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest,
    handle: ({body, shopper, world}): PaymentHistoryAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        takeAutopay(world, id)
        return {payments: paymentsOf(world, id).map(presentPayment)}
    }
})

export const paymentEndpoints: readonly Endpoint[] = [
    calculatePayment,
    getSavedPaymentMethods,
    addPaymentMethod,
    defaultPaymentMethod,
    removePaymentMethod,
    submitPayment,
    paymentStatus,
    ...oneOffEndpoints,
    paymentHistory,
    autopay
]
