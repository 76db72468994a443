import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** The page: what is measured, for what, and who gets it. */
export const privacyMessages = {
    title: commonMessages.privacyChoices,
    ...defineMessages({
        description: {
            id: 'privacy.description',
            defaultMessage:
                'Choose whether we may measure how you use this site. Nothing is sent before you choose.'
        },
        lead: {
            id: 'privacy.lead',
            defaultMessage:
                'You decide whether we may measure how you use this site. Until you choose, nothing is sent. The shop works the same whatever you choose: same prices, same approval, same service.'
        },
        whatHeading: {
            id: 'privacy.what-heading',
            defaultMessage: 'What we measure if you allow it'
        },
        whatPages: {
            id: 'privacy.what-pages',
            defaultMessage:
                'Which kinds of pages you open, such as a product or the cart, and which steps of a form you reach.'
        },
        whatProducts: {
            id: 'privacy.what-products',
            defaultMessage:
                'Which products you look at, search for, save, add to your cart, remove or rent.'
        },
        whatVisitor: {
            id: 'privacy.what-visitor',
            defaultMessage:
                'Your store, whether you are signed in, and a number that stands for your browser or your account.'
        },
        whatSpeed: {
            id: 'privacy.what-speed',
            defaultMessage:
                'How fast pages appear on a phone or a computer, and at which line our own code fails.'
        },
        never: {
            id: 'privacy.never',
            defaultMessage:
                'Never what you tell us in an application, in your account or for a payment: your name, email, phone, address, income, identification, card or bank numbers.'
        },
        whyHeading: {id: 'privacy.why-heading', defaultMessage: 'What it is for'},
        why: {
            id: 'privacy.why',
            defaultMessage:
                'To see which pages work and which do not, to show you items you may like, and to see which of our ads bring people here.'
        },
        whoHeading: {id: 'privacy.who-heading', defaultMessage: 'Who gets it'},
        who: {
            id: 'privacy.who',
            defaultMessage:
                'Salesforce, whose software runs this shop, and the measuring and advertising services that we use on this site. Some states call that “selling” or “sharing” personal information, even when no money is paid.'
        },
        neededHeading: {id: 'privacy.needed-heading', defaultMessage: 'What this does not change'},
        needed: {
            id: 'privacy.needed',
            defaultMessage:
                'What the shop itself needs stays on: your cart, your store and language, signing in, payments, and protection against fraud. Our <link>privacy policy</link> has more, including your other rights.'
        }
    })
}

/** The choice itself. */
export const choiceMessages = defineMessages({
    legend: {
        id: 'privacy-choice.legend',
        defaultMessage: 'May we measure how you use this site?'
    },
    allow: {id: 'privacy-choice.allow', defaultMessage: 'Allow'},
    allowHint: {
        id: 'privacy-choice.allow-hint',
        defaultMessage: 'You may measure how I use this site.'
    },
    refuse: {id: 'privacy-choice.refuse', defaultMessage: 'Do not allow'},
    refuseHint: {
        id: 'privacy-choice.refuse-hint',
        defaultMessage: 'Do not sell or share my personal information.'
    },
    allowed: {
        id: 'privacy-choice.allowed',
        defaultMessage: 'Saved. You allow us to measure how you use this site.'
    },
    refused: {
        id: 'privacy-choice.refused',
        defaultMessage: 'Saved. We do not measure how you use this site.'
    },
    notSaved: {
        id: 'privacy-choice.not-saved',
        defaultMessage:
            'Your browser did not save your choice, because it blocks cookies for this site. Without a choice, nothing is sent.'
    },
    stored: {
        id: 'privacy-choice.stored',
        defaultMessage:
            'Your choice is kept in a cookie in this browser for a year. You can change it here at any time. If you delete your cookies or use another browser, please choose again; until then, nothing is sent.'
    },
    signal: {
        id: 'privacy-choice.signal',
        defaultMessage:
            'Your browser sends the Global Privacy Control signal, and we honor it: nothing is sent or shared. To choose here, first turn the signal off in your browser.'
    },
    optOut: {
        id: 'privacy-choice.opt-out',
        defaultMessage:
            'This browser has an opt-out from our privacy center, and we honor it: nothing is sent or shared. To choose here, first change it there.'
    },
    noScript: {
        id: 'privacy-choice.no-script',
        defaultMessage:
            'JavaScript is turned off in your browser, so nothing is measured. To choose, turn on JavaScript.'
    }
})
