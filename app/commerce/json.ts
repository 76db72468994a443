import {type CalendarDay, isCalendarDay} from '@app/domain/calendar/calendar'
import {type Cents, centsFromDollars} from '@app/domain/prices/money'
import {CommerceError} from './client'
import {isRecord, type UnknownRecord} from './fault'

/**
 * Reads responses: every field is optional until it has been checked. Each function returns undefined (or an empty
 * list) for a value of another type.
 */
export {isRecord, type UnknownRecord}

const emptyRecord: UnknownRecord = {}

export const record = (value: unknown): UnknownRecord => (isRecord(value) ? value : emptyRecord)

/** A response that has to be a record. Throws a CommerceError if it is anything else. */
export const recordOrGarbled = (value: unknown): UnknownRecord => {
    if (!isRecord(value)) throw new CommerceError({status: 502, code: 'garbled'})
    return value
}

/** Whether an answer to a write is one: nothing at all as agreed (204), or an object with at least one field. */
export const isWriteAnswer = (answer: unknown): boolean =>
    answer === null || (isRecord(answer) && Object.keys(answer).length > 0)

/** A record that the platform keeps as JSON in one attribute [ENTITY-005]; empty where it is not JSON. */
export const recordInJson = (json: unknown): UnknownRecord => {
    try {
        return record(JSON.parse(text(json) ?? '{}'))
    } catch {
        return emptyRecord
    }
}

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const text = (value: unknown): string | undefined =>
    typeof value === 'string' && value !== '' ? value : undefined

export const texts = (value: unknown): string[] => list(value).flatMap((item) => text(item) ?? [])

export const number = (value: unknown): number | undefined =>
    typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** Decimal dollars of the API as whole cents [D-08]. */
export const cents = (dollars: unknown): Cents | undefined => {
    const amount = number(dollars)
    return amount === undefined ? undefined : centsFromDollars(amount)
}

/** A day, as YYYY-MM-DD; undefined for any other text, of which no page could write a date. */
export const day = (value: unknown): CalendarDay | undefined => {
    const written = text(value)
    return written !== undefined && isCalendarDay(written) ? written : undefined
}

/** A moment, or a day without a time of it (ISO 8601). */
export const moment = (value: unknown): string | undefined => {
    const written = text(value)
    const isMoment =
        written !== undefined &&
        isCalendarDay(written.slice(0, 10)) &&
        !Number.isNaN(Date.parse(written))
    return isMoment ? written : undefined
}

/** A time of day, as HH:MM. */
export const timeOfDay = (value: unknown): string | undefined => {
    const written = text(value)
    return written !== undefined && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(written)
        ? written
        : undefined
}

/** A flag that the platform writes as a boolean or as a text, in any letter case. */
export const flag = (value: unknown): boolean | undefined => {
    if (typeof value === 'boolean') return value
    const word = text(value)?.toLowerCase() ?? ''
    if (['true', 'yes', 'y'].includes(word)) return true
    return ['false', 'no', 'n'].includes(word) ? false : undefined
}
