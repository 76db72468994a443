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
    firstNameMissing: {
        id: 'checkout.delivery.first-name-missing',
        defaultMessage: 'Enter your first name'
    },
    lastNameMissing: {
        id: 'checkout.delivery.last-name-missing',
        defaultMessage: 'Enter your last name'
    },
    emailWrong: {
        id: 'checkout.delivery.email-wrong',
        defaultMessage: 'Enter an email address such as name@example.com'
    },
    phoneWrong: {
        id: 'checkout.delivery.phone-wrong',
        defaultMessage: 'Enter a phone number with ten digits'
    },
    address1Missing: {
        id: 'checkout.delivery.address1-missing',
        defaultMessage: 'Enter your street address'
    },
    cityMissing: {id: 'checkout.delivery.city-missing', defaultMessage: 'Enter your city'},
    stateMissing: {id: 'checkout.delivery.state-missing', defaultMessage: 'Choose your state'},
    zipMissing: {
        id: 'checkout.delivery.postal-code-missing',
        defaultMessage: 'Enter your zip code'
    },
    zipWrong: {
        id: 'checkout.delivery.postal-code-malformed',
        defaultMessage: 'Enter a zip code with five digits'
    },
    failed: {
        id: 'checkout.delivery.failed',
        defaultMessage: 'We couldn’t save this. Nothing is lost: please try again.'
    }
})
