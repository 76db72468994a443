import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** What the store knows of a renter [ROUTE-050] [ACCT-038]. */
export const personalMessages = {
    about: commonMessages.aboutYou,
    name: commonMessages.name,
    cancel: commonMessages.cancel,
    ...defineMessages({
        title: {id: 'account.personal.title', defaultMessage: 'Personal info'},
        email: {id: 'account.personal.email', defaultMessage: 'E-mail'},
        rentalId: {id: 'account.personal.rental-id', defaultMessage: 'Customer number'},
        details: {
            id: 'account.personal.details',
            defaultMessage: 'Change your name, e-mail or password'
        },
        edit: {id: 'account.personal.edit', defaultMessage: 'Change'},
        save: {id: 'account.personal.save', defaultMessage: 'Save'},
        saved: {id: 'account.personal.saved', defaultMessage: 'Your change is saved.'},
        refused: {
            id: 'account.personal.refused',
            defaultMessage: 'Your store does not take this change here. Please call your store.'
        }
    })
}

/** The renter's address and phone. */
export const contactMessages = {
    address: commonMessages.address,
    line1: commonMessages.streetAddress,
    city: commonMessages.city,
    state: commonMessages.state,
    phone: commonMessages.phone,
    ...defineMessages({
        addressNote: {
            id: 'account.personal.address-note',
            defaultMessage:
                'Where your items are. Are you moving? Change it before your next delivery.'
        },
        addressNone: {
            id: 'account.personal.address-none',
            defaultMessage: 'Your store has no address for you.'
        },
        editAddress: {id: 'account.personal.edit-address', defaultMessage: 'Change address'},
        line1Missing: {
            id: 'account.personal.line1-missing',
            defaultMessage: 'Please enter a street address.'
        },
        cityMissing: {id: 'account.personal.city-missing', defaultMessage: 'Please enter a city.'},
        stateMissing: {
            id: 'account.personal.state-missing',
            defaultMessage: 'Please choose a state.'
        },
        zip: {id: 'account.personal.zip', defaultMessage: 'ZIP code'},
        zipWrong: {
            id: 'account.personal.zip-wrong',
            defaultMessage: 'Please enter a ZIP code with 5 digits.'
        },
        phoneNote: {
            id: 'account.personal.phone-note',
            defaultMessage: 'Your store calls this number before a visit.'
        },
        phoneNone: {
            id: 'account.personal.phone-none',
            defaultMessage: 'Your store has no phone number for you.'
        },
        editPhone: {id: 'account.personal.edit-phone', defaultMessage: 'Change phone number'},
        phoneField: {id: 'account.personal.phone-field', defaultMessage: 'Phone number'},
        phoneWrong: {
            id: 'account.personal.phone-wrong',
            defaultMessage: 'Please enter a phone number with 10 digits.'
        }
    })
}

/** The store that the renter belongs to (G-50). */
export const ownStoreMessages = defineMessages({
    title: {id: 'account.personal.store', defaultMessage: 'My store'},
    none: {
        id: 'account.personal.store-none',
        defaultMessage: 'Your account belongs to no store yet.'
    },
    find: {id: 'account.personal.store-find', defaultMessage: 'Find a store'},
    more: {id: 'account.personal.store-more', defaultMessage: 'Hours and directions'},
    call: {id: 'account.personal.store-call', defaultMessage: 'Call {phone}'},
    note: {
        id: 'account.personal.store-note',
        defaultMessage: 'To move your agreements to another store, call your store.'
    }
})
