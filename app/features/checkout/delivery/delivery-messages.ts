import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const deliveryMessages = {
    title: commonMessages.delivery,
    firstName: commonMessages.firstName,
    lastName: commonMessages.lastName,
    email: commonMessages.email,
    phone: commonMessages.phone,
    city: commonMessages.city,
    state: commonMessages.state,
    zip: commonMessages.zipCode,
    failed: commonMessages.notSaved,
    firstNameMissing: commonMessages.firstNameMissing,
    lastNameMissing: commonMessages.lastNameMissing,
    cityMissing: commonMessages.cityMissing,
    stateMissing: commonMessages.chooseYourState,
    zipMissing: commonMessages.zipMissing,
    zipWrong: commonMessages.enterAFiveDigitZip,
    address1: commonMessages.streetAddress,
    address1Missing: commonMessages.streetAddressMissing,
    emailWrong: commonMessages.emailExample,
    ...defineMessages({
        again: {
            id: 'checkout.delivery.again',
            defaultMessage:
                'Your agreement is signed, and nothing of it is lost. Tell us once more how you get what you rent: then your order is placed.'
        },
        known: {
            id: 'checkout.delivery.known',
            defaultMessage: 'We filled in what you told us before. Check that it is still right.'
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
        emailHint: {
            id: 'checkout.delivery.email-hint',
            defaultMessage: 'We send your confirmation here.'
        },
        phoneHint: {
            id: 'checkout.delivery.phone-hint',
            defaultMessage: 'So the store can reach you about your delivery.'
        },
        address2: {id: 'checkout.delivery.address2', defaultMessage: 'Apartment, floor or unit'},
        phoneWrong: {
            id: 'checkout.delivery.phone-wrong',
            defaultMessage: 'Enter a phone number with ten digits'
        }
    })
}
