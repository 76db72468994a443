import type {ApprovalData, ApprovalResponse, PageName} from '@contract/approval'
import {defined} from '../../core/json'
import {type Cents, dollars} from '../../core/money'
import {type Locale, type Texts, textIn} from '../../core/locales'
import {findCustomer} from '../../shoppers/customers/customer'
import type {World} from '../../world/world'
import {type Approval, attemptsLeft} from './approval'
import {rentedWeekly, unorderedWeekly} from './offers/coverage'
import {verificationDocuments} from './documents/document'
import {refusalNotice} from './refusal-notice'

const descriptions: Record<ApprovalResponse, string> = {
    1: 'Approved',
    2: 'Declined',
    4: 'Conditionally approved'
}

/** The only condition of this platform, as text for the shopper. */
const condition: Texts = {
    en: 'Please show us what is named below.',
    es: 'Muéstrenos lo que se indica abajo.'
}

export const pageNames: Record<ApprovalResponse, PageName> = {
    1: 'Approved',
    2: 'Declined',
    4: 'ConditionalApproval'
}

/**
 * The approval in API form: monthly amounts, and weekly ones per week; "outstanding" is what is rented and signed.
 * [ENTITY-011, ENTITY-012]
 */
export const presentApproval = (
    world: World,
    customerId: string,
    approval: Approval,
    locale: Locale
): ApprovalData => {
    const {response, weekly, wanted} = approval
    const rented = rentedWeekly(world, customerId)
    const globalId = findCustomer(world, customerId)?.profile.custom.c_racGlobalCustomerID
    return defined({
        approvalResponse: response,
        approvalStatusDesc: descriptions[response],
        conditionalReason: approval.conditionalReason && textIn(locale, condition),
        weeklyApprovalAmount: dollars(weekly),
        weeklyOriginalApprovalAmount: dollars(weekly),
        originalApprovalAmount: dollars(wholeDollars((weekly / 7) * 30)),
        outstandingBalance: dollars(wholeDollars((rented / 7) * 30)),
        weeklyOutstandingBalance: dollars(rented),
        weeklyUnorderedBalance: dollars(unorderedWeekly(world, customerId)),
        biWeekly: dollars(wholeDollars(weekly * 2)),
        semiMonthly: dollars(wholeDollars((weekly / 7) * 15)),
        monthly: dollars(wholeDollars((weekly / 7) * 30)),
        decisionId: approval.decisionId,
        globalCustomerId: typeof globalId === 'string' ? globalId : undefined,
        verifyLevel: String(wanted.length),
        verifyCode: wanted.join('-') || 'NONE',
        verificationDocuments: verificationDocuments(world, customerId, approval),
        identityAttemptsLeft: wanted.includes('IDENTITY') ? attemptsLeft(approval) : undefined,
        refusalNotice: response === '2' ? refusalNotice(approval, locale) : undefined,
        approvalDate: approval.approvedOn,
        dateOfApproval: approval.approvedOn,
        approvalExpirationDate: approval.expiresOn
    })
}

/** Decision 13: amounts that are calculated from the weekly one are whole dollars. */
const wholeDollars = (cents: number): Cents => Math.round(cents / 100) * 100
