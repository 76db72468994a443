import {defineMessages} from 'react-intl'
import type {CalendarDay} from '@app/domain/calendar'
import {readBirthDate, type TypedDate} from '@app/domain/person'
import type {DateProblem} from '@app/ui/form/date-field'

export const emptyDate: TypedDate = {month: '', day: '', year: ''}

export const isEmptyDate = ({month, day, year}: TypedDate): boolean =>
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

/** What is wrong with a birth date that was typed, and in which parts (G-20). */
export const birthDateProblem = (typed: TypedDate, today: CalendarDay): DateProblem | undefined => {
    const read = readBirthDate(typed, today)
    return 'day' in read ? undefined : {problem: texts[read.problem], parts: read.parts}
}

/** The birth date that was typed, where it is one. */
export const typedBirthDate = (typed: TypedDate, today: CalendarDay): CalendarDay | undefined => {
    const read = readBirthDate(typed, today)
    return 'day' in read ? read.day : undefined
}
