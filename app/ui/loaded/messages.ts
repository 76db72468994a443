import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    failed: {
        id: 'loaded.failed',
        defaultMessage: 'We couldn’t load this part of the page.'
    },
    tryAgain: {id: 'loaded.try-again', defaultMessage: 'Try again'}
})
