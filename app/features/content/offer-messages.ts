import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const offerMessages = {
    apply: commonMessages.applyCode,
    applied: commonMessages.codeApplied,
    code: commonMessages.codeIs,
    ...defineMessages({
        remove: {id: 'store-offer.remove', defaultMessage: 'Remove code'},
        details: {id: 'store-offer.details', defaultMessage: 'Details'},
        see: {id: 'store-offer.see', defaultMessage: 'See the offer'},
        until: {id: 'store-offer.until', defaultMessage: 'Valid through {day}.'},
        none: {id: 'store-offer.none', defaultMessage: 'Your store has no offers right now.'},
        failed: {
            id: 'store-offer.failed',
            defaultMessage: 'We could not change your code. Please try again.'
        }
    })
}
