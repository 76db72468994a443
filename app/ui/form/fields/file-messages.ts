import {defineMessages} from 'react-intl'

/** Messages about a file that is chosen and sent. */
export const messages = defineMessages({
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
    anotherFile: {id: 'form.another-file', defaultMessage: 'Send another file'},
    anotherFor: {id: 'form.another-file-for', defaultMessage: 'Send another file instead of {name}'}
})
