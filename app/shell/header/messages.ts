import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const messages = {
    contact: commonMessages.contactUs,
    signIn: commonMessages.signIn,
    home: commonMessages.shopHome,
    myStore: commonMessages.myStoreAt,
    cart: commonMessages.cart,
    search: commonMessages.search,
    searchPlaceholder: commonMessages.searchPlaceholder,
    back: commonMessages.back,
    findStore: commonMessages.findYourStore,
    ...defineMessages({
        skip: {id: 'header.skip', defaultMessage: 'Skip to content'},
        pricingFor: {id: 'header.pricing-for', defaultMessage: 'Pricing for {zip}'},
        howItWorks: {id: 'header.how-it-works', defaultMessage: 'How it works'},
        account: {id: 'header.account', defaultMessage: 'Account'},
        cartNamed: {
            id: 'header.cart-named',
            defaultMessage:
                '{count, plural, =0 {Cart, empty} one {Cart, # item} other {Cart, # items}}'
        },
        backToCart: {id: 'header.back-to-cart', defaultMessage: 'Back to cart'},
        backToCartCounted: {
            id: 'header.back-to-cart-counted',
            defaultMessage: 'Back to cart ({count, number})'
        },
        language: {id: 'header.language', defaultMessage: 'Language'},
        menu: {id: 'header.menu', defaultMessage: 'Menu'},
        closeMenu: {id: 'header.close-menu', defaultMessage: 'Close menu'},
        categories: {id: 'header.categories', defaultMessage: 'Categories'},
        viewAll: {id: 'header.view-all', defaultMessage: 'View All {category}'}
    })
}
