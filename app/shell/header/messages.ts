import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    skip: {id: 'header.skip', defaultMessage: 'Skip to content'},
    home: {id: 'header.home', defaultMessage: '{shop}, home'},
    findStore: {id: 'header.find-store', defaultMessage: 'Find your store'},
    pricingFor: {id: 'header.pricing-for', defaultMessage: 'Pricing for {zip}'},
    myStore: {id: 'header.my-store', defaultMessage: 'My Store: {address}'},
    howItWorks: {id: 'header.how-it-works', defaultMessage: 'How it works'},
    contact: {id: 'header.contact', defaultMessage: 'Contact us'},
    signIn: {id: 'header.sign-in', defaultMessage: 'Sign in'},
    account: {id: 'header.account', defaultMessage: 'Account'},
    cart: {id: 'header.cart', defaultMessage: 'Cart'},
    cartNamed: {
        id: 'header.cart-named',
        defaultMessage: '{count, plural, =0 {Cart, empty} one {Cart, # item} other {Cart, # items}}'
    },
    backToCart: {id: 'header.back-to-cart', defaultMessage: 'Back to cart'},
    backToCartCounted: {
        id: 'header.back-to-cart-counted',
        defaultMessage: 'Back to cart ({count, number})'
    },
    search: {id: 'header.search', defaultMessage: 'Search'},
    searchPlaceholder: {
        id: 'header.search-placeholder',
        defaultMessage: 'What are you looking for today?'
    },
    language: {id: 'header.language', defaultMessage: 'Language'},
    menu: {id: 'header.menu', defaultMessage: 'Menu'},
    closeMenu: {id: 'header.close-menu', defaultMessage: 'Close menu'},
    categories: {id: 'header.categories', defaultMessage: 'Categories'},
    back: {id: 'header.back', defaultMessage: 'Back'},
    viewAll: {id: 'header.view-all', defaultMessage: 'View All {category}'}
})

export const accountMenuMessages = defineMessages({
    label: {id: 'account-menu.label', defaultMessage: '{name}, account menu'},
    dashboard: {id: 'account-menu.dashboard', defaultMessage: 'My Account Dashboard'},
    savedItems: {id: 'account-menu.saved-items', defaultMessage: 'Saved Items'},
    paymentMethods: {id: 'account-menu.payment-methods', defaultMessage: 'Payment Methods'},
    myStore: {id: 'account-menu.my-store', defaultMessage: 'My Store'},
    myStoreAt: {id: 'account-menu.my-store-at', defaultMessage: 'My Store: {address}'},
    signOut: {id: 'account-menu.sign-out', defaultMessage: 'Sign Out'},
    signOutFailed: {
        id: 'account-menu.sign-out-failed',
        defaultMessage: 'We could not sign you out. Check your connection and try again.'
    }
})

export const storeConfirmationMessages = defineMessages({
    label: {id: 'store-confirmation.label', defaultMessage: 'Your store'},
    query: {id: 'store-confirmation.question', defaultMessage: 'Did we get it right?'},
    change: {id: 'store-confirmation.change', defaultMessage: 'Change delivery location'},
    close: {id: 'store-confirmation.close', defaultMessage: 'Close'}
})
