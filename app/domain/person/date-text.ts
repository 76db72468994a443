import type {CalendarDay} from '../calendar/calendar'
import {asTypedDate, readTypedDate, type TypedDate} from './person'

/** Words between the parts of a date that is written out, in English and Spanish. */
const BETWEEN = new Set(['of', 'de', 'del'])

const isName = (text: string | undefined): boolean => /^\p{L}/u.test(text ?? '')

/** A date with the year first, or of eight digits. */
const inAFixedOrder = (typed: string): TypedDate | undefined => {
    const yearFirst = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/
    const inOne = /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/
    const found = (yearFirst.exec(typed) ?? inOne.exec(typed))?.groups
    return found && {month: found.month ?? '', day: found.day ?? '', year: found.year ?? ''}
}

/**
 * The parts of a date that was typed in one field: month, day and year with anything between them, or as eight digits.
 * A month's name may follow the day, and browsers fill in a birth date with the year first.
 */
export const partsOfDate = (text: string): TypedDate => {
    const typed = text.normalize('NFKC').trim().toLowerCase()
    const fixed = inAFixedOrder(typed)
    if (fixed) return fixed
    const parts = typed.split(/[\s/.,-]+/).filter((part) => part !== '' && !BETWEEN.has(part))
    const [first = '', second = '', ...rest] = parts
    const year = rest.join(' ')
    return isName(second) && !isName(first)
        ? {month: second, day: first, year}
        : {month: first, day: second, year}
}

/** A day as its field shows it, MM/DD/YYYY; empty without a day. */
export const dateText = (day: CalendarDay | undefined): string => {
    const {month, day: date, year} = asTypedDate(day)
    return [month, date, year].filter(Boolean).join('/')
}

/** The day that a typed date means; undefined if it is none. */
export const dayOfText = (text: string): CalendarDay | undefined => {
    const read = readTypedDate(partsOfDate(text))
    return 'day' in read ? read.day : undefined
}

/** Whether no digit of a date is still to come: it has a day, and ends with its four-digit year. */
export const isWholeDate = (text: string): boolean =>
    dayOfText(text) !== undefined && /\d{4}$/.test(text.normalize('NFKC').trim())

/** A complete date as MM/DD/YYYY; anything else stays as it was typed (D-23). */
export const formatDateText = (text: string): string => {
    const day = dayOfText(text)
    return day === undefined ? text : dateText(day)
}
