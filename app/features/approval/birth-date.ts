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

/** The message about a typed birth date that is wrong, and which of its parts are wrong; undefined if it is right (G-20). */
export const birthDateProblem = (typed: TypedDate, today: CalendarDay): DateProblem | undefined => {
    const read = readBirthDate(typed, today)
    return 'day' in read ? undefined : {problem: texts[read.problem], parts: read.parts}
}

/** The typed birth date as a day; undefined if it is not a valid one. */
export const typedBirthDate = (typed: TypedDate, today: CalendarDay): CalendarDay | undefined => {
    const read = readBirthDate(typed, today)
    return 'day' in read ? read.day : undefined
}
