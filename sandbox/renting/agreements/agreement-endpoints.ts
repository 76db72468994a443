import {z} from 'zod'
import type {
    Agreement as AgreementAnswer,
    AgreementDetailsAnswer,
    AgreementService,
    AgreementSummaryAnswer,
    Club as ClubAnswer,
    CreateAgreementAnswer
} from '@contract/agreements'
import type {YesNo} from '@contract/approval'
import {endpoint, type Endpoint} from '../../core/endpoint'
import {defined} from '../../core/json'
import {dollars} from '../../core/money'
import {siteQuery} from '../../core/query-values'
import {badRequest, problem} from '../../core/response'
import {ownBasket} from '../../shoppers/baskets/stored-baskets'
import {defaultStore} from '../../stores/store'
import type {World} from '../../world/world'
import {mustBeCovered} from '../approval/offers/coverage'
import {addDays, type Day, todayAtStore} from '../days'
import {takeAutopay} from '../payments/take-autopay'
import {
    customPath,
    day,
    holderOf,
    identifier,
    OwnRequest,
    ownScope,
    schedule,
    yesNo
} from '../rental-account'
import {
    type Agreement,
    agreementsOf,
    drawnUp,
    dropReplaced,
    ownAgreement,
    saveAgreement
} from './agreement'
import {linkAgreement, mailLink} from './agreement-link'
import {findAppointment} from './visits/appointment'
import {appointmentEndpoints} from './visits/appointment-endpoints'
import {type Club, clubDue} from './services/club'
import {customerDetailInfo, getCustomer, updateCustomer} from './customer-endpoints'
import {dueOf, wholeCost} from './due'
import {createEnvelope} from './envelope'
import {dueDay, remainingAfter, weeklyShare, taxPercent} from './plan'
import {serviceEndpoints} from './services/service-endpoints'
import {type Service, serviceShare} from './services/services'

/** [ENTITY-030, ENTITY-032] */
export const presentAgreement = (world: World, agreement: Agreement): AgreementAnswer => {
    const {plan, item, storeNumber, signing} = agreement
    const due = dueOf(agreement, todayAtStore(world, storeNumber))
    return defined({
        agreementId: agreement.id,
        agreementNumber: agreement.number,
        agreementDescription: item.description,
        agreementType: 'RTO',
        agreementRefCode: agreement.refCode,
        totalCost: dollars(plan.total),
        actualRate: dollars(plan.rate),
        actualTerm: plan.terms,
        finalPaymentAmount: dollars(plan.final),
        remainingPaymentAmount: dollars(remainingAfter(plan, agreement.paid)),
        paymentSchedule: plan.schedule,
        autoPay: agreement.autopayMethodId ? 'Y' : 'N',
        pastDueRent: dollars(due.pastDueRent),
        amountDue: dollars(due.total),
        currentDueDate: due.day,
        nextDueDate: nextDueDay(agreement),
        numberOfDaysLate: due.daysLate,
        customerPaymentMethodId: agreement.autopayMethodId,
        autoPayConsent: agreement.autopayConsent,
        deliveredDate: agreement.deliveredDate,
        scheduleDate: findAppointment(world, agreement.id)?.day,
        agreementOpenDate: agreement.openDate,
        storeNumber,
        isNoteAgreement: 'N',
        items: [
            {
                rmsItemNumber: item.rmsItemNumber,
                inventoryNumber: item.inventoryNumber,
                inventoryId: item.productId,
                inventoryDesc: item.description,
                storeNumber
            }
        ],
        ...costsOf(agreement),
        signerStatus: signing.signerStatus,
        envelopeId: signing.envelopeId,
        envelopeStatus: signing.envelopeStatus,
        tempBasketId: agreement.tempBasketId,
        orderNo: agreement.orderNo
    })
}

/** The day of the next payment after the one that begins the agreement; undefined if none is left (D-44). */
const nextDueDay = ({plan, paid, refCode}: Agreement): Day | undefined => {
    const number = Math.max(1, paid)
    return refCode === 'PAIDOUT' || number >= plan.terms ? undefined : dueDay(plan, number)
}

const costsOf = (agreement: Agreement): AgreementAnswer => {
    const {usual, last, total} = wholeCost(agreement)
    return {
        services: (agreement.services ?? []).map((service) => presentService(service, agreement)),
        ...(agreement.deposit && {depositAmount: dollars(agreement.deposit)}),
        taxRate: taxPercent,
        paymentWithTax: dollars(usual.total),
        finalPaymentWithTax: dollars(last.total),
        totalCostWithTax: dollars(total)
    }
}

const presentService = (service: Service, {plan}: Agreement): AgreementService => ({
    type: service.type,
    weeklyRate: dollars(service.weekly),
    rate: dollars(service.rate),
    finalAmount: dollars(service.final),
    totalCost: dollars(serviceShare(service, {plan, paid: 0}, plan.terms))
})

/** All agreements and memberships of a customer. [API-049, ENTITY-031] */
export const agreementSummary = endpoint({
    method: 'POST',
    path: customPath('agreement-summary', 'agreementsummary'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest,
    handle: ({body, shopper, world}): AgreementSummaryAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const {agreements, clubs} = takeAutopay(world, id)
        return {
            agreement: agreements.map((agreement) => presentAgreement(world, agreement)),
            clubInfoResponse: clubs.map((club) => presentClub(world, club))
        }
    }
})

/** [ENTITY-033] */
const presentClub = (world: World, club: Club): ClubAnswer => {
    const due = clubDue(club, todayAtStore(world, club.storeNumber))
    return defined({
        customerClubId: club.id,
        clubMembershipNumber: club.number,
        clubBeginDate: club.beginDate,
        autoPay: club.autopayMethodId ? 'Y' : 'N',
        customerPaymentMethodId: club.autopayMethodId,
        autoPayConsent: club.autopayConsent,
        currentDueDate: due.day,
        amountDue: dollars(due.total)
    })
}

const asYesNo = (is: boolean): YesNo => (is ? 'Y' : 'N')

/** The progress of one agreement. [API-053, ENTITY-034] */
export const agreementDetails = endpoint({
    method: 'POST',
    path: customPath('agreement-details', 'agreementdetails'),
    scope: ownScope,
    query: siteQuery,
    body: z.looseObject({
        agreementId: identifier,
        isAgreementNumber: yesNo.default('N'),
        storeId: identifier.optional()
    }),
    handle: ({body, shopper, world}): AgreementDetailsAnswer => {
        takeAutopay(world, shopper.customerId)
        const agreement = ownAgreement(world, body.agreementId, shopper.customerId)
        const {day, paymentsLeft} = dueOf(agreement, todayAtStore(world, agreement.storeNumber))
        const {item, signing, deliveredDate} = agreement
        return {
            agreementWorkflow: {
                agreementId: agreement.id,
                isAutopayEnabled: asYesNo(agreement.autopayMethodId !== undefined),
                isAgreementSigned: asYesNo(signing.signerStatus === 'Completed'),
                isDeliveryScheduled: asYesNo(
                    deliveredDate !== undefined ||
                        findAppointment(world, agreement.id) !== undefined
                ),
                isDeliveryCompleted: asYesNo(deliveredDate !== undefined)
            },
            agreementInformation: defined({
                currentDueDate: day,
                paymentCount: paymentsLeft,
                openDate: agreement.openDate
            }),
            inventoryName: item.description,
            inventoryImageUrls: [item.imageUrl]
        }
    }
})

const mostDaysAhead = 31

/**
 * Creates an agreement for each piece of a temporary basket, to be signed and paid. Asked again, it writes the same
 * agreements again, as long as none is signed; unsigned agreements of another basket are deleted. Refused with 409 if
 * no approval covers them [D-25].
 */
export const createAgreement = endpoint({
    method: 'POST',
    path: customPath('create-agreement', 'createagreement'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        tempBasketId: identifier,
        paymentSchedule: schedule,
        firstDueDate: day
    }),
    handle: ({body, shopper, world}): CreateAgreementAnswer => {
        const {id: customerId} = holderOf(world, body.customerId, shopper)
        const basket = ownBasket(world, body.tempBasketId, shopper)
        if (!basket.lines.length) badRequest('The basket is empty.')
        const storeNumber = basket.storeId ?? defaultStore(world).id
        const today = todayAtStore(world, storeNumber)
        if (body.firstDueDate < today || body.firstDueDate > addDays(today, mostDaysAhead)) {
            badRequest(`The next payment must be due within ${mostDaysAhead} days.`)
        }
        const before = agreementsOf(world, customerId)
        const signed = before.some(
            ({id, signing}) => id.startsWith(basket.id) && signing.signerStatus === 'Completed'
        )
        if (signed) return problem(409, 'already-signed', 'The agreement is signed already.')
        const {paymentSchedule: schedule, firstDueDate: nextDueDate} = body
        const terms = {customerId, storeNumber, schedule, nextDueDate, today}
        const agreements = drawnUp(world, basket, terms)
        const weekly = agreements.reduce((sum, {plan}) => sum + weeklyShare(plan), 0)
        mustBeCovered(world, customerId, {weekly, today, isDrawnUp: true})
        dropReplaced(world, customerId, basket.id)
        for (const agreement of agreements) saveAgreement(world, agreement)
        agreements
            .filter(({id}) => !before.some((one) => one.id === id))
            .forEach((agreement) => mailLink(world, basket, agreement))
        return {
            agreement: agreements.map((one) => presentAgreement(world, one))
        }
    }
})

/** All calls about existing agreements. */
export const agreementEndpoints: readonly Endpoint[] = [
    getCustomer,
    updateCustomer,
    customerDetailInfo,
    agreementSummary,
    agreementDetails,
    createAgreement,
    createEnvelope,
    linkAgreement,
    ...appointmentEndpoints,
    ...serviceEndpoints
]
