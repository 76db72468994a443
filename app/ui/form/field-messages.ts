import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** The form parts' own messages; a form's labels and errors belong to its feature. */
export const messages = {
    day: commonMessages.day,
    year: commonMessages.year,
    ...defineMessages({
        saveCard: {id: 'form.save-card', defaultMessage: 'Save this card for later payments'},
        frameLate: {
            id: 'form.frame-late',
            defaultMessage:
                'The card form did not appear. Check your connection and load it again, or call the store.'
        },
        frameAgain: {id: 'form.frame-again', defaultMessage: 'Load the form again'},
        error: {id: 'form.error', defaultMessage: 'Error:'},
        errorTitle: {id: 'form.error-title', defaultMessage: 'Error: {title}'},
        optional: {id: 'form.optional', defaultMessage: '(optional)'},
        invalid: {id: 'form.invalid', defaultMessage: 'Check this answer'},
        problem: {id: 'form.problem', defaultMessage: 'There is a problem'},
        failed: {
            id: 'form.failed',
            defaultMessage: 'That did not work. Your answers are still here. Try again.'
        },
        unknown: {
            id: 'form.unknown',
            defaultMessage:
                'No answer came, so we can’t tell whether that worked. Your answers are still here. Wait a minute before you try again.'
        },
        unanswered: {
            id: 'form.unanswered',
            defaultMessage:
                'No answer came, so we can’t tell whether that worked. Look at this page again in a minute before you try once more.'
        },
        busy: {
            id: 'form.busy',
            defaultMessage: 'Too many people are asking at the moment. Please try again at {time}.'
        },
        tooManyUntil: {
            id: 'form.too-many-until',
            defaultMessage: 'There were too many tries. Please try again at {time}.'
        },
        needsScript: {
            id: 'form.needs-script',
            defaultMessage: 'To send this form, turn on JavaScript.'
        },
        didYouMean: {id: 'form.did-you-mean', defaultMessage: 'Did you mean {email}?'},
        birthDateExample: {
            id: 'form.birth-date-example',
            defaultMessage: 'Month, day and year, for example 04/25/1990'
        },
        month: {id: 'form.month', defaultMessage: 'Month'},
        calendar: {id: 'form.calendar', defaultMessage: 'Or choose on the calendar'},
        calendarRole: {id: 'form.calendar-role', defaultMessage: 'calendar'},
        chosenDay: {id: 'form.chosen-day', defaultMessage: 'Chosen: {day}'},
        digitOfCode: {id: 'form.digit-of-code', defaultMessage: '{label}, digit {at} of {of}'},
        choose: {id: 'form.choose', defaultMessage: 'Choose'},
        dollar: {id: 'form.dollar', defaultMessage: '$'}
    })
}
