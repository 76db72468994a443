import type {UsedApproval} from '@app/domain/approval/approval'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {readItems} from '../answer'
import type {Commerce} from '../client'
import {cents, day, flag, list, number, record, text, type UnknownRecord} from '../json'
import type {Query} from '../query'
import {decisionFrom} from '../session/customer/approval-in-short'
import {lookUpApproval} from './look-up-approval'
import {type RefusalNotice, toNotice} from './refusal-notice'

/** A document that a decision requires; its kind is the platform's code in lower case [VERIFY-002] [VERIFY-003]. */
export type RequestedDocument = {kind: string; isRequired: boolean; isSubmitted: boolean}

/** A decision with its details [ENTITY-012]. */
export type Decision = UsedApproval & {
    id: string | null
    /** The platform's text for the decision [APPR-025]. */
    status: string | null
    /** What the shopper still has to do, in the platform's words [APPR-025]. */
    condition: string | null
    decidedOn: CalendarDay | null
    documents: RequestedDocument[]
    /** A bank account is still to be verified, by its numbers at the checkout and not by a document (G-25). */
    isBankOpen: boolean
    /** A bank account was asked for, and is verified. */
    isBankVerified: boolean
    /** At 0 the questions about the identity are over; a document or the store is left (G-20). */
    identityTriesLeft: number
}

const BANK = 'bank'

/** How many attempts at the questions about the identity there are, if the platform does not say how many are left. */
const mostIdentityTries = 3

const toDocument = (raw: unknown): RequestedDocument[] => {
    const {verifyType, verifyRequired, documentId} = record(raw)
    const [kind, isRequired] = [text(verifyType)?.toLowerCase(), flag(verifyRequired)]
    const isSubmitted = text(documentId) !== undefined
    return kind === undefined || isRequired === undefined ? [] : [{kind, isRequired, isSubmitted}]
}

/** The documents that a response requires; a bank account is not verified by a document. */
export const toRequestedDocuments = (
    raw: unknown,
    log?: Pick<Commerce, 'warn'>
): RequestedDocument[] => readItems(list(raw), toDocument, log).filter(({kind}) => kind !== BANK)

/** For each bank account that a response names, whether it is still to be verified. */
const bankRequirements = (raw: unknown): boolean[] =>
    list(raw).flatMap((one) => {
        const {verifyType, verifyRequired} = record(one)
        const isRequired = flag(verifyRequired)
        return text(verifyType)?.toLowerCase() === BANK && isRequired !== undefined
            ? [isRequired]
            : []
    })

/** The details of a decision; each of them may be missing. */
const toDetails = (given: UnknownRecord): Omit<Decision, keyof UsedApproval> => {
    const banks = bankRequirements(given.verificationDocuments)
    return {
        id: text(given.decisionId) ?? null,
        status: text(given.approvalStatusDesc) ?? null,
        condition: text(given.conditionalReason) ?? null,
        decidedOn: day(given.approvalDate) ?? day(given.dateOfApproval) ?? null,
        documents: toRequestedDocuments(given.verificationDocuments),
        isBankOpen: banks.includes(true),
        isBankVerified: banks.length > 0 && !banks.includes(true),
        identityTriesLeft: number(given.identityAttemptsLeft) ?? mostIdentityTries
    }
}

/** The decision in a response; null if there is none, or if the customer may not rent. */
const toDecision = ({approval, isBlacklisted}: UnknownRecord): Decision | null => {
    const given = record(approval)
    const {approvalResponse, weeklyApprovalAmount, approvalExpirationDate} = given
    const decision = decisionFrom(approvalResponse)
    const [weeklyLimit, lastDay] = [cents(weeklyApprovalAmount), day(approvalExpirationDate)]
    if (decision === undefined || weeklyLimit === undefined || lastDay === undefined) return null
    if (flag(isBlacklisted)) return null
    const weeklyOutstanding = cents(given.weeklyOutstandingBalance) ?? 0
    const weeklyUnordered = cents(given.weeklyUnorderedBalance)
    return {
        decision,
        weeklyLimit,
        lastDay,
        weeklyOutstanding,
        ...(weeklyUnordered !== undefined && {weeklyUnordered}),
        ...toDetails(given)
    }
}

/** Everything that the platform answers about the last decision: each part of a page selects what it shows. */
export type ExistingApproval = {
    /** Valid or expired; null if nothing was decided, and for a customer who may not rent. */
    approval: Decision | null
    isBlacklisted: boolean
    notice: RefusalNotice | null
}

/** A response about the last decision. */
export const toExistingApproval = (raw: unknown): ExistingApproval => {
    const answer = record(raw)
    return {
        approval: toDecision(answer),
        isBlacklisted: flag(answer.isBlacklisted) === true,
        notice: toNotice(record(answer.approval).refusalNotice)
    }
}

/** The decision alone. */
export const approvalOf = ({approval}: ExistingApproval): Decision | null => approval

/**
 * What the platform knows of the shopper's last decision [API-047], in their language; fetched with their own session,
 * never on the server. The one query about it: every page and part selects from it, so that it is fetched once.
 */
export const existingApproval = (own: Commerce, customerId: string): Query<ExistingApproval> => ({
    key: ['existing-approval', own.locale],
    staleTime: 60_000,
    fetch: async () => toExistingApproval(await lookUpApproval(own, customerId))
})

/** The personal queries that a new decision, or another condition of it, changes. */
export const decisionChanges = [['existing-approval']] as const
