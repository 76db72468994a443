import type {
    AgreementPaymentDetails,
    CalculatePaymentAnswer,
    ClubPaymentDetails
} from '@contract/payments'
import {z} from 'zod'
import {holderOf} from '../../agreements/account/holder-of'
import {mayPayOnline} from '../../agreements/account/may-pay-online'
import {OwnRequest} from '../../agreements/account/own-request'
import {rentalAccountOf, type RentalAccount} from '../../agreements/account/rental-account'
import {customPath, ownScope} from '../../agreements/custom-path'
import type {Agreement} from '../../agreements/model/agreement'
import {clubDue, clubsOf, type Club} from '../../agreements/model/club'
import {addDays} from '../../agreements/model/days'
import {dueOf} from '../../agreements/model/due'
import {agreementsOf} from '../../agreements/model/keep-agreement'
import {todayAtStore} from '../../agreements/model/today-at-store'
import {endpoint} from '../../../core/endpoint'
import {siteQuery} from '../../../core/query-values'
import {defined} from '../../../core/values/defined'
import {dollars} from '../../../core/values/money'
import type {World} from '../../../world/world'

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
            {type: 'COVERAGE' as const, amount: dollars(due.coverage)},
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
