import {defineMessages} from 'react-intl'

export const loadFailedMessages = defineMessages({
    failed: {
        id: 'loaded.failed',
        defaultMessage: 'We couldn’t load this part of the page.'
    },
    tryAgain: {id: 'loaded.try-again', defaultMessage: 'Try again'}
})

export const skeletonMessages = defineMessages({
    heading: {id: 'skeleton.heading', defaultMessage: 'Loading the page'}
})
