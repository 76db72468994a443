import type {Schedule} from '@contract/agreements'
import {addDays, type Day} from '../../agreements/model/days'
import type {Cents} from '../../../core/values/money'
import type {Approval} from './approval'

export type Applicant = {
    /** Nine digits; the end tells the sandbox how to decide. */
    ssn: string
    income: Cents
    payFrequency: Schedule
}

type When = {today: Day; decisionId: string}

const daysValid = 90
const leastLimit: Cents = 1000
const mostLimit: Cents = 15_000
const sharePercent = 20

const daysIn: Record<Schedule, number> = {WEEKLY: 7, BIWEEKLY: 14, SEMIMONTHLY: 15, MONTHLY: 30}

/**
 * A fifth of the weekly income, between $10 and $150, to the whole dollar. A number that ends in 2 is declined, one in
 * 4 approved on the condition of a proof of income, one in 6 of proofs of income and of identity; any other is approved.
 */
export const decide = ({ssn, income, payFrequency}: Applicant, when: When): Approval => {
    const share = Math.floor((income * 7 * sharePercent) / (daysIn[payFrequency] * 100))
    const limit = Math.floor(Math.min(Math.max(share, leastLimit), mostLimit) / 100) * 100
    return {
        ...outcomeOf(ssn.at(-1), limit),
        decisionId: when.decisionId,
        approvedOn: when.today,
        expiresOn: addDays(when.today, daysValid),
        identityTries: 0,
        isIdentityVerified: false
    }
}

type Outcome = Pick<Approval, 'response' | 'weekly' | 'wanted' | 'conditionalReason'>

const outcomeOf = (end: string | undefined, weekly: Cents): Outcome => {
    if (end === '2') return {response: '2', weekly: 0, wanted: []}
    if (end === '4') return conditional(weekly, ['INCOME'])
    if (end === '6') return conditional(weekly, ['INCOME', 'IDENTITY'])
    return {response: '1', weekly, wanted: []}
}

const conditional = (weekly: Cents, wanted: string[]): Outcome => ({
    response: '4',
    weekly,
    wanted,
    conditionalReason: 'Please show us the documents below before we can deliver.'
})
