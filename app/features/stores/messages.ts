import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** The locator and its search. */
export const messages = {
    zip: commonMessages.zipCode,
    tryAgain: commonMessages.tryAgain,
    title: commonMessages.findAStore,
    ...defineMessages({
        description: {
            id: 'stores.description',
            defaultMessage:
                'Find a rent-to-own store near you by zip code: addresses, phone numbers, hours and directions.'
        },
        zipMissing: {id: 'stores.zip-missing', defaultMessage: 'Please enter a postal code.'},
        go: {id: 'stores.go', defaultMessage: 'GO'},
        useLocation: {id: 'stores.use-location', defaultMessage: 'Use My Location'},
        denied: {
            id: 'stores.denied',
            defaultMessage: 'We’re unable to locate you. Enter your zip to find a store near you.'
        },
        pleaseAgree: {
            id: 'stores.please-agree',
            defaultMessage: 'Please agree to share your location'
        },
        notLocated: {
            id: 'stores.not-located',
            defaultMessage:
                'Your device couldn’t find out where it is. Try again, or enter your zip to find a store near you.'
        },
        loading: {id: 'stores.loading', defaultMessage: 'Loading locations...'},
        failed: {
            id: 'stores.failed',
            defaultMessage: 'We couldn’t load the stores. Please try again.'
        },
        found: {
            id: 'stores.found',
            defaultMessage: '{count, plural, one {# store} other {# stores}} near {place}'
        },
        foundNearYou: {
            id: 'stores.found-near-you',
            defaultMessage: '{count, plural, one {# store} other {# stores}} near you'
        },
        browse: {id: 'stores.browse', defaultMessage: 'Browse all stores by state'}
    })
}

/** Searches that found no store. */
export const noneMessages = defineMessages({
    inRange: {
        id: 'stores.none.in-range',
        defaultMessage: 'No store was found within 30 miles of your location.'
    },
    inArea: {
        id: 'stores.none.in-area',
        defaultMessage: 'Sorry, there are no locations in this area'
    },
    nearest: {
        id: 'stores.none.nearest',
        defaultMessage:
            'The nearest is {store}, {miles, plural, one {# mile} other {# miles}} away.'
    },
    trouble: {id: 'stores.none.trouble', defaultMessage: 'Having Trouble? Contact Us'},
    affiliate: {
        id: 'stores.none.affiliate',
        defaultMessage:
            'We don’t have store locations in {state}, but our affiliate {affiliate} does.'
    },
    visitAffiliate: {id: 'stores.none.visit-affiliate', defaultMessage: 'Visit {affiliate}'}
})

/** A store in the list and on the map. */
export const resultMessages = defineMessages({
    map: {id: 'stores.map', defaultMessage: 'Stores on the map'},
    marker: {id: 'stores.marker', defaultMessage: '{number}. {name}'},
    miles: {
        id: 'stores.miles',
        defaultMessage: '{miles, plural, one {# mile} other {# miles}}'
    },
    info: {id: 'stores.info', defaultMessage: 'Info'},
    infoOf: {id: 'stores.info-of', defaultMessage: 'Info, {name}'},
    more: {id: 'stores.more', defaultMessage: 'Show more stores'},
    back: {id: 'stores.back', defaultMessage: 'Back to all stores'}
})

/** Choosing a store. */
export const choiceMessages = {
    mine: commonMessages.myStore,
    ...defineMessages({
        makeMine: {id: 'stores.choice.make-mine', defaultMessage: 'Make This My Store'},
        makeMineNamed: {
            id: 'stores.choice.make-mine-named',
            defaultMessage: 'Make This My Store, {name}'
        },
        mineNamed: {id: 'stores.choice.mine-named', defaultMessage: 'My Store, {name}'},
        warning: {
            id: 'stores.choice.warning',
            defaultMessage:
                'Store changes may affect your current pricing, promotion, and inventory availability.'
        },
        confirmTitle: {id: 'stores.choice.confirm-title', defaultMessage: 'Change your store?'},
        confirmText: {
            id: 'stores.choice.confirm-text',
            defaultMessage:
                'Store changes may affect your current pricing, promotion, and inventory availability. The items in your cart will be priced for {name}.'
        },
        change: {id: 'stores.choice.change', defaultMessage: 'Change store'},
        keep: {id: 'stores.choice.keep', defaultMessage: 'Keep my store'},
        changed: {
            id: 'stores.choice.changed',
            defaultMessage: '{name} is now your store. You see the prices for {city}, {address}.'
        },
        skipped: {
            id: 'stores.choice.skipped',
            defaultMessage: 'We couldn’t change your store just now. Please try again.'
        },
        cartBehind: {
            id: 'stores.choice.cart-behind',
            defaultMessage:
                '{name} is now your store. We couldn’t update the prices in your cart yet and will try again.'
        },
        locked: {
            id: 'stores.choice.locked',
            defaultMessage:
                'Your store comes with your account, so it can’t be changed here. Contact us if you have moved.'
        },
        fixed: {
            id: 'stores.choice.fixed',
            defaultMessage: 'Your store can’t be changed here. Contact us if you have moved.'
        }
    })
}

/** The details of a store. */
export const infoMessages = {
    address: commonMessages.address,
    phone: commonMessages.phone,
    openNow: commonMessages.openNow,
    closedNow: commonMessages.closedNow,
    ...defineMessages({
        hours: {id: 'stores.info.hours', defaultMessage: 'Hours'},
        directions: {id: 'stores.info.directions', defaultMessage: 'Get Directions'},
        page: {id: 'stores.info.page', defaultMessage: 'More about this store'}
    })
}

/** A store's own page. */
export const pageMessages = {
    services: commonMessages.services,
    ...defineMessages({
        title: {id: 'stores.page.title', defaultMessage: '{name}, {city}, {state}'},
        description: {
            id: 'stores.page.description',
            defaultMessage:
                'Rent to own at {name}, {address}, {city}, {state} {zip}. Hours, directions, services and delivery area.'
        },
        payments: {id: 'stores.page.payments', defaultMessage: 'Also takes'},
        delivery: {id: 'stores.page.delivery', defaultMessage: 'Delivery area'},
        deliversWithin: {
            id: 'stores.page.delivers-within',
            defaultMessage: 'Delivers to homes within {miles} miles of the store.'
        },
        areaOnMap: {
            id: 'stores.page.area-on-map',
            defaultMessage: 'The store and its delivery area on the map'
        },
        notOnline: {
            id: 'stores.page.not-online',
            defaultMessage: 'This store doesn’t take online orders.'
        },
        nearbyTitle: {id: 'stores.page.nearby-title', defaultMessage: 'Stores nearby'},
        nearby: {id: 'stores.page.nearby', defaultMessage: 'Other stores near {zip}'}
    })
}

export const serviceMessages = {
    'benefits-plus': commonMessages.benefitsPlus,
    ...defineMessages({
        'pre-approval': {
            id: 'stores.service.pre-approval',
            defaultMessage: 'Pre-approval online'
        },
        reservations: {
            id: 'stores.service.reservations',
            defaultMessage: 'Reserve online, see it in the store'
        },
        'online-agreements': {
            id: 'stores.service.online-agreements',
            defaultMessage: 'Sign your agreement online'
        },
        'delivery-tracking': {
            id: 'stores.service.delivery-tracking',
            defaultMessage: 'Delivery tracking'
        },
        'online-returns': {id: 'stores.service.online-returns', defaultMessage: 'Returns online'},
        'early-purchase': {
            id: 'stores.service.early-purchase',
            defaultMessage: 'Early purchase options'
        },
        'damage-waiver': {
            id: 'stores.service.damage-waiver',
            defaultMessage: 'Liability damage waiver'
        },
        'larger-range': {
            id: 'stores.service.larger-range',
            defaultMessage: 'More to order than the store shows'
        }
    })
}

/** The directory by state and city. */
export const directoryMessages = defineMessages({
    title: {id: 'stores.directory.title', defaultMessage: 'All stores'},
    description: {
        id: 'stores.directory.description',
        defaultMessage: 'All our rent-to-own stores by state and city.'
    },
    inPlace: {id: 'stores.directory.in-place', defaultMessage: 'Stores in {place}'},
    placeDescription: {
        id: 'stores.directory.place-description',
        defaultMessage:
            'Rent-to-own stores in {place}: addresses, phone numbers, hours and directions.'
    },
    count: {
        id: 'stores.directory.count',
        defaultMessage: '{count, plural, one {# store} other {# stores}}'
    },
    locator: {id: 'stores.directory.locator', defaultMessage: 'Find a store by zip code'}
})
