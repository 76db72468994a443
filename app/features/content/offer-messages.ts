import {defineMessages} from 'react-intl'

export const offerMessages = defineMessages({
    apply: {id: 'store-offer.apply', defaultMessage: 'Apply Code'},
    applied: {id: 'store-offer.applied', defaultMessage: 'Code Applied'},
    remove: {id: 'store-offer.remove', defaultMessage: 'Remove code'},
    details: {id: 'store-offer.details', defaultMessage: 'Details'},
    see: {id: 'store-offer.see', defaultMessage: 'See the offer'},
    code: {id: 'store-offer.code', defaultMessage: 'Code: {code}'},
    until: {id: 'store-offer.until', defaultMessage: 'Valid through {day}.'},
    none: {id: 'store-offer.none', defaultMessage: 'Your store has no offers right now.'},
    failed: {
        id: 'store-offer.failed',
        defaultMessage: 'We could not change your code. Please try again.'
    }
})
