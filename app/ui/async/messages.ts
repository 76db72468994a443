import {defineMessages} from 'react-intl'
import {commonMessages} from '../common-messages'

export const loadFailedMessages = {
    tryAgain: commonMessages.tryAgain,
    ...defineMessages({
        failed: {
            id: 'loaded.failed',
            defaultMessage: 'We couldn’t load this part of the page.'
        }
    })
}

export const skeletonMessages = defineMessages({
    heading: {id: 'skeleton.heading', defaultMessage: 'Loading the page'}
})
