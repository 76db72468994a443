import type {ApprovalDecision} from '@app/domain/approval'
import type {CalendarDay} from '@app/domain/calendar'
import type {Commerce} from '../client'
import {flag, number, record, text, texts} from '../json'
import type {Query} from '../query'
import {toApproval} from './existing-approval'
import {lookUpApproval} from './look-up-approval'

/** The agency whose report a refusal is based on. */
export type Agency = {name: string; address: string | null; phone: string | null}

/** A score as the platform gives it; never interpreted here. */
export type Score = {
    value: number
    range: {lowest: number; highest: number} | null
    day: CalendarDay | null
    factors: string[]
}

/** The platform's notice about a refusal, shown unchanged (D-33). */
export type RefusalNotice = {agency: Agency | null; score: Score | null; statements: string[]}

/** A refusal, or that another answer or none was given. */
export type LastAnswer = {
    decision: ApprovalDecision | null
    decidedOn: CalendarDay | null
    notice: RefusalNotice | null
}

const toAgency = (raw: unknown): Agency | null => {
    const {name, address, phone} = record(raw)
    const known = text(name)
    return known === undefined
        ? null
        : {name: known, address: text(address) ?? null, phone: text(phone) ?? null}
}

const toScore = (raw: unknown): Score | null => {
    const {value, lowest, highest, day, factors} = record(raw)
    const [given, low, high] = [number(value), number(lowest), number(highest)]
    if (given === undefined) return null
    const range = low === undefined || high === undefined ? null : {lowest: low, highest: high}
    return {value: given, range, day: text(day) ?? null, factors: texts(factors)}
}

const toNotice = (raw: unknown): RefusalNotice | null => {
    const {agency, score, statements} = record(raw)
    const notice = {
        agency: toAgency(agency),
        score: toScore(score),
        statements: texts(statements)
    }
    const isEmpty = !notice.agency && !notice.score && notice.statements.length === 0
    return isEmpty ? null : notice
}

/** The last decision. A customer who may not rent counts as refused, whatever was decided before. */
export const toLastAnswer = (raw: unknown): LastAnswer => {
    const {isBlacklisted, approval} = record(raw)
    const decided = toApproval(raw)
    const isRefused = flag(isBlacklisted) === true
    return {
        decision: isRefused ? 'declined' : (decided?.decision ?? null),
        decidedOn: decided?.decidedOn ?? null,
        notice: toNotice(record(approval).refusalNotice)
    }
}

/** The last decision with its notice, for as long as the platform stores it (D-33) [API-047]. */
export const lastAnswer = (own: Commerce, customerId: string): Query<LastAnswer> => ({
    key: ['last-answer', own.locale],
    staleTime: 60_000,
    fetch: async () => toLastAnswer(await lookUpApproval(own, customerId))
})
