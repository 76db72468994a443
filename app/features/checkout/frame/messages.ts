import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const messages = defineMessages({
    title: {id: 'checkout.title', defaultMessage: 'Checkout'}
})

const emptyCartHurdle = {
    action: commonMessages.startShopping,
    ...defineMessages({
        title: {id: 'checkout.hurdle.empty-cart.title', defaultMessage: 'Your cart is empty'},
        text: {
            id: 'checkout.hurdle.empty-cart.text',
            defaultMessage: 'Put something in your cart first, then come back to check out.'
        }
    })
}

const unavailableHurdle = defineMessages({
    title: {
        id: 'checkout.hurdle.unavailable.title',
        defaultMessage: 'Something in your cart is not available'
    },
    text: {
        id: 'checkout.hurdle.unavailable.text',
        defaultMessage:
            'Your store no longer has it, or not as many. Change your cart, then your checkout goes on.'
    },
    action: {id: 'checkout.hurdle.unavailable.action', defaultMessage: 'Go to your cart'}
})

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

const noApprovalHurdle = defineMessages({
    title: {id: 'checkout.hurdle.no-approval.title', defaultMessage: 'You need an approval first'},
    text: {
        id: 'checkout.hurdle.no-approval.text',
        defaultMessage: 'It takes a few minutes. Your cart stays as it is.'
    },
    action: {id: 'checkout.hurdle.no-approval.action', defaultMessage: 'Get approved'}
})

const declinedHurdle = {
    action: commonMessages.seeWhatYouCanDo,
    ...defineMessages({
        title: {
            id: 'checkout.hurdle.declined.title',
            defaultMessage: 'We couldn’t approve your last application'
        },
        text: {
            id: 'checkout.hurdle.declined.text',
            defaultMessage:
                'Your cart stays as it is. See when you may apply again, and what you can do until then.'
        }
    })
}

const expiredHurdle = defineMessages({
    title: {id: 'checkout.hurdle.expired.title', defaultMessage: 'Your approval has ended'},
    text: {
        id: 'checkout.hurdle.expired.text',
        defaultMessage: 'A new one takes a few minutes. Your cart stays as it is.'
    },
    action: {id: 'checkout.hurdle.expired.action', defaultMessage: 'Apply again'}
})

const tooSmallHurdle = defineMessages({
    title: {
        id: 'checkout.hurdle.too-small.title',
        defaultMessage: 'Your cart is more than your approval'
    },
    text: {
        id: 'checkout.hurdle.too-small.text',
        defaultMessage:
            'Your approval leaves you {left} a week. Your cart is {over} a week more than that. Change your cart to go on.'
    },
    action: {id: 'checkout.hurdle.too-small.action', defaultMessage: 'Change your cart'}
})

const documentsHurdle = {
    action: commonMessages.sendDocuments,
    ...defineMessages({
        title: {
            id: 'checkout.hurdle.documents.title',
            defaultMessage: 'Your approval has a condition'
        },
        text: {
            id: 'checkout.hurdle.documents.text',
            defaultMessage:
                'Send us the documents that we asked for. Then your checkout goes on where it was.'
        }
    })
}

const identityHurdle = defineMessages({
    title: {id: 'checkout.hurdle.identity.title', defaultMessage: 'We need to verify who you are'},
    text: {
        id: 'checkout.hurdle.identity.text',
        defaultMessage: 'Verify your identity. Then your checkout goes on where it was.'
    },
    action: {id: 'checkout.hurdle.identity.action', defaultMessage: 'Verify identity'}
})

/** For a guest whose approval or cart may be in an account. */
export const signInMessages = {
    signIn: commonMessages.signIn,
    ...defineMessages({
        text: {
            id: 'checkout.hurdle.sign-in.text',
            defaultMessage:
                'Already approved? Sign in, and your checkout goes on with your approval.'
        }
    })
}

/** What must be done before the checkout, and the links to it. */
export const hurdleMessages = {
    'empty-cart': emptyCartHurdle,
    unavailable: unavailableHurdle,
    'no-approval': noApprovalHurdle,
    declined: declinedHurdle,
    expired: expiredHurdle,
    'too-small': tooSmallHurdle,
    documents: documentsHurdle,
    identity: identityHurdle
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
