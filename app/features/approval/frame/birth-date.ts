import {defineMessages} from 'react-intl'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {readBirthDate, type TypedDate} from '@app/domain/person/person'
import {typedDate} from '@app/ui/form/field-sets/typed-date'

export const emptyDate: TypedDate = {month: '', day: '', year: ''}

const isEmptyDate = ({month, day, year}: TypedDate): boolean =>
    `${month}${day}${year}`.trim() === ''

const texts = defineMessages({
    missing: {
        id: 'application.personal.date-missing',
        defaultMessage: 'Enter month, day and year of your birth'
    },
    impossible: {
        id: 'application.personal.date-impossible',
        defaultMessage: 'Enter a date of birth that exists'
    },
    'too-young': {
        id: 'application.personal.too-young',
        defaultMessage: 'You must be 18 or older to apply'
    }
})

const problemOf = (typed: TypedDate, today: CalendarDay) => {
    const read = readBirthDate(typed, today)
    return 'day' in read ? undefined : {problem: texts[read.problem], parts: read.parts}
}

/** The birth date of somebody who may apply (G-20). */
export const birthDate = (today: CalendarDay) => typedDate((typed) => problemOf(typed, today))

/** As `birthDate`, or nothing. */
export const optionalBirthDate = (today: CalendarDay) =>
    typedDate((typed) => (isEmptyDate(typed) ? undefined : problemOf(typed, today)))

/** The typed birth date as a day; undefined if it is not a valid one. */
export const typedBirthDate = (typed: TypedDate, today: CalendarDay): CalendarDay | undefined => {
    const read = readBirthDate(typed, today)
    return 'day' in read ? read.day : undefined
}
