import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const messages = {
    tryAgain: commonMessages.tryAgain,
    signIn: commonMessages.signIn,
    title: commonMessages.wishlist,
    notRemoved: commonMessages.wishlistNotChanged,
    ...defineMessages({
        loading: {id: 'wish-list.loading', defaultMessage: 'Loading your wishlist'},
        needsScript: {
            id: 'wish-list.needs-script',
            defaultMessage: 'To see your wishlist, turn on JavaScript.'
        },
        items: {id: 'wish-list.items', defaultMessage: 'Items on your wishlist'},
        count: {
            id: 'wish-list.count',
            defaultMessage: '{count, plural, one {# item} other {# items}}'
        },
        failed: {id: 'wish-list.failed', defaultMessage: 'We couldn’t reach your wishlist.'},
        inBrowser: {
            id: 'wish-list.in-browser',
            defaultMessage:
                'Your wishlist is saved in this browser. Sign in to see it on every device.'
        },
        gone: {
            id: 'wish-list.gone',
            defaultMessage:
                '{count, plural, one {# item is} other {# items are}} no longer sold at your store.'
        },
        removeGone: {id: 'wish-list.remove-gone', defaultMessage: 'Remove from wishlist'}
    })
}

export const emptyMessages = {
    start: commonMessages.startShopping,
    ...defineMessages({
        title: {id: 'wish-list.empty.title', defaultMessage: 'Your wishlist is empty'},
        text: {
            id: 'wish-list.empty.text',
            defaultMessage: 'Tap the heart on anything you like to find it here later.'
        }
    })
}

export const itemMessages = {
    remove: commonMessages.remove,
    viewCart: commonMessages.viewCart,
    removeNamed: commonMessages.removeNamed,
    failed: commonMessages.failed,
    added: commonMessages.itemsAddedToCart,
    ...defineMessages({
        addToCart: {id: 'wish-list.item.add-to-cart', defaultMessage: 'Move to Cart'},
        addToCartNamed: {
            id: 'wish-list.item.add-to-cart-named',
            defaultMessage: 'Move to Cart: {name}'
        },
        choose: {id: 'wish-list.item.choose', defaultMessage: 'Choose options'},
        chooseNamed: {id: 'wish-list.item.choose-named', defaultMessage: 'Choose options: {name}'},
        left: {
            id: 'wish-list.item.left',
            defaultMessage:
                '{stockLevel, plural, =0 {{name} is out of stock} other {Only # left for {name}!}}'
        },
        stillListed: {
            id: 'wish-list.item.still-listed',
            defaultMessage: 'It is in your cart, but we couldn’t take it off your wishlist.'
        }
    })
}
