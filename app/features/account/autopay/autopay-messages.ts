import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** Automatic payments [ACCT-036] [ROUTE-048] (G-43, D-32). */
export const autopayMessages = {
    title: commonMessages.autopay,
    nextOn: commonMessages.amountOnDay,
    ...defineMessages({
        intro: {
            id: 'account.autopay.intro',
            defaultMessage:
                'With autopay each payment is made automatically on the day it is due. You can end it here at any time.'
        },
        empty: {
            id: 'account.autopay.empty',
            defaultMessage: 'You rent nothing that autopay could pay for.'
        },
        on: {id: 'account.autopay.on', defaultMessage: 'On autopay'},
        none: {id: 'account.autopay.none', defaultMessage: 'Nothing is on autopay yet.'},
        takesFrom: {id: 'account.autopay.takes-from', defaultMessage: 'Charged to'},
        noCard: {id: 'account.autopay.no-card', defaultMessage: 'A card that is saved no longer'},
        next: {id: 'account.autopay.next', defaultMessage: 'Next payment'},
        afterDelivery: {
            id: 'account.autopay.after-delivery',
            defaultMessage: 'On its due day, once the piece is there'
        },
        agreed: {id: 'account.autopay.agreed', defaultMessage: 'You agreed'},
        agreedOn: {
            id: 'account.autopay.agreed-on',
            defaultMessage: 'On {day}, to the text of {version}'
        },
        stopBy: {id: 'account.autopay.stop-by', defaultMessage: 'To stop that payment'},
        stopByDay: {id: 'account.autopay.stop-by-day', defaultMessage: 'End autopay by {day}'},
        tooLate: {
            id: 'account.autopay.too-late',
            defaultMessage:
                'The last day for this was {stopBy}. If you end autopay now, the payment on {day} may still be taken; none after it is.'
        },
        endTooLate: {
            id: 'account.autopay.end-too-late',
            defaultMessage: 'The payment on {day} may still be taken.'
        },
        cardExpired: {
            id: 'account.autopay.card-expired',
            defaultMessage:
                'This card has expired: nothing can be taken from it. Choose another card.'
        },
        cardRemoved: {
            id: 'account.autopay.card-removed',
            defaultMessage:
                'The card for this is no longer saved: nothing can be taken from it. Choose another card.'
        },
        change: {id: 'account.autopay.change', defaultMessage: 'Change card'},
        changeNamed: {id: 'account.autopay.change-named', defaultMessage: 'Change card: {name}'},
        end: {id: 'account.autopay.end', defaultMessage: 'End autopay'},
        endNamed: {id: 'account.autopay.end-named', defaultMessage: 'End autopay: {name}'},
        endTitle: {id: 'account.autopay.end-title', defaultMessage: 'End autopay?'},
        endText: {
            id: 'account.autopay.end-text',
            defaultMessage:
                '{name}: from now on you make each payment yourself, on or before its due day.'
        },
        keep: {id: 'account.autopay.keep', defaultMessage: 'Keep autopay'},
        ended: {id: 'account.autopay.ended', defaultMessage: 'Autopay has ended: {name}.'},
        notEnded: {
            id: 'account.autopay.not-ended',
            defaultMessage: 'We couldn’t end autopay: {name}. It is still on. Please try again.'
        }
    })
}

/** Turning autopay on. */
export const enrolMessages = {
    title: commonMessages.turnOnAutopay,
    ...defineMessages({
        changeTitle: {id: 'account.enroll.change-title', defaultMessage: 'Choose another card'},
        all: {
            id: 'account.enroll.all',
            defaultMessage: 'Everything that can be on autopay is on it.'
        },
        'at-store': {
            id: 'account.enroll.at-store',
            defaultMessage: '{name}: please ask your store.'
        },
        'last-payment': {
            id: 'account.enroll.last-payment',
            defaultMessage: '{name}: the next payment is the last one, so autopay is not needed.'
        },
        what: {id: 'account.enroll.what', defaultMessage: 'What autopay pays for'},
        whatMissing: {
            id: 'account.enroll.what-missing',
            defaultMessage: 'Choose what autopay pays for'
        },
        first: {
            id: 'account.enroll.first',
            defaultMessage:
                'First {amount} on {day}, with taxes and fees and all that is due by then. After that the amount due, {per}, on each due day.'
        },
        afterDelivery: {
            id: 'account.enroll.after-delivery',
            defaultMessage:
                'The amount due, {per}, taxes and fees included, on each due day, once the piece is there.'
        },
        how: {id: 'account.enroll.how', defaultMessage: 'Which card to use'},
        howMissing: {id: 'account.enroll.how-missing', defaultMessage: 'Choose a card'},
        noMethod: {
            id: 'account.enroll.no-method',
            defaultMessage: 'Autopay needs a saved card that is good. Add one first.'
        },
        savesCard: {
            id: 'account.enroll.saves-card',
            defaultMessage: 'Autopay takes from a saved card: a card that you add here is saved.'
        },
        consent: {
            id: 'account.enroll.consent',
            defaultMessage:
                'I authorize my store to charge this card for what I chose, each time on the due day and for the amount due that day, until it is paid off or I end autopay.'
        },
        consentMore: {
            id: 'account.enroll.consent-more',
            defaultMessage:
                'You can end autopay on this page at any time, or call your store. To be sure that a payment is not taken, end it three business days before. Text of {version}.'
        },
        consentMissing: {
            id: 'account.enroll.consent-missing',
            defaultMessage: 'Tick the box to authorize autopay'
        },
        authorize: {id: 'account.enroll.authorize', defaultMessage: 'I authorize autopay'},
        cancel: {id: 'account.enroll.cancel', defaultMessage: 'Keep the card'},
        partly: {
            id: 'account.enroll.partly',
            defaultMessage: 'Autopay is not on for everything that you chose.'
        }
    })
}

/** The result for each agreement or club. */
export const enrolledMessages = defineMessages({
    on: {id: 'account.enroll.result-on', defaultMessage: '{name}: autopay is on.'},
    expired: {
        id: 'account.enroll.result-expired',
        defaultMessage: '{name}: autopay is not on, as the card has expired. Choose another card.'
    },
    'not-allowed': {
        id: 'account.enroll.result-not-allowed',
        defaultMessage: '{name}: autopay is not possible online. Please call your store.'
    },
    failed: {
        id: 'account.enroll.result-failed',
        defaultMessage: '{name}: autopay is not on. Please try again.'
    },
    unknown: {
        id: 'account.enroll.result-unknown',
        defaultMessage:
            '{name}: we don’t know yet whether autopay is on. The autopay page shows it in a minute.'
    }
})

/** The page after that, with a copy of the consent [ROUTE-049] (D-32). */
export const autopayOnMessages = {
    account: commonMessages.backToYourAccount,
    ...defineMessages({
        title: {id: 'account.enrolled.title', defaultMessage: 'Autopay is on'},
        text: {
            id: 'account.enrolled.text',
            defaultMessage:
                'From now on your payments are made automatically. This is what you agreed to:'
        },
        copy: {
            id: 'account.enrolled.copy',
            defaultMessage:
                'I authorize my store to charge {method} for {name}, each time on the due day and for the amount due that day, until it is paid off or I end autopay.'
        },
        print: {id: 'account.enrolled.print', defaultMessage: 'Print this page'},
        all: {id: 'account.enrolled.all', defaultMessage: 'See or end autopay'},
        missing: {
            id: 'account.enrolled.missing',
            defaultMessage: 'Autopay is not on for this. The autopay page shows what is on.'
        }
    })
}
