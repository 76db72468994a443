import {defineMessages} from 'react-intl'
import {commonMessages} from '../../common-messages'

/** The messages of a step in a sequence. */
export const messages = {
    continue: commonMessages.continue,
    back: commonMessages.back,
    ...defineMessages({
        step: {id: 'form.step', defaultMessage: 'Step {number} of {of}'},
        minutes: {
            id: 'form.minutes',
            defaultMessage:
                '{minutes, plural, one {About # minute left} other {About # minutes left}}'
        }
    })
}
