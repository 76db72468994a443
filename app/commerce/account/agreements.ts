import {pictureAddress} from '@app/lib/address/picture-address'
import * as z from 'zod/mini'
import {
    type AgreementPhase,
    agreementStatus,
    type Owed,
    shownAmountDue
} from '@app/domain/agreements/agreements'
import type {CostsWithTax} from '@app/domain/agreements/agreement-costs'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {type Cents, centsFromDollars} from '@app/domain/prices/money'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {type SigningState, signingState} from '@app/domain/basket/signing'
import {anyFlag, anyList, anyText, readAnswer, readItems} from '../answer'
import type {Commerce} from '../client'
import {
    cents,
    day,
    flag,
    list,
    moment,
    number,
    record,
    text,
    texts,
    type UnknownRecord
} from '../json'
import type {Query} from '../query'

/** One piece of an agreement; `productId` is what its picture is loaded by [ACCT-042]. */
export type RentedItem = {productId: string | null; name: string}

/** What comes with each payment besides the rent (D-32). */
export type AgreementService = {kind: 'damage-waiver' | 'benefits-plus'; rate: Cents}

/** Whether payments are taken automatically, and from which method. */
export type AutopayState = {
    hasAutopay: boolean
    /** The saved method that autopay takes from. */
    autopayMethodId: string | null
    /** Which text the renter agreed to, and when (ISO 8601); null if the platform does not say (D-32). */
    autopayConsent: {version: string; acceptedAt: string} | null
}

/** What a customer rents, as their account lists it. Money in cents, days in the store's calendar [ENTITY-032]. */
export type RentalAgreement = Owed &
    AutopayState & {
        id: string
        number: string
        name: string
        signing: SigningState
        /** It was sent to the signing provider, where it may still be open. */
        isSentToSign: boolean
        frequency: PaymentFrequency
        /** One payment without taxes and fees, how many there are, and what the last one is. */
        payment: Cents
        terms: number
        finalPayment: Cents
        totalCost: Cents
        remaining: Cents
        /** With taxes and fees; undefined for an agreement that is not in force [ACCT-018]. */
        amountDue: Cents
        pastDueRent: Cents
        openDay: CalendarDay | undefined
        scheduledDay: CalendarDay | undefined
        deliveredDay: CalendarDay | undefined
        storeNumber: string | null
        /** The day of the next payment after the one that begins it, also while nothing is due yet (D-44). */
        nextPaymentDay?: CalendarDay
        /** Of a checkout: the basket that it was drawn up from, and the order that it belongs to once that is placed. */
        basketId: string | null
        orderNo: string | null
        items: RentedItem[]
        services: AgreementService[]
        /** What the store takes once, with the first payment; not there where it takes none. */
        deposit?: Cents
        /** The same with services and tax, where the platform says so. */
        withTax?: CostsWithTax
    }

/** A membership with monthly dues; it is always in force [ENTITY-033]. */
export type Club = Owed &
    AutopayState & {
        id: string
        number: string
        beginDay: CalendarDay | undefined
        amountDue: Cents
    }

export type AgreementSummary = {agreements: RentalAgreement[]; clubs: Club[]}

const phases = new Map<unknown, AgreementPhase>([
    ['PRELIM', 'preliminary'],
    ['PRELIMPAID', 'prepaid'],
    ['ACTV', 'active'],
    ['PAIDOUT', 'paid-out']
])

const frequencies = new Map<unknown, PaymentFrequency>([
    ['WEEKLY', 'weekly'],
    ['BIWEEKLY', 'biweekly'],
    ['SEMIMONTHLY', 'semimonthly'],
    ['MONTHLY', 'monthly']
])

/** How often a payment is due, from the platform's code; weekly if it has none. */
export const toFrequency = (schedule: unknown): PaymentFrequency =>
    frequencies.get(schedule) ?? 'weekly'

const toItem = (raw: unknown): RentedItem => {
    const {inventoryId, inventoryDesc} = record(raw)
    return {productId: text(inventoryId) ?? null, name: text(inventoryDesc) ?? ''}
}

const serviceKinds = new Map<unknown, AgreementService['kind']>([
    ['LDW', 'damage-waiver'],
    ['BENEFITSPLUS', 'benefits-plus']
])

const toService = (raw: unknown): AgreementService[] => {
    const {type, rate} = record(raw)
    const [kind, cost] = [serviceKinds.get(type), cents(rate)]
    return kind === undefined || cost === undefined ? [] : [{kind, rate: cost}]
}

/** An agreement made in a store has no envelope: one in force without signing details was signed on paper. */
const signingOf = (agreement: UnknownRecord, phase: AgreementPhase): SigningState => {
    const [signerStatus, envelopeStatus] = [
        text(agreement.signerStatus),
        text(agreement.envelopeStatus)
    ]
    const isOnPaper = signerStatus === undefined && envelopeStatus === undefined
    const isAgreementSigned = isOnPaper && phase !== 'preliminary'
    return signingState({isAgreementSigned, signerStatus, envelopeStatus})
}

const isSentToSign = ({envelopeStatus}: UnknownRecord): boolean =>
    text(envelopeStatus)?.toLowerCase() === 'sent'

const toAutopay = (raw: UnknownRecord): AutopayState => {
    const {version, acceptedAt} = record(raw.autoPayConsent)
    const [accepted, at] = [text(version), moment(acceptedAt)]
    return {
        hasAutopay: flag(raw.autoPay) ?? false,
        autopayMethodId: text(raw.customerPaymentMethodId) ?? null,
        autopayConsent:
            accepted === undefined || at === undefined ? null : {version: accepted, acceptedAt: at}
    }
}

const toMoney = (agreement: UnknownRecord) => ({
    payment: cents(agreement.actualRate) ?? 0,
    finalPayment: cents(agreement.finalPaymentAmount) ?? 0,
    totalCost: cents(agreement.totalCost) ?? 0,
    remaining: cents(agreement.remainingPaymentAmount) ?? 0,
    pastDueRent: cents(agreement.pastDueRent) ?? 0
})

const toCostsWithTax = (agreement: UnknownRecord): {withTax?: CostsWithTax} => {
    const [payment, finalPayment, total] = [
        cents(agreement.paymentWithTax),
        cents(agreement.finalPaymentWithTax),
        cents(agreement.totalCostWithTax)
    ]
    if (payment === undefined || finalPayment === undefined || total === undefined) return {}
    return {withTax: {payment, finalPayment, total}}
}

/** A deposit of nothing is none. */
const toDeposit = (agreement: UnknownRecord): {deposit?: Cents} => {
    const deposit = cents(agreement.depositAmount) ?? 0
    return deposit > 0 ? {deposit} : {}
}

const toNextPayment = (agreement: UnknownRecord): {nextPaymentDay?: CalendarDay} => {
    const nextPaymentDay = day(agreement.nextDueDate)
    return nextPaymentDay === undefined ? {} : {nextPaymentDay}
}

const toDays = (agreement: UnknownRecord) => ({
    openDay: day(agreement.agreementOpenDate),
    scheduledDay: day(agreement.scheduleDate),
    deliveredDay: day(agreement.deliveredDate)
})

/** What an agreement costs and owes, and whether autopay is on: a missing one must not read as nothing, or as off. */
const AgreementAnswer = z.looseObject({
    agreementId: anyText,
    actualRate: z.number(),
    totalCost: z.number(),
    remainingPaymentAmount: z.number(),
    amountDue: z.number(),
    autoPay: anyFlag
})

const ClubAnswer = z.looseObject({customerClubId: anyText, amountDue: z.number(), autoPay: anyFlag})

/** What is due has a day: without one, a page would say that nothing is due. */
const hasDueDay = ({amountDue, dueDay}: {amountDue: Cents; dueDay: CalendarDay | undefined}) =>
    amountDue <= 0 || dueDay !== undefined

/**
 * An agreement as the account shows it; undefined without an id or one of its amounts (D-48). An unknown code counts as
 * in force, as something may be owed on it.
 */
export const toAgreement = (raw: unknown): RentalAgreement | undefined => {
    const read = z.safeParse(AgreementAnswer, raw)
    if (!read.success) return undefined
    const {data: agreement} = read
    const {agreementId: id} = agreement

    const phase = phases.get(agreement.agreementRefCode) ?? 'active'
    const signing = signingOf(agreement, phase)
    const standing = agreementStatus(phase, signing === 'signed')
    const dueDay = day(agreement.currentDueDate)
    const amountDue = shownAmountDue(standing, centsFromDollars(agreement.amountDue))
    if (!hasDueDay({amountDue, dueDay})) return undefined
    return {
        id,
        number: text(agreement.agreementNumber) ?? id,
        name: text(agreement.agreementDescription) ?? '',
        standing,
        dueDay,
        signing,
        isSentToSign: isSentToSign(agreement),
        frequency: toFrequency(agreement.paymentSchedule),
        terms: number(agreement.actualTerm) ?? 0,
        ...toMoney(agreement),
        ...toCostsWithTax(agreement),
        ...toDeposit(agreement),
        ...toNextPayment(agreement),
        amountDue,
        ...toAutopay(agreement),
        ...toDays(agreement),
        storeNumber: text(agreement.storeNumber) ?? null,
        basketId: text(agreement.tempBasketId) ?? null,
        orderNo: text(agreement.orderNo) ?? null,
        items: list(agreement.items).map(toItem),
        services: list(agreement.services).flatMap(toService)
    }
}

const toClub = (raw: unknown): Club | undefined => {
    const read = z.safeParse(ClubAnswer, raw)
    if (!read.success) return undefined
    const {data: club} = read
    const {customerClubId: id} = club
    const due = {amountDue: centsFromDollars(club.amountDue), dueDay: day(club.currentDueDate)}
    if (!hasDueDay(due)) return undefined
    return {
        id,
        number: text(club.clubMembershipNumber) ?? id,
        standing: 'in-force',
        ...due,
        beginDay: day(club.clubBeginDate),
        ...toAutopay(club)
    }
}

const AgreementsAnswer = z.looseObject({agreement: anyList})
const SummaryAnswer = z.looseObject({clubInfoResponse: anyList})

/** The agreements of a response; one without an id or an amount is left out. */
export const toAgreements = (raw: unknown, log?: Pick<Commerce, 'warn'>): RentalAgreement[] =>
    readItems(
        readAnswer(AgreementsAnswer, raw).agreement,
        (one) => [toAgreement(one) ?? []].flat(),
        log
    )

/** All agreements and clubs of a customer; one without an id or an amount is left out. */
export const toAgreementSummary = (
    raw: unknown,
    log?: Pick<Commerce, 'warn'>
): AgreementSummary => {
    const {clubInfoResponse} = readAnswer(SummaryAnswer, raw)
    return {
        agreements: toAgreements(raw, log),
        clubs: readItems(clubInfoResponse, (one) => [toClub(one) ?? []].flat(), log)
    }
}

/** All that a customer rents, and their clubs [API-049]. */
export const agreementSummary = (own: Commerce, customerId: string): Query<AgreementSummary> => ({
    key: ['account', 'agreements'],
    staleTime: 30_000,
    fetch: async () => {
        const path = '/custom/agreement-summary/v1/organizations/{org}/agreementsummary'
        return toAgreementSummary(await own.fetch({path, body: {customerId}, customerId}), own)
    }
})

/** How far an agreement has come, and what its goods look like [ENTITY-034] [ACCT-041]. */
export type AgreementDetails = {
    isAutopayEnabled: boolean
    isSigned: boolean
    isDeliveryScheduled: boolean
    isDeliveryCompleted: boolean
    dueDay: CalendarDay | undefined
    paymentsLeft: number | null
    openDay: CalendarDay | undefined
    name: string
    /** Addresses of the platform's image service: show them by `Picture` only. */
    images: string[]
}

const DetailsAnswer = z.looseObject({
    agreementWorkflow: z.looseObject({
        isAutopayEnabled: anyFlag,
        isAgreementSigned: anyFlag,
        isDeliveryScheduled: anyFlag,
        isDeliveryCompleted: anyFlag
    }),
    agreementInformation: z.looseObject({})
})

export const toAgreementDetails = (raw: unknown): AgreementDetails => {
    const {
        agreementWorkflow: workflow,
        agreementInformation: information,
        inventoryName,
        inventoryImageUrls
    } = readAnswer(DetailsAnswer, raw)
    return {
        isAutopayEnabled: flag(workflow.isAutopayEnabled) ?? false,
        isSigned: flag(workflow.isAgreementSigned) ?? false,
        isDeliveryScheduled: flag(workflow.isDeliveryScheduled) ?? false,
        isDeliveryCompleted: flag(workflow.isDeliveryCompleted) ?? false,
        dueDay: day(information.currentDueDate),
        paymentsLeft: number(information.paymentCount) ?? null,
        openDay: day(information.openDate),
        name: text(inventoryName) ?? '',
        images: texts(inventoryImageUrls).flatMap((link) => pictureAddress(link) ?? [])
    }
}

/** How far one of the customer's agreements has come [API-053]. Rejects with 404 for somebody else's agreement. */
export const agreementDetails = (
    own: Commerce,
    {customerId, agreementId}: {customerId: string; agreementId: string}
): Query<AgreementDetails> => ({
    key: ['account', 'agreement', agreementId],
    staleTime: 60_000,
    fetch: async () => {
        const path = '/custom/agreement-details/v1/organizations/{org}/agreementdetails'
        const body = {agreementId, isAgreementNumber: 'N', storeId: '00000'}
        return toAgreementDetails(await own.fetch({path, body, customerId}))
    }
})
