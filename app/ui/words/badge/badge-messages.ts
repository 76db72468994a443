import {defineMessages} from 'react-intl'

/** What products are marked with. */
export const badgeMessages = defineMessages({
    'best-seller': {id: 'badge.best-seller', defaultMessage: 'Best seller'},
    'new-arrival': {id: 'badge.new-arrival', defaultMessage: 'New arrival'},
    exclusive: {id: 'badge.exclusive', defaultMessage: 'Exclusive'},
    'special-offer': {id: 'badge.special-offer', defaultMessage: 'Special offer'},
    clearance: {id: 'badge.clearance', defaultMessage: 'Clearance'}
})
