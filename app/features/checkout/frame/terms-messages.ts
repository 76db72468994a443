import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const termsMessages = {
    failed: commonMessages.notSaved,
    ...defineMessages({
        title: {id: 'checkout.terms.title', defaultMessage: 'Renewal terms'},
        pieces: {id: 'checkout.terms.pieces', defaultMessage: '{count} × {name}'},
        delivery: {id: 'checkout.terms.delivery', defaultMessage: 'Delivery: {when}'},
        each: {
            id: 'checkout.terms.each',
            defaultMessage: 'What each of the {count} costs. Each has an agreement of its own.'
        },
        withCode: {
            id: 'checkout.terms.with-code',
            defaultMessage: 'Promo code {code} is already taken off these prices.'
        },
        together: {
            id: 'checkout.terms.together',
            defaultMessage: 'What all {quantity} cost together. Each has an agreement of its own.'
        },
        beforeCode: {
            id: 'checkout.terms.before-code',
            defaultMessage:
                'Before the promo code{quantity, plural, one {} other {, each of the #}}:'
        },
        early: {
            id: 'checkout.terms.early',
            defaultMessage:
                'You may buy early at any time. An early purchase costs less than all remaining payments; your agreement says how much.'
        },
        services: {id: 'checkout.terms.services', defaultMessage: 'Optional services'},
        servicesHint: {
            id: 'checkout.terms.services-hint',
            defaultMessage: 'You do not need them to rent. You can end them at any time.'
        },
        ldw: {
            id: 'checkout.terms.ldw',
            defaultMessage: 'Add the liability damage waiver for {amount} {per}'
        },
        ldwCovers: {
            id: 'checkout.terms.ldw-covers',
            defaultMessage: 'It covers loss by fire, theft, water and storm.'
        },
        benefitsPlus: {
            id: 'checkout.terms.benefits-plus',
            defaultMessage: 'Add benefits plus for {amount} {per}'
        },
        benefitsPlusCovers: {
            id: 'checkout.terms.benefits-plus-covers',
            defaultMessage: 'It covers repairs after you own it, and discounts at partners.'
        }
    })
}

export const reviewMessages = {
    delivery: commonMessages.delivery,
    name: commonMessages.name,
    address: commonMessages.address,
    total: commonMessages.totalCostToOwn,
    schedule: commonMessages.paySchedule,
    nextDay: commonMessages.nextPaymentDue,
    each: commonMessages.eachPayment,
    eachPer: commonMessages.paymentPer,
    off: commonMessages.promoCodeNamed,
    totalBefore: commonMessages.totalBeforeCode,
    totalAfter: commonMessages.totalAfterCode,
    ...defineMessages({
        title: {id: 'checkout.review.title', defaultMessage: 'Review and submit'},
        submit: {id: 'checkout.review.submit', defaultMessage: 'Agree and continue to signing'},
        shippingMethod: {id: 'checkout.review.shipping-method', defaultMessage: 'How'},
        delivered: {id: 'checkout.review.delivered', defaultMessage: 'Delivered to your address'},
        pickup: {id: 'checkout.review.pickup', defaultMessage: 'Picked up at {store}'},
        contact: {id: 'checkout.review.contact', defaultMessage: 'Contact'},
        changeDelivery: {id: 'checkout.review.change-delivery', defaultMessage: 'Change delivery'},
        frequency: {id: 'checkout.review.frequency', defaultMessage: 'How often'},
        afterCode: {
            id: 'checkout.review.after-code',
            defaultMessage: 'Each payment with the promo code'
        },
        highRisk: {
            id: 'checkout.review.high-risk',
            defaultMessage:
                'Your store looks at this order before you get it, and may call you about it.'
        },
        replacesSigned: {
            id: 'checkout.review.anew',
            defaultMessage:
                'You went through your choices again after your agreement was written. Submit again, and a new agreement takes its place: the one before no longer counts, and nothing of it is signed.'
        },
        taxes: {
            id: 'checkout.review.taxes',
            defaultMessage:
                'Taxes and optional services are not included. You see all of it before you pay.'
        },
        taxesAndFee: {
            id: 'checkout.review.taxes-and-fee',
            defaultMessage:
                'Each payment and the total are without taxes, the processing fee and optional services. You see all of it before you pay.'
        },
        deposit: {id: 'checkout.review.deposit', defaultMessage: 'Deposit, paid once'},
        depositHint: {
            id: 'checkout.review.deposit-hint',
            defaultMessage:
                'Your store takes the deposit with the first payment. It is no rent, and no part of the total cost to own: your agreement says how you get it back.'
        },
        fee: {
            id: 'checkout.review.fee',
            defaultMessage: 'Processing fee, with each online payment'
        },
        feeOfEach: {
            id: 'checkout.review.fee-of-each',
            defaultMessage:
                'Processing fee, with each online payment: {fee} for each of the {count} agreements'
        },
        changeSchedule: {
            id: 'checkout.review.change-schedule',
            defaultMessage: 'Change pay schedule'
        },
        noServices: {id: 'checkout.review.no-services', defaultMessage: 'You have chosen none.'},
        changeServices: {
            id: 'checkout.review.change-services',
            defaultMessage: 'Change optional services'
        },
        refused: {
            id: 'checkout.review.refused',
            defaultMessage:
                'Your approval does not cover this any more. Please check your cart and your approval.'
        },
        changed: {
            id: 'checkout.review.changed',
            defaultMessage:
                'Your cart or its prices changed while you were here. Nothing is signed. Please review it again.'
        },
        'no-waiver': {
            id: 'checkout.review.no-waiver',
            defaultMessage:
                'Your store no longer offers the liability damage waiver. Please go back and continue without it.'
        },
        failed: {
            id: 'checkout.review.failed',
            defaultMessage:
                'We couldn’t prepare your agreement. Nothing is signed and nothing is charged: please try again.'
        }
    })
}

export const consentMessages = defineMessages({
    title: {id: 'checkout.consent.title', defaultMessage: 'Your consent'},
    lead: {
        id: 'checkout.consent.lead',
        defaultMessage: 'You read and sign your agreement here, without paper. Before you agree:'
    },
    scope: {
        id: 'checkout.consent.scope',
        defaultMessage:
            'This is about your agreement, your receipts, and what we must tell you about them.'
    },
    paper: {
        id: 'checkout.consent.paper',
        defaultMessage:
            'You can have all of it on paper: ask your store, at any time, free of charge.'
    },
    withdrawal: {
        id: 'checkout.consent.withdrawal',
        defaultMessage:
            'You can take this consent back at any time: in your account, or tell your store. It costs nothing, and what you have signed by then stays signed.'
    },
    contact: {
        id: 'checkout.consent.contact',
        defaultMessage: 'If your email address changes, tell your store.'
    },
    needs: {
        id: 'checkout.consent.needs',
        defaultMessage:
            'You need a browser like this one, an email address, and something that opens and keeps PDF files.'
    },
    electronic: {
        id: 'checkout.consent.electronic',
        defaultMessage: 'I agree to receive and sign my agreement electronically.'
    },
    terms: {
        id: 'checkout.consent.terms',
        defaultMessage: 'I agree to the <link>terms and conditions</link>.'
    },
    'electronic-missing': {
        id: 'checkout.consent.electronic-missing',
        defaultMessage: 'Agree to receive and sign electronically, or ask your store for paper'
    },
    'sample-missing': {
        id: 'checkout.consent.sample-missing',
        defaultMessage: 'Open the sample agreement first: it shows that your device can open yours'
    },
    'terms-missing': {
        id: 'checkout.consent.terms-missing',
        defaultMessage: 'Agree to the terms and conditions to go on'
    }
})

export const paperMessages = {
    failed: commonMessages.documentNotOpened,
    ...defineMessages({
        sample: {
            id: 'checkout.paper.sample',
            defaultMessage: 'Open a sample agreement (PDF, new tab)'
        },
        unsigned: {
            id: 'checkout.paper.unsigned',
            defaultMessage: 'Read the whole agreement first (PDF, new tab)'
        },
        signed: {
            id: 'checkout.paper.signed',
            defaultMessage: 'Your signed agreement (PDF, new tab)'
        },
        signedOf: {
            id: 'checkout.paper.signed-of',
            defaultMessage: 'Your signed agreement {number} of {of} (PDF, new tab)'
        },
        receipt: {
            id: 'checkout.paper.receipt',
            defaultMessage: 'The receipt of your first payment (PDF, new tab)'
        },
        title: {id: 'checkout.paper.title', defaultMessage: 'To keep'}
    })
}

export const signMessages = {
    total: commonMessages.totalCostToOwn,
    number: commonMessages.agreementNumber,
    each: commonMessages.eachPayment,
    eachPer: commonMessages.paymentPer,
    count: commonMessages.numberOfPayments,
    final: commonMessages.finalPayment,
    tax: commonMessages.tax,
    'damage-waiver': commonMessages.damageWaiver,
    ...defineMessages({
        title: {id: 'checkout.sign.title', defaultMessage: 'Sign your agreement'},
        intro: {
            id: 'checkout.sign.intro',
            defaultMessage:
                'Read each agreement, then sign it on our signing partner’s page. You come back here afterwards.'
        },
        returns: {
            id: 'checkout.sign.returns',
            defaultMessage:
                'Not ready? Your agreement waits for you. Nothing is due before you sign.'
        },
        'benefits-plus': {id: 'checkout.sign.benefits-plus', defaultMessage: 'Benefits plus'},
        deposit: {
            id: 'checkout.sign.deposit',
            defaultMessage: 'Deposit, once with the first payment'
        },
        eachInAll: {
            id: 'checkout.sign.each-in-all',
            defaultMessage: 'Each payment, services and tax included'
        },
        finalInAll: {
            id: 'checkout.sign.final-in-all',
            defaultMessage: 'Final payment, services and tax included'
        },
        totalInAll: {
            id: 'checkout.sign.total-in-all',
            defaultMessage: 'All payments, services and tax included'
        },
        less: {
            id: 'checkout.sign.less',
            defaultMessage:
                'Your agreement comes to {difference} less than your cart showed. What the agreement says is what counts.'
        },
        more: {
            id: 'checkout.sign.more',
            defaultMessage:
                'Your agreement comes to {difference} more than your cart showed. What the agreement says is what counts: read it before you sign.'
        },
        unsigned: {id: 'checkout.sign.unsigned', defaultMessage: 'Not signed yet'},
        checking: {id: 'checkout.sign.checking', defaultMessage: 'Signed; we are checking it'},
        signed: {id: 'checkout.sign.signed', defaultMessage: 'Signed'},
        beingChecked: {
            id: 'checkout.sign.being-checked',
            defaultMessage:
                'You have signed. We are waiting to hear of it from our signing partner: it may take some minutes. You can close this page and come back.'
        },
        declined: {id: 'checkout.sign.declined', defaultMessage: 'Declined'},
        sign: {id: 'checkout.sign.sign', defaultMessage: 'Read and sign'},
        signOf: {
            id: 'checkout.sign.sign-of',
            defaultMessage: 'Read and sign agreement {number} of {of}'
        },
        failed: {
            id: 'checkout.sign.failed',
            defaultMessage: 'We couldn’t open the signing page. Please try again.'
        }
    })
}

/** Why signed agreements cannot be changed (D-27). */
export const boundMessages = defineMessages({
    text: {
        id: 'checkout.bound.text',
        defaultMessage:
            'You have signed, so your delivery, pay schedule and services can’t be changed here any more. If something has to change, ask your store.'
    }
})
