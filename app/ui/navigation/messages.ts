import {defineMessages} from 'react-intl'
import {commonMessages} from '../common-messages'

export const paginationMessages = defineMessages({
    label: {id: 'pagination.label', defaultMessage: 'Pages'},
    page: {id: 'pagination.page', defaultMessage: 'Page {page, number}'},
    previous: {id: 'pagination.previous', defaultMessage: 'Previous page'},
    next: {id: 'pagination.next', defaultMessage: 'Next page'},
    gap: {id: 'pagination.gap', defaultMessage: '…'}
})

export const scrollerMessages = defineMessages({
    previous: {id: 'scroller.previous', defaultMessage: 'Show previous'},
    next: {id: 'scroller.next', defaultMessage: 'Show more'}
})

/** The links of the account (C-06) [ACCT-001…009]. */
export const accountMessages = {
    pay: commonMessages.makeAPayment,
    autopay: commonMessages.autopay,
    dashboard: commonMessages.myAccountDashboard,
    methods: commonMessages.paymentMethods,
    history: commonMessages.paymentHistory,
    visits: commonMessages.deliveryAndService,
    details: commonMessages.accountDetails,
    orders: commonMessages.orderHistory,
    wishList: commonMessages.wishlist,
    addresses: commonMessages.addresses,
    ...defineMessages({
        rental: {id: 'account-nav.rental', defaultMessage: 'My rentals'},
        personal: {id: 'account-nav.personal', defaultMessage: 'Personal info and store'},
        customer: {id: 'account-nav.customer', defaultMessage: 'My profile'}
    })
}

export const accountSkeletonMessages = defineMessages({
    loading: {id: 'account.loading', defaultMessage: 'Loading your account'},
    needsScript: {
        id: 'account.needs-script',
        defaultMessage: 'To see your account, turn on JavaScript, or call your store.'
    }
})
