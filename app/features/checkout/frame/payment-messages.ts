import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const paymentMessages = {
    cardEnding: commonMessages.cardTypeEndingIn,
    otherCard: commonMessages.useAnotherCard,
    title: commonMessages.firstPayment,
    byCard: commonMessages.payByCard,
    atStore: commonMessages.payAtTheStore,
    atStoreAmount: commonMessages.thereYouPay,
    payAtStore: commonMessages.payAtTheStore,
    ...defineMessages({
        rent: {
            id: 'checkout.payment.rent',
            defaultMessage: '{count, plural, one {Rent} other {Rent of # agreements}}'
        },
        total: {id: 'checkout.payment.total', defaultMessage: 'Due now'},
        byWallet: {id: 'checkout.payment.by-wallet', defaultMessage: 'Pay with {wallet}'},
        frame: {id: 'checkout.payment.frame', defaultMessage: 'Card details'},
        pay: {id: 'checkout.payment.pay', defaultMessage: 'Pay {total}'},
        atStoreHint: {
            id: 'checkout.payment.at-store-hint',
            defaultMessage:
                'We place your order now. You make the first payment at your store or on delivery.'
        },
        atStoreWithoutFee: {
            id: 'checkout.payment.at-store-without-fee',
            defaultMessage:
                'There you pay {amount}: the processing fee is only for online payments.'
        },
        declined: {
            id: 'checkout.payment.declined',
            defaultMessage:
                'Your bank declined the payment. Nothing was charged. Please use another card, or pay at the store.'
        },
        expired: {
            id: 'checkout.payment.expired',
            defaultMessage: 'This card has expired. Nothing was charged. Please use another card.'
        },
        changed: {
            id: 'checkout.payment.changed',
            defaultMessage: 'The amount has changed. Nothing was charged. Please look at it again.'
        },
        'not-allowed': {
            id: 'checkout.payment.not-allowed',
            defaultMessage:
                'This can’t be paid online. Nothing was charged. You can pay at the store.'
        },
        failed: {
            id: 'checkout.payment.failed',
            defaultMessage: 'We couldn’t take this payment. Nothing was charged. Please try again.'
        },
        storeFailed: {
            id: 'checkout.payment.store-failed',
            defaultMessage:
                'We couldn’t save that you pay at the store. Nothing was charged. Please try again.'
        },
        'paid-before': {
            id: 'checkout.payment.paid-before',
            defaultMessage: 'The first payment is settled already. Nothing was charged now.'
        },
        refused: {
            id: 'checkout.payment.refused',
            defaultMessage:
                'The payment was refused. Nothing was charged. Please try again, or pay at the store.'
        },
        'never-taken': {
            id: 'checkout.payment.never-taken',
            defaultMessage: 'Your payment did not go through. Nothing was charged. You can pay now.'
        },
        early: {
            id: 'checkout.payment.early',
            defaultMessage: 'To own it all today instead: {amount}. Ask your store.'
        },
        notWhole: {
            id: 'checkout.payment.not-whole',
            defaultMessage:
                'The amounts don’t add up, so nothing can be paid here. Please call your store.'
        }
    })
}

export const orderMessages = {
    again: commonMessages.tryAgain,
    contact: commonMessages.contactYourStore,
    ...defineMessages({
        title: {id: 'checkout.order.title', defaultMessage: 'Placing your order'},
        placing: {
            id: 'checkout.order.placing',
            defaultMessage: 'One moment, please. We are placing your order.'
        },
        failed: {
            id: 'checkout.order.failed',
            defaultMessage:
                'We couldn’t place your order yet. Your agreement and your payment are safe.'
        },
        soldOut: {
            id: 'checkout.order.sold-out',
            defaultMessage:
                'Your store has run out of something that you rent, so your order is not placed yet. Your agreement and your payment are safe. Please ask your store what can be done.'
        },
        changed: {
            id: 'checkout.order.changed',
            defaultMessage:
                'Prices in the shop have changed since you reviewed your order: a week’s rent is now {now}, and you saw {shown}. Your agreement stays as you signed it: its payments and its total cost to own are the ones that count. Nothing is ordered yet.'
        },
        accept: {id: 'checkout.order.accept', defaultMessage: 'Place my order'}
    })
}
