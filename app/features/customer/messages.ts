import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const messages = {
    cancel: commonMessages.cancel,
    firstName: commonMessages.firstName,
    lastName: commonMessages.lastName,
    phone: commonMessages.mobilePhone,
    save: commonMessages.save,
    phoneWrong: commonMessages.pleaseEnterATenDigitPhone,
    ...defineMessages({
        firstNameMissing: {
            id: 'customer.first-name-missing',
            defaultMessage: 'Please enter a first name.'
        },
        lastNameMissing: {
            id: 'customer.last-name-missing',
            defaultMessage: 'Please enter a last name.'
        }
    })
}

export const detailsMessages = {
    about: commonMessages.aboutYou,
    email: commonMessages.email,
    emailWrong: commonMessages.emailWrong,
    password: commonMessages.password,
    title: commonMessages.accountDetails,
    emailPasswordMissing: commonMessages.passwordMissing,
    newPassword: commonMessages.newPassword,
    changed: commonMessages.passwordChanged,
    tooMany: commonMessages.tooManyTries,
    ...defineMessages({
        emailHint: {
            id: 'customer.details.email-hint',
            defaultMessage: 'You also sign in with this address.'
        },
        emailPassword: {
            id: 'customer.details.email-password',
            defaultMessage: 'Your password'
        },
        emailPasswordHint: {
            id: 'customer.details.email-password-hint',
            defaultMessage: 'We ask for it because you change your email address.'
        },
        emailPasswordWrong: {
            id: 'customer.details.email-password-wrong',
            defaultMessage: 'This is not your password.'
        },
        emailTaken: {
            id: 'customer.details.email-taken',
            defaultMessage: 'This email address can’t be used. Please enter another one.'
        },
        saved: {id: 'customer.details.saved', defaultMessage: 'Your details are saved.'},
        forgot: {id: 'customer.details.forgot', defaultMessage: 'Forgot your current password?'},
        currentPassword: {
            id: 'customer.details.current-password',
            defaultMessage: 'Current password'
        },
        currentMissing: {
            id: 'customer.details.current-missing',
            defaultMessage: 'Please enter your current password.'
        },
        currentWrong: {
            id: 'customer.details.current-wrong',
            defaultMessage: 'This is not your current password.'
        },
        change: {id: 'customer.details.change', defaultMessage: 'Change password'}
    })
}

export const addressMessages = {
    remove: commonMessages.remove,
    address1: commonMessages.streetAddress,
    city: commonMessages.city,
    state: commonMessages.state,
    title: commonMessages.addresses,
    stateMissing: commonMessages.pleaseChooseAState,
    address1Missing: commonMessages.pleaseEnterAStreetAddress,
    cityMissing: commonMessages.pleaseEnterACity,
    zipWrong: commonMessages.pleaseEnterAFiveDigitZip,
    ...defineMessages({
        list: {id: 'customer.addresses.list', defaultMessage: 'Your addresses'},
        empty: {id: 'customer.addresses.empty', defaultMessage: 'You have no saved addresses.'},
        add: {id: 'customer.addresses.add', defaultMessage: 'Add address'},
        edit: {id: 'customer.addresses.edit', defaultMessage: 'Edit'},
        editNamed: {id: 'customer.addresses.edit-named', defaultMessage: 'Edit {address}'},
        removeNamed: {id: 'customer.addresses.remove-named', defaultMessage: 'Remove {address}'},
        removeTitle: {
            id: 'customer.addresses.remove-title',
            defaultMessage: 'Remove this address?'
        },
        preferred: {id: 'customer.addresses.preferred', defaultMessage: 'Preferred'},
        makePreferred: {
            id: 'customer.addresses.make-preferred',
            defaultMessage: 'Use as my preferred address'
        },
        addTitle: {id: 'customer.addresses.add-title', defaultMessage: 'New address'},
        editTitle: {id: 'customer.addresses.edit-title', defaultMessage: 'Edit address'},
        saved: {id: 'customer.addresses.saved', defaultMessage: 'Address saved'},
        removed: {id: 'customer.addresses.removed', defaultMessage: 'Address removed'},
        failed: {
            id: 'customer.addresses.failed',
            defaultMessage: 'We couldn’t remove the address. Please try again.'
        },
        country: {id: 'customer.addresses.country', defaultMessage: 'Country'},
        us: {id: 'customer.addresses.us', defaultMessage: 'United States'},
        canada: {id: 'customer.addresses.canada', defaultMessage: 'Canada'},
        address2: {
            id: 'customer.addresses.address2',
            defaultMessage: 'Apartment, suite, unit'
        },
        province: {id: 'customer.addresses.province', defaultMessage: 'Province'},
        provinceMissing: {
            id: 'customer.addresses.province-missing',
            defaultMessage: 'Please choose a province.'
        },
        zip: {id: 'customer.addresses.zip', defaultMessage: 'ZIP code'},
        postalCode: {id: 'customer.addresses.postal-code', defaultMessage: 'Postal code'},
        postalCodeWrong: {
            id: 'customer.addresses.postal-code-wrong',
            defaultMessage: 'Please enter a postal code such as K1A 0B1.'
        }
    })
}

export const orderMessages = {
    start: commonMessages.startShopping,
    promo: commonMessages.promoCode,
    paidWith: commonMessages.paidWith,
    cardEnding: commonMessages.cardTypeEndingIn,
    totalToOwn: commonMessages.totalCostToOwn,
    noPrice: commonMessages.noPrice,
    title: commonMessages.orderHistory,
    card: commonMessages.card,
    atStore: commonMessages.atTheStore,
    receipt: commonMessages.receiptNumber,
    quantity: commonMessages.quantity,
    ...defineMessages({
        list: {id: 'customer.orders.list', defaultMessage: 'Your orders, newest first'},
        empty: {id: 'customer.orders.empty', defaultMessage: 'You have no orders yet.'},
        order: {id: 'customer.orders.order', defaultMessage: 'Order {orderNo}'},
        see: {id: 'customer.orders.see', defaultMessage: 'See order'},
        seeNamed: {id: 'customer.orders.see-named', defaultMessage: 'See order {orderNo}'},
        track: {
            id: 'customer.orders.track',
            defaultMessage: 'Track the delivery in your agreements'
        },
        back: {id: 'customer.orders.back', defaultMessage: 'Back to Order History'},
        missing: {id: 'customer.orders.missing', defaultMessage: 'We can’t find this order'},
        missingText: {
            id: 'customer.orders.missing-text',
            defaultMessage: 'It is not among the orders of your account.'
        },
        placed: {id: 'customer.orders.placed', defaultMessage: 'Placed'},
        status: {id: 'customer.orders.status', defaultMessage: 'Status'},
        items: {id: 'customer.orders.items', defaultMessage: 'Items'},
        cash: {id: 'customer.orders.cash', defaultMessage: 'Cash price of all items'},
        perWeek: {id: 'customer.orders.per-week', defaultMessage: 'Rent for one week'},
        firstWeek: {
            id: 'customer.orders.first-week',
            defaultMessage: 'First week, with taxes and fees'
        },
        note: {
            id: 'customer.orders.note',
            defaultMessage:
                'The amounts of one week are not the price of the items: each item shows how many payments there are, its total cost to own and its cash price. Taxes and optional services are not in the total cost to own.'
        }
    })
}

export const statusMessages = {
    created: commonMessages.received,
    ...defineMessages({
        new: {id: 'customer.orders.new', defaultMessage: 'In progress'},
        completed: {id: 'customer.orders.completed', defaultMessage: 'Completed'},
        cancelled: {id: 'customer.orders.cancelled', defaultMessage: 'Canceled'},
        replaced: {id: 'customer.orders.replaced', defaultMessage: 'Replaced'},
        failed: {id: 'customer.orders.failed', defaultMessage: 'Not completed'}
    })
}
