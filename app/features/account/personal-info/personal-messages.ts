import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** What the store knows of a renter [ROUTE-050] [ACCT-038]. */
export const personalMessages = {
    about: commonMessages.aboutYou,
    name: commonMessages.name,
    cancel: commonMessages.cancel,
    edit: commonMessages.change,
    save: commonMessages.save,
    ...defineMessages({
        title: {id: 'account.personal.title', defaultMessage: 'Personal info'},
        email: {id: 'account.personal.email', defaultMessage: 'E-mail'},
        rentalId: {id: 'account.personal.rental-id', defaultMessage: 'Customer number'},
        details: {
            id: 'account.personal.details',
            defaultMessage: 'Change your name, e-mail or password'
        },
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
    stateMissing: commonMessages.pleaseChooseAState,
    zipWrong: commonMessages.pleaseEnterAFiveDigitZip,
    phoneField: commonMessages.phoneNumber,
    line1Missing: commonMessages.pleaseEnterAStreetAddress,
    cityMissing: commonMessages.pleaseEnterACity,
    phoneWrong: commonMessages.pleaseEnterATenDigitPhone,
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
        zip: {id: 'account.personal.zip', defaultMessage: 'ZIP code'},
        phoneNote: {
            id: 'account.personal.phone-note',
            defaultMessage: 'Your store calls this number before a visit.'
        },
        phoneNone: {
            id: 'account.personal.phone-none',
            defaultMessage: 'Your store has no phone number for you.'
        },
        editPhone: {id: 'account.personal.edit-phone', defaultMessage: 'Change phone number'}
    })
}

/** The store that the renter belongs to (G-50). */
export const ownStoreMessages = {
    find: commonMessages.findAStore,
    call: commonMessages.call,
    ...defineMessages({
        title: {id: 'account.personal.store', defaultMessage: 'My store'},
        none: {
            id: 'account.personal.store-none',
            defaultMessage: 'Your account belongs to no store yet.'
        },
        more: {id: 'account.personal.store-more', defaultMessage: 'Hours and directions'},
        note: {
            id: 'account.personal.store-note',
            defaultMessage: 'To move your agreements to another store, call your store.'
        }
    })
}
