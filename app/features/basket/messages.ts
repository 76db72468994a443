import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const messages = {
    tryAgain: commonMessages.tryAgain,
    title: commonMessages.cart,
    ...defineMessages({
        loading: {id: 'basket.loading', defaultMessage: 'Loading your cart'},
        failed: {
            id: 'basket.failed',
            defaultMessage: 'We couldn’t reach your cart. What you put into it is still there.'
        },
        needsScript: {
            id: 'basket.needs-script',
            defaultMessage: 'To see your cart, turn on JavaScript, or call your store.'
        },
        lines: {id: 'basket.lines', defaultMessage: 'Items in your cart'},
        /** [CART-020] */
        removed: {id: 'basket.removed', defaultMessage: 'Item removed from cart'},
        /** [CART-023] */
        unavailable: {
            id: 'basket.unavailable',
            defaultMessage:
                'Items Unavailable: Some items are no longer available online and will be removed from your cart.'
        },
        wereRemoved: {id: 'basket.were-removed', defaultMessage: 'Removed: {names}'}
    })
}

export const emptyMessages = {
    start: commonMessages.startShopping,
    title: commonMessages.yourCartIsEmpty,
    ...defineMessages({
        text: {
            id: 'basket.empty.text',
            defaultMessage: 'Find something for your home and see what it costs before you decide.'
        }
    })
}

export const lineMessages = {
    outOfStock: commonMessages.outOfStock,
    noPrice: commonMessages.noPrice,
    failed: commonMessages.failed,
    delivery: commonMessages.deliveryLabel,
    only: commonMessages.onlySoManyLeft,
    remove: commonMessages.remove,
    removeNamed: commonMessages.removeNamed,
    ...defineMessages({
        variation: {id: 'basket.line.variation', defaultMessage: '{name}: {value}'},
        /** Used if the name is not known [INV-020]. */
        onlyOfIt: {id: 'basket.line.only-of-it', defaultMessage: 'Only {stockLevel, number} left!'},
        together: {
            id: 'basket.line.together',
            defaultMessage: '{quantity, number} pieces: {amount} {per}, {total} in all'
        },
        wish: {id: 'basket.line.wish', defaultMessage: 'Move to wishlist'},
        wishNamed: {id: 'basket.line.wish-named', defaultMessage: 'Move {name} to wishlist'},
        removeTitle: {id: 'basket.line.remove-title', defaultMessage: 'Remove this item?'},
        removeText: {
            id: 'basket.line.remove-question',
            defaultMessage: 'Do you want to take {name} out of your cart?'
        }
    })
}

export const summaryMessages = {
    total: commonMessages.totalCostToOwn,
    checkout: commonMessages.proceedToCheckout,
    ...defineMessages({
        title: {id: 'basket.summary.title', defaultMessage: 'Summary'},
        subtotal: {
            id: 'basket.summary.subtotal',
            defaultMessage: 'Subtotal ({count, plural, one {# item} other {# items}})'
        },
        taxes: {
            id: 'basket.summary.taxes',
            defaultMessage: 'Taxes are calculated at checkout. Not available in MN or WI.'
        },
        goOn: {id: 'basket.summary.go-on', defaultMessage: 'Continue shopping'}
    })
}

/** [PROMO-002] [PROMO-003] (G-56) */
export const promoMessages = {
    field: commonMessages.promoCode,
    apply: commonMessages.applyCode,
    applied: commonMessages.codeApplied,
    remove: commonMessages.remove,
    off: commonMessages.promoCodeNamed,
    total: commonMessages.totalAfterCode,
    totalBefore: commonMessages.totalBeforeCode,
    ...defineMessages({
        missing: {id: 'basket.promo.missing', defaultMessage: 'Please enter a promo code.'},
        removeNamed: {id: 'basket.promo.remove-named', defaultMessage: 'Remove promo code {code}'},
        payment: {id: 'basket.promo.payment', defaultMessage: 'Payment with the promo code'},
        disclosure: {
            id: 'basket.promo.disclosure',
            defaultMessage:
                'The promo code lowers every payment until you own your items. Each item shows what it costs with the code: its payments, total cost to own, cash price and condition.'
        },
        ofLine: {
            id: 'basket.promo.of-line',
            defaultMessage:
                'With promo code {code}{quantity, plural, one {} other {, # items together}}:'
        }
    })
}

/** Messages about the cart and the shopper's approval (G-15). */
export const approvalMessages = {
    send: commonMessages.sendDocuments,
    apply: commonMessages.getInstantApproval,
    whatNow: commonMessages.seeWhatYouCanDo,
    ...defineMessages({
        covers: {
            id: 'basket.approval.covers',
            defaultMessage: 'Your approval of {amount} {per} covers this cart.'
        },
        over: {
            id: 'basket.approval.over',
            defaultMessage:
                'This cart is {over} {per} more than your approval of {amount} covers. Remove something, or ask your store.'
        },
        lastDay: {
            id: 'basket.approval.last-day',
            defaultMessage: 'Your approval holds up to and including {day}.'
        },
        endsToday: {
            id: 'basket.approval.ends-today',
            defaultMessage: 'Your approval ends today. Check out today to use it.'
        },
        documents: {
            id: 'basket.approval.documents',
            defaultMessage: 'Before you can check out we need to see some documents.'
        },
        expired: {
            id: 'basket.approval.expired',
            defaultMessage: 'Your approval ended on {day}. You can get a new one in minutes.'
        },
        declined: {
            id: 'basket.approval.declined',
            defaultMessage: 'We couldn’t approve your last application.'
        },
        none: {
            id: 'basket.approval.none',
            defaultMessage: 'Find out in minutes how much you can rent a week.'
        }
    })
}
