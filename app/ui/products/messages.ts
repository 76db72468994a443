import {defineMessages} from 'react-intl'
import {commonMessages} from '../common-messages'

export const messages = {
    outOfStock: commonMessages.outOfStock,
    ...defineMessages({
        noPrice: {id: 'tile.no-price', defaultMessage: 'Choose a store to see the price'},
        colours: {
            id: 'tile.colours',
            defaultMessage: '{count, plural, one {# color} other {# colors}}'
        },
        colourNames: {id: 'tile.colour-names', defaultMessage: 'Colors: {names}'},
        recommended: {id: 'recommended.heading', defaultMessage: 'Recommended for you'},
        loading: {id: 'tile.loading', defaultMessage: 'Loading products'}
    })
}

/** The delivery labels [INV-025]. */
export const deliveryMessages = defineMessages({
    carryout: {id: 'tile.delivery.carryout', defaultMessage: 'Carryout'},
    '1-3-days': {id: 'tile.delivery.1-3-days', defaultMessage: '1-3 Days'},
    '3-7-days': {id: 'tile.delivery.3-7-days', defaultMessage: '3-7 Days'},
    '1-2-weeks': {id: 'tile.delivery.1-2-weeks', defaultMessage: '1-2 Weeks'},
    '1-6-weeks': {id: 'tile.delivery.1-6-weeks', defaultMessage: '1-6 Weeks'}
})

/** The inventory sources [INV-010, INV-011, INV-012, INV-013]. */
export const sourceMessages = {
    'your-store': commonMessages.inStockAtYourStore,
    nearby: commonMessages.inStockNearby,
    'special-order': commonMessages.specialOrder,
    ...defineMessages({
        'extended-aisle': {id: 'tile.source.extended-aisle', defaultMessage: 'Extended aisle'}
    })
}

export const addOnMessages = {'lowest-price-within-6-months': commonMessages.lowestPrice}

/** [WISH-009…013] (G-17) */
export const wishMessages = {
    failed: commonMessages.wishlistNotChanged,
    ...defineMessages({
        heart: {id: 'wish.heart', defaultMessage: 'Save {name} to wishlist'},
        added: {
            id: 'wish.added',
            defaultMessage: '{count, plural, one {# item} other {# items}} added to wishlist'
        },
        alreadyThere: {id: 'wish.already-there', defaultMessage: 'Item is already in wishlist'},
        removed: {id: 'wish.removed', defaultMessage: 'Item removed from wishlist'},
        view: {id: 'wish.view', defaultMessage: 'View wishlist'}
    })
}
