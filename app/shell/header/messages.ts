import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const messages = {
    contact: commonMessages.contactUs,
    signIn: commonMessages.signIn,
    ...defineMessages({
        skip: {id: 'header.skip', defaultMessage: 'Skip to content'},
        home: {id: 'header.home', defaultMessage: '{shop}, home'},
        findStore: {id: 'header.find-store', defaultMessage: 'Find your store'},
        pricingFor: {id: 'header.pricing-for', defaultMessage: 'Pricing for {zip}'},
        myStore: {id: 'header.my-store', defaultMessage: 'My Store: {address}'},
        howItWorks: {id: 'header.how-it-works', defaultMessage: 'How it works'},
        account: {id: 'header.account', defaultMessage: 'Account'},
        cart: {id: 'header.cart', defaultMessage: 'Cart'},
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
}
