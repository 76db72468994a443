import {defineMessages} from 'react-intl'
import {commonMessages} from '../../common-messages'

/** Messages about a file that is chosen and sent. */
export const messages = {
    tryAgain: commonMessages.tryAgain,
    cancel: commonMessages.cancel,
    ...defineMessages({
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
        anotherFile: {id: 'form.another-file', defaultMessage: 'Send another file'},
        anotherFor: {
            id: 'form.another-file-for',
            defaultMessage: 'Send another file instead of {name}'
        }
    })
}
