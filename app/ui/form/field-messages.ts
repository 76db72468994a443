import {defineMessages} from 'react-intl'

/** What the form parts say themselves; a form's own labels and errors are its feature's. */
export const messages = defineMessages({
    error: {id: 'form.error', defaultMessage: 'Error:'},
    errorTitle: {id: 'form.error-title', defaultMessage: 'Error: {title}'},
    optional: {id: 'form.optional', defaultMessage: '(optional)'},
    problem: {id: 'form.problem', defaultMessage: 'There is a problem'},
    failed: {
        id: 'form.failed',
        defaultMessage: 'That did not work. Your answers are still here. Try again.'
    },
    needsScript: {
        id: 'form.needs-script',
        defaultMessage: 'To send this form, turn on JavaScript.'
    },
    didYouMean: {id: 'form.did-you-mean', defaultMessage: 'Did you mean {email}?'},
    show: {id: 'form.show', defaultMessage: 'Show'},
    hide: {id: 'form.hide', defaultMessage: 'Hide'},
    showOf: {id: 'form.show-of', defaultMessage: 'Show {of}'},
    hideOf: {id: 'form.hide-of', defaultMessage: 'Hide {of}'},
    isShown: {id: 'form.is-shown', defaultMessage: '{of}: shown'},
    isHidden: {id: 'form.is-hidden', defaultMessage: '{of}: hidden'},
    month: {id: 'form.month', defaultMessage: 'Month'},
    day: {id: 'form.day', defaultMessage: 'Day'},
    year: {id: 'form.year', defaultMessage: 'Year'},
    calendar: {id: 'form.calendar', defaultMessage: 'Or choose on the calendar'},
    chosenDay: {id: 'form.chosen-day', defaultMessage: 'Chosen: {day}'},
    choose: {id: 'form.choose', defaultMessage: 'Choose'},
    dollar: {id: 'form.dollar', defaultMessage: '$'},
    strength: {id: 'form.strength', defaultMessage: 'Password strength: {strength}'},
    weak: {id: 'form.strength-weak', defaultMessage: 'weak'},
    fair: {id: 'form.strength-fair', defaultMessage: 'fair'},
    good: {id: 'form.strength-good', defaultMessage: 'good'},
    strong: {id: 'form.strength-strong', defaultMessage: 'strong'},
    met: {id: 'form.rule-met', defaultMessage: 'Done:'},
    unmet: {id: 'form.rule-unmet', defaultMessage: 'Still needed:'},
    takePhoto: {id: 'form.take-photo', defaultMessage: 'Take a photo'},
    chooseFile: {id: 'form.choose-file', defaultMessage: 'Choose a file'},
    uploading: {id: 'form.uploading', defaultMessage: 'Sending {name}'},
    uploaded: {id: 'form.uploaded', defaultMessage: '{name} is sent'},
    uploadFailed: {
        id: 'form.upload-failed',
        defaultMessage: '{name} could not be sent. Check your connection and try again.'
    },
    waitForFile: {
        id: 'form.wait-for-file',
        defaultMessage: 'Wait until the file is sent, or cancel it'
    },
    tryAgain: {id: 'form.try-again', defaultMessage: 'Try again'},
    cancel: {id: 'form.cancel', defaultMessage: 'Cancel'},
    removeFile: {id: 'form.remove-file', defaultMessage: 'Remove {name}'},
    step: {id: 'form.step', defaultMessage: 'Step {number} of {of}'},
    minutes: {
        id: 'form.minutes',
        defaultMessage: '{minutes, plural, one {About # minute left} other {About # minutes left}}'
    },
    back: {id: 'form.back', defaultMessage: 'Back'},
    continue: {id: 'form.continue', defaultMessage: 'Continue'}
})
