import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const confirmationMessages = {
    totalCost: commonMessages.totalCostToOwn,
    cash: commonMessages.cashPrice,
    promo: commonMessages.promoCode,
    paidWith: commonMessages.paidWith,
    cardEnding: commonMessages.cardTypeEndingIn,
    payment: commonMessages.firstPayment,
    atStore: commonMessages.atTheStore,
    card: commonMessages.card,
    reference: commonMessages.receiptNumber,
    print: commonMessages.print,
    lines: commonMessages.whatYouRent,
    ...defineMessages({
        pendingTitle: {id: 'checkout.confirmation.pending-title', defaultMessage: 'Your order'},
        title: {id: 'checkout.confirmation.title', defaultMessage: 'Thank you for your order'},
        mailed: {
            id: 'checkout.confirmation.mailed',
            defaultMessage: 'We sent a confirmation to {email}.'
        },
        number: {id: 'checkout.confirmation.number', defaultMessage: 'Order number'},
        placedOn: {id: 'checkout.confirmation.placed-on', defaultMessage: 'Placed on'},
        orderTotal: {
            id: 'checkout.confirmation.order-total',
            defaultMessage: 'Order total (one week’s rent, before taxes)'
        },
        benefitsPlus: {
            id: 'checkout.confirmation.benefits-plus',
            defaultMessage: 'Benefits plus is part of your agreement.'
        },
        pickup: {
            id: 'checkout.confirmation.pickup',
            defaultMessage: 'Your store calls you when it is ready to pick up.'
        },
        amount: {id: 'checkout.confirmation.amount', defaultMessage: 'Amount paid'},
        toPay: {id: 'checkout.confirmation.to-pay', defaultMessage: 'To be paid'},
        amountAtStore: {
            id: 'checkout.confirmation.amount-at-store',
            defaultMessage: '{amount}, at the store or on delivery'
        },
        noNumber: {
            id: 'checkout.confirmation.no-number',
            defaultMessage:
                'Your order is placed. Its number did not reach us; it is in the confirmation that we sent you.'
        },
        goOn: {id: 'checkout.confirmation.go-on', defaultMessage: 'Keep shopping'},
        signIn: {id: 'checkout.confirmation.sign-in', defaultMessage: 'Sign in to see yours'},
        noneTitle: {id: 'checkout.confirmation.none-title', defaultMessage: 'We found no order'},
        noneText: {
            id: 'checkout.confirmation.none-text',
            defaultMessage: 'Orders are shown to whoever placed them.'
        }
    })
}

export const deliveryDayMessages = {
    window: commonMessages.timeWindow,
    ...defineMessages({
        title: {id: 'checkout.delivery-day.title', defaultMessage: 'Delivery day'},
        slot: {id: 'checkout.delivery-day.slot', defaultMessage: 'Day and time'},
        hint: {
            id: 'checkout.delivery-day.hint',
            defaultMessage:
                'Somebody has to be at home. The time counts for everything you ordered.'
        },
        missing: {id: 'checkout.delivery-day.missing', defaultMessage: 'Choose a day and time'},
        book: {id: 'checkout.delivery-day.book', defaultMessage: 'Book delivery'},
        booked: {
            id: 'checkout.delivery-day.booked',
            defaultMessage: 'Your delivery is booked: {window}.'
        },
        taken: {
            id: 'checkout.delivery-day.taken',
            defaultMessage: 'This time is no longer free. Please choose another.'
        },
        failed: {
            id: 'checkout.delivery-day.failed',
            defaultMessage: 'We couldn’t book this time. Please try again.'
        },
        partly: {
            id: 'checkout.delivery-day.partly',
            defaultMessage: 'Only a part of your order is booked yet: {window}.'
        },
        none: {
            id: 'checkout.delivery-day.none',
            defaultMessage: 'Your store calls you to agree on a day.'
        }
    })
}

export const benefitsPlusMessages = {
    contact: commonMessages.contactUs,
    ...defineMessages({
        unableTitle: {
            id: 'checkout.benefits-plus.unable-title',
            defaultMessage: 'We couldn’t add benefits plus'
        },
        unableText: {
            id: 'checkout.benefits-plus.unable-text',
            defaultMessage:
                'Your store can’t offer it for this agreement. Nothing is signed, and you are not charged for it. Everything else stays as you chose it.'
        },
        without: {
            id: 'checkout.benefits-plus.without',
            defaultMessage: 'Continue without benefits plus'
        }
    })
}
