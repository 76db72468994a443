import {defineMessages} from 'react-intl'

export const accountMenuMessages = defineMessages({
    label: {id: 'account-menu.label', defaultMessage: '{name}, account menu'},
    dashboard: {id: 'account-menu.dashboard', defaultMessage: 'My Account Dashboard'},
    savedItems: {id: 'account-menu.saved-items', defaultMessage: 'Saved Items'},
    paymentMethods: {id: 'account-menu.payment-methods', defaultMessage: 'Payment Methods'},
    myStore: {id: 'account-menu.my-store', defaultMessage: 'My Store'},
    myStoreAt: {id: 'account-menu.my-store-at', defaultMessage: 'My Store: {address}'},
    signOut: {id: 'account-menu.sign-out', defaultMessage: 'Sign Out'},
    signingOut: {id: 'account-menu.signing-out', defaultMessage: 'Signing you out…'},
    signOutFailed: {
        id: 'account-menu.sign-out-failed',
        defaultMessage: 'We could not sign you out. Check your connection and try again.'
    }
})
