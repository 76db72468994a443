import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const messages = defineMessages({
    title: {id: 'checkout.title', defaultMessage: 'Checkout'}
})

const emptyCartBlocker = {
    action: commonMessages.startShopping,
    title: commonMessages.yourCartIsEmpty,
    ...defineMessages({
        text: {
            id: 'checkout.blocker.empty-cart.text',
            defaultMessage: 'Put something in your cart first, then come back to check out.'
        }
    })
}

const unavailableBlocker = {
    action: commonMessages.goToYourCart,
    ...defineMessages({
        title: {
            id: 'checkout.blocker.unavailable.title',
            defaultMessage: 'Something in your cart is not available'
        },
        text: {
            id: 'checkout.blocker.unavailable.text',
            defaultMessage:
                'Your store no longer has it, or not as many. Change your cart, then your checkout goes on.'
        }
    })
}

/** Lines of the cart that are not available, and how to continue without them. */
export const unavailableMessages = defineMessages({
    gone: {id: 'checkout.unavailable.gone', defaultMessage: '{name}: no longer available'},
    fewer: {
        id: 'checkout.unavailable.fewer',
        defaultMessage: '{name}: only {left} of the {quantity} in your cart are available'
    },
    text: {
        id: 'checkout.unavailable.text',
        defaultMessage: 'You can go on with the rest. Nothing is signed or charged yet.'
    },
    goOn: {id: 'checkout.unavailable.go-on', defaultMessage: 'Take it out and continue'},
    failed: {
        id: 'checkout.unavailable.failed',
        defaultMessage: 'We couldn’t change your cart. Please try again.'
    }
})

const noApprovalBlocker = defineMessages({
    title: {id: 'checkout.blocker.no-approval.title', defaultMessage: 'You need an approval first'},
    text: {
        id: 'checkout.blocker.no-approval.text',
        defaultMessage:
            'It takes a few minutes. Have your phone and your Social Security number or ITIN at hand, and two people who know you. Your cart stays as it is.'
    },
    action: {id: 'checkout.blocker.no-approval.action', defaultMessage: 'Get approved'}
})

const declinedBlocker = {
    action: commonMessages.seeWhatYouCanDo,
    title: commonMessages.notApproved,
    ...defineMessages({
        text: {
            id: 'checkout.blocker.declined.text',
            defaultMessage:
                'Your cart stays as it is. See when you may apply again, and what you can do until then.'
        }
    })
}

const expiredBlocker = {
    title: commonMessages.yourApprovalHasEnded,
    ...defineMessages({
        text: {
            id: 'checkout.blocker.expired.text',
            defaultMessage: 'A new one takes a few minutes. Your cart stays as it is.'
        },
        action: {id: 'checkout.blocker.expired.action', defaultMessage: 'Apply again'}
    })
}

const tooSmallBlocker = defineMessages({
    title: {
        id: 'checkout.blocker.too-small.title',
        defaultMessage: 'Your cart is more than your approval'
    },
    text: {
        id: 'checkout.blocker.too-small.text',
        defaultMessage:
            'Your approval leaves you {left} a week. Your cart is {over} a week more than that. Change your cart to go on.'
    },
    action: {id: 'checkout.blocker.too-small.action', defaultMessage: 'Change your cart'}
})

const documentsBlocker = {
    action: commonMessages.sendDocuments,
    ...defineMessages({
        title: {
            id: 'checkout.blocker.documents.title',
            defaultMessage: 'Your approval has a condition'
        },
        text: {
            id: 'checkout.blocker.documents.text',
            defaultMessage:
                'Send us the documents that we asked for. Then your checkout goes on where it was.'
        }
    })
}

const identityBlocker = defineMessages({
    title: {id: 'checkout.blocker.identity.title', defaultMessage: 'We need to verify who you are'},
    text: {
        id: 'checkout.blocker.identity.text',
        defaultMessage: 'Verify your identity. Then your checkout goes on where it was.'
    },
    action: {id: 'checkout.blocker.identity.action', defaultMessage: 'Verify identity'}
})

/** For a guest whose approval or cart may be in an account. */
export const signInMessages = {
    signIn: commonMessages.signIn,
    ...defineMessages({
        text: {
            id: 'checkout.blocker.sign-in.text',
            defaultMessage:
                'Already approved? Sign in, and your checkout goes on with your approval.'
        }
    })
}

/** What must be done before the checkout, and the links to it. */
export const blockerMessages = {
    'empty-cart': emptyCartBlocker,
    unavailable: unavailableBlocker,
    'no-approval': noApprovalBlocker,
    declined: declinedBlocker,
    expired: expiredBlocker,
    'too-small': tooSmallBlocker,
    documents: documentsBlocker,
    identity: identityBlocker
} as const

/** What has changed since the shopper last saw it. */
export const newsMessages = defineMessages({
    store: {
        id: 'checkout.news.store',
        defaultMessage: 'Your store has changed. What you rent is now from {store}, at its prices.'
    },
    lines: {
        id: 'checkout.news.lines',
        defaultMessage: 'Your cart has changed. Please look at your choices again.'
    },
    prices: {
        id: 'checkout.news.prices',
        defaultMessage:
            'Prices have changed since you last looked. The prices on this page are the ones that count.'
    },
    promo: {
        id: 'checkout.news.promo',
        defaultMessage: 'Your promo code no longer applies. Prices are without it.'
    }
})
