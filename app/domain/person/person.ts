import {type CalendarDay, isCalendarDay} from '../calendar/calendar'

// NFKC also turns the digits of some keyboards and of dictation into ordinary ones.
const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** The digits of a US phone number, without a leading 1 [DEALS-004] [DEALS-009] (C-10). */
export const phoneDigits = (text: string): string => {
    const digits = digitsOf(text)
    return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** Whether digits are a US phone number: ten digits, area code and exchange beginning with 2 to 9 [DEALS-004]. */
export const isPhone = (text: string): boolean => /^[2-9]\d{2}[2-9]\d{6}$/.test(phoneDigits(text))

/** A complete phone number as (###) ###-####; anything else stays as it was typed [DEALS-006] (D-23). */
export const formatPhone = (text: string): string => {
    const digits = phoneDigits(text)
    return digits.length === 10
        ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
        : text
}

export type DatePart = 'month' | 'day' | 'year'

/** A date typed in three fields. */
export type TypedDate = Record<DatePart, string>

export type TypedDateProblem = {problem: 'missing' | 'impossible'; parts: DatePart[]}

const DATE_PARTS = ['month', 'day', 'year'] as const

const MONTH_NAMES = [
    ['january', 'enero'],
    ['february', 'febrero'],
    ['march', 'marzo'],
    ['april', 'abril'],
    ['may', 'mayo'],
    ['june', 'junio'],
    ['july', 'julio'],
    ['august', 'agosto'],
    ['september', 'septiembre'],
    ['october', 'octubre'],
    ['november', 'noviembre'],
    ['december', 'diciembre']
] as const

/** The number of a month, typed as a number or as a name of at least three letters; 0 if it is none. */
const monthOf = (text: string): number => {
    if (/^\d{1,2}$/.test(text)) return Number(text)
    const start = text.toLowerCase().replace(/\.$/, '')
    if (start.length < 3) return 0
    return 1 + MONTH_NAMES.findIndex((names) => names.some((name) => name.startsWith(start)))
}

const isWithin = (number: number, least: number, most: number): boolean =>
    number >= least && number <= most

/**
 * The day that was typed in three fields; else the problem and its fields. A missing field is reported before an
 * impossible date (account-anchors F8).
 */
export const readTypedDate = (typed: TypedDate): {day: CalendarDay} | TypedDateProblem => {
    const texts = {
        month: typed.month.normalize('NFKC').trim(),
        day: typed.day.normalize('NFKC').trim(),
        year: typed.year.normalize('NFKC').trim()
    }
    const missing = DATE_PARTS.filter((part) => texts[part] === '')
    if (missing.length > 0) return {problem: 'missing', parts: missing}

    const month = monthOf(texts.month)
    const isPossible: Record<DatePart, boolean> = {
        month: isWithin(month, 1, 12),
        day: /^\d{1,2}$/.test(texts.day) && isWithin(Number(texts.day), 1, 31),
        year: /^\d{4}$/.test(texts.year) && Number(texts.year) >= 1900
    }
    const impossible = DATE_PARTS.filter((part) => !isPossible[part])
    if (impossible.length > 0) return {problem: 'impossible', parts: impossible}

    const day = `${texts.year}-${String(month).padStart(2, '0')}-${texts.day.padStart(2, '0')}`
    return isCalendarDay(day) ? {day} : {problem: 'impossible', parts: ['day']}
}

/** A day as its three fields show it; empty ones without a day. */
export const asTypedDate = (day: CalendarDay | undefined): TypedDate => {
    const [year = '', month = '', date = ''] = day?.split('-') ?? []
    return {month, day: date, year}
}

/** A person's age on a day, in whole years; somebody born on 29 February has a birthday on 1 March in other years. */
export const ageOn = (birthDate: CalendarDay, day: CalendarDay): number => {
    const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
    return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** The least age to apply (G-20). */
export const leastAge = 18

/** A birth date in the future is a typing error; the birth date of somebody too young is not. */
export type BirthDateProblem = TypedDateProblem | {problem: 'too-young'; parts: readonly DatePart[]}

/** The typed birth date, or its first problem: missing, impossible, under 18 (G-20). */
export const readBirthDate = (
    typed: TypedDate,
    today: CalendarDay
): {day: CalendarDay} | BirthDateProblem => {
    const read = readTypedDate(typed)
    if (!('day' in read)) return read
    if (read.day > today) return {problem: 'impossible', parts: ['year']}
    return ageOn(read.day, today) < leastAge ? {problem: 'too-young', parts: DATE_PARTS} : read
}

/** The digits, however they were separated. */
export const identityDigits = digitsOf

const isSsn = (digits: string): boolean =>
    /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits)

const isItin = (digits: string): boolean =>
    /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/.test(digits)

export type IdentityNumberProblem = 'missing' | 'malformed'

/** The problem of a Social Security number or ITIN; one field takes either, in any spacing (D-23). */
export const identityNumberProblem = (text: string): IdentityNumberProblem | undefined => {
    const digits = identityDigits(text)
    if (text.trim() === '') return 'missing'
    return isSsn(digits) || isItin(digits) ? undefined : 'malformed'
}

/** The number as it is shown when its field loses the focus: the last four digits only (D-23, D-26). */
export const maskedIdentityNumber = (text: string): string =>
    `***-**-${identityDigits(text).slice(-4)}`

/** The digits of a code that was sent to a phone, in any spacing. */
export const phoneCodeDigits = digitsOf

/** How many digits such a code has. */
export const phoneCodeLength = 6

/** Whether digits are such a code. */
export const isPhoneCode = (text: string): boolean =>
    new RegExp(`^\\d{${phoneCodeLength}}$`).test(phoneCodeDigits(text))

/** The last four digits of a number as they are sent; what is no digit stays, so that it can be reported. */
export const cleanLastFour = (text: string): string => text.normalize('NFKC').trim()

/** Whether a text is the last four digits of an identity number, which `/payfone` may require (G-20). */
export const isLastFour = (text: string): boolean => /^\d{4}$/.test(cleanLastFour(text))
