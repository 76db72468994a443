import {defineMessages} from 'react-intl'

export const deliveryMessages = defineMessages({
    title: {id: 'checkout.delivery.title', defaultMessage: 'Delivery'},
    again: {
        id: 'checkout.delivery.again',
        defaultMessage:
            'Your agreement is signed, and nothing of it is lost. Tell us once more how you get what you rent: then your order is placed.'
    },
    shippingMethod: {
        id: 'checkout.delivery.shipping-method',
        defaultMessage: 'How would you like to get it?'
    },
    delivery: {id: 'checkout.delivery.delivery', defaultMessage: 'Delivery'},
    deliveryHint: {
        id: 'checkout.delivery.delivery-hint',
        defaultMessage: 'Your store brings it and sets it up, free of charge.'
    },
    outside: {
        id: 'checkout.delivery.outside',
        defaultMessage:
            'Your store delivers within {miles, number} miles, and {zip} is farther away. Choose to pick it up at the store, or enter another address.'
    },
    pickup: {id: 'checkout.delivery.pickup', defaultMessage: 'Pick up at the store'},
    firstName: {id: 'checkout.delivery.first-name', defaultMessage: 'First name'},
    lastName: {id: 'checkout.delivery.last-name', defaultMessage: 'Last name'},
    email: {id: 'checkout.delivery.email', defaultMessage: 'Email'},
    emailHint: {
        id: 'checkout.delivery.email-hint',
        defaultMessage: 'We send your confirmation here.'
    },
    phone: {id: 'checkout.delivery.phone', defaultMessage: 'Phone'},
    phoneHint: {
        id: 'checkout.delivery.phone-hint',
        defaultMessage: 'So the store can reach you about your delivery.'
    },
    address1: {id: 'checkout.delivery.address1', defaultMessage: 'Street address'},
    address2: {id: 'checkout.delivery.address2', defaultMessage: 'Apartment, floor or unit'},
    city: {id: 'checkout.delivery.city', defaultMessage: 'City'},
    state: {id: 'checkout.delivery.state', defaultMessage: 'State'},
    zip: {id: 'checkout.delivery.zip', defaultMessage: 'Zip code'},
    'first-name-missing': {
        id: 'checkout.delivery.first-name-missing',
        defaultMessage: 'Enter your first name'
    },
    'last-name-missing': {
        id: 'checkout.delivery.last-name-missing',
        defaultMessage: 'Enter your last name'
    },
    'email-wrong': {
        id: 'checkout.delivery.email-wrong',
        defaultMessage: 'Enter an email address such as name@example.com'
    },
    'phone-wrong': {
        id: 'checkout.delivery.phone-wrong',
        defaultMessage: 'Enter a phone number with ten digits'
    },
    'address1-missing': {
        id: 'checkout.delivery.address1-missing',
        defaultMessage: 'Enter your street address'
    },
    'address1-malformed': {
        id: 'checkout.delivery.address1-malformed',
        defaultMessage: 'Enter your street address'
    },
    'city-missing': {id: 'checkout.delivery.city-missing', defaultMessage: 'Enter your city'},
    'city-malformed': {id: 'checkout.delivery.city-malformed', defaultMessage: 'Enter your city'},
    'state-missing': {id: 'checkout.delivery.state-missing', defaultMessage: 'Choose your state'},
    'state-malformed': {
        id: 'checkout.delivery.state-malformed',
        defaultMessage: 'Choose your state'
    },
    'postalCode-missing': {
        id: 'checkout.delivery.postal-code-missing',
        defaultMessage: 'Enter your zip code'
    },
    'postalCode-malformed': {
        id: 'checkout.delivery.postal-code-malformed',
        defaultMessage: 'Enter a zip code with five digits'
    },
    failed: {
        id: 'checkout.delivery.failed',
        defaultMessage: 'We couldn’t save this. Nothing is lost: please try again.'
    }
})
