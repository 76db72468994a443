import {defineMessages} from 'react-intl'

/** The messages of a step in a sequence. */
export const messages = defineMessages({
    step: {id: 'form.step', defaultMessage: 'Step {number} of {of}'},
    minutes: {
        id: 'form.minutes',
        defaultMessage: '{minutes, plural, one {About # minute left} other {About # minutes left}}'
    },
    back: {id: 'form.back', defaultMessage: 'Back'},
    continue: {id: 'form.continue', defaultMessage: 'Continue'}
})
