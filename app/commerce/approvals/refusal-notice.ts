import type {CalendarDay} from '@app/domain/calendar/calendar'
import {day as dayOf, number, record, text, texts} from '../json'

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
    return {value: given, range, day: dayOf(day) ?? null, factors: texts(factors)}
}

/** The notice in a response about a decision; null without one. */
export const toNotice = (raw: unknown): RefusalNotice | null => {
    const {agency, score, statements} = record(raw)
    const notice = {
        agency: toAgency(agency),
        score: toScore(score),
        statements: texts(statements)
    }
    const isEmpty = !notice.agency && !notice.score && notice.statements.length === 0
    return isEmpty ? null : notice
}
