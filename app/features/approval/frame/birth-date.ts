import {defineMessages} from 'react-intl'
import * as z from 'zod/mini'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {partsOfDate} from '@app/domain/person/date-text'
import {readBirthDate} from '@app/domain/person/person'
import {rule} from '@app/ui/form/schema'

const texts = defineMessages({
    missing: {
        id: 'application.personal.date-missing',
        defaultMessage: 'Enter month, day and year of your birth'
    },
    impossible: {
        id: 'application.personal.date-impossible',
        defaultMessage: 'Enter a date of birth that exists, such as 04/25/1990'
    },
    'too-young': {
        id: 'application.personal.too-young',
        defaultMessage: 'You must be 18 or older to apply'
    }
})

const problemOf = (typed: string, today: CalendarDay) => {
    const read = readBirthDate(partsOfDate(typed), today)
    return 'day' in read ? undefined : texts[read.problem]
}

/** The birth date of somebody who may apply (G-20). */
export const birthDate = (today: CalendarDay) =>
    z.string().check(rule((typed) => problemOf(typed, today)))

/** As `birthDate`, or nothing. */
export const optionalBirthDate = (today: CalendarDay) =>
    z.string().check(rule((typed) => (typed.trim() === '' ? undefined : problemOf(typed, today))))

/** The typed birth date as a day; undefined if it is not a valid one. */
export const typedBirthDate = (typed: string, today: CalendarDay): CalendarDay | undefined => {
    const read = readBirthDate(partsOfDate(typed), today)
    return 'day' in read ? read.day : undefined
}
