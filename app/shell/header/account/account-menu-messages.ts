import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const accountMenuMessages = {
    dashboard: commonMessages.myAccountDashboard,
    paymentMethods: commonMessages.paymentMethods,
    myStore: commonMessages.myStore,
    myStoreAt: commonMessages.myStoreAt,
    ...defineMessages({
        label: {id: 'account-menu.label', defaultMessage: '{name}, account menu'},
        savedItems: {id: 'account-menu.saved-items', defaultMessage: 'Saved Items'},
        signOut: {id: 'account-menu.sign-out', defaultMessage: 'Sign Out'},
        signingOut: {id: 'account-menu.signing-out', defaultMessage: 'Signing you out…'},
        signOutFailed: {
            id: 'account-menu.sign-out-failed',
            defaultMessage: 'We could not sign you out. Check your connection and try again.'
        }
    })
}
