import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    title: {id: 'checkout.title', defaultMessage: 'Checkout'}
})

const emptyCartHurdle = defineMessages({
    title: {id: 'checkout.hurdle.empty-cart.title', defaultMessage: 'Your cart is empty'},
    text: {
        id: 'checkout.hurdle.empty-cart.text',
        defaultMessage: 'Put something in your cart first, then come back to check out.'
    },
    action: {id: 'checkout.hurdle.empty-cart.action', defaultMessage: 'Start shopping'}
})

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

const noApprovalHurdle = defineMessages({
    title: {id: 'checkout.hurdle.no-approval.title', defaultMessage: 'You need an approval first'},
    text: {
        id: 'checkout.hurdle.no-approval.text',
        defaultMessage: 'It takes a few minutes. Your cart stays as it is.'
    },
    action: {id: 'checkout.hurdle.no-approval.action', defaultMessage: 'Get approved'}
})

const declinedHurdle = defineMessages({
    title: {
        id: 'checkout.hurdle.declined.title',
        defaultMessage: 'We could not approve your last application'
    },
    text: {
        id: 'checkout.hurdle.declined.text',
        defaultMessage:
            'Your cart stays as it is. See when you may apply again, and what you can do until then.'
    },
    action: {id: 'checkout.hurdle.declined.action', defaultMessage: 'See what you can do'}
})

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
            'Your approval covers {left} a week more. Your cart is {over} a week over it. Change your cart to go on.'
    },
    action: {id: 'checkout.hurdle.too-small.action', defaultMessage: 'Change your cart'}
})

const documentsHurdle = defineMessages({
    title: {id: 'checkout.hurdle.documents.title', defaultMessage: 'Your approval has a condition'},
    text: {
        id: 'checkout.hurdle.documents.text',
        defaultMessage:
            'Send us the documents that we asked for. Then your checkout goes on where it was.'
    },
    action: {id: 'checkout.hurdle.documents.action', defaultMessage: 'Send documents'}
})

const identityHurdle = defineMessages({
    title: {id: 'checkout.hurdle.identity.title', defaultMessage: 'We need to verify who you are'},
    text: {
        id: 'checkout.hurdle.identity.text',
        defaultMessage: 'Verify your identity. Then your checkout goes on where it was.'
    },
    action: {id: 'checkout.hurdle.identity.action', defaultMessage: 'Verify identity'}
})

/** What stands before the checkout, and how it is cleared. */
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

/** What has changed since the shopper saw it, shown where they go on. */
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

export const deliveryMessages = defineMessages({
    title: {id: 'checkout.delivery.title', defaultMessage: 'Delivery'},
    again: {
        id: 'checkout.delivery.again',
        defaultMessage:
            'Your agreement is signed, and nothing of it is lost. Tell us once more how you get what you rent: then your order is placed.'
    },
    way: {id: 'checkout.delivery.way', defaultMessage: 'How would you like to get it?'},
    delivery: {id: 'checkout.delivery.delivery', defaultMessage: 'Delivery'},
    deliveryHint: {
        id: 'checkout.delivery.delivery-hint',
        defaultMessage: 'Your store brings it and sets it up, free of charge.'
    },
    pickup: {id: 'checkout.delivery.pickup', defaultMessage: 'Pick up at the store'},
    firstName: {id: 'checkout.delivery.first-name', defaultMessage: 'First name'},
    lastName: {id: 'checkout.delivery.last-name', defaultMessage: 'Last name'},
    email: {id: 'checkout.delivery.email', defaultMessage: 'Email'},
    emailHint: {
        id: 'checkout.delivery.email-hint',
        defaultMessage: 'We send your confirmation here.'
    },
    phone: {id: 'checkout.delivery.phone', defaultMessage: 'Phone'},
    phoneHint: {
        id: 'checkout.delivery.phone-hint',
        defaultMessage: 'So the store can reach you about your delivery.'
    },
    address1: {id: 'checkout.delivery.address1', defaultMessage: 'Street address'},
    address2: {id: 'checkout.delivery.address2', defaultMessage: 'Apartment, floor or unit'},
    city: {id: 'checkout.delivery.city', defaultMessage: 'City'},
    state: {id: 'checkout.delivery.state', defaultMessage: 'State'},
    zip: {id: 'checkout.delivery.zip', defaultMessage: 'Zip code'},
    'first-name-missing': {
        id: 'checkout.delivery.first-name-missing',
        defaultMessage: 'Enter your first name'
    },
    'last-name-missing': {
        id: 'checkout.delivery.last-name-missing',
        defaultMessage: 'Enter your last name'
    },
    'email-wrong': {
        id: 'checkout.delivery.email-wrong',
        defaultMessage: 'Enter an email address such as name@example.com'
    },
    'phone-wrong': {
        id: 'checkout.delivery.phone-wrong',
        defaultMessage: 'Enter a phone number with ten digits'
    },
    'address1-missing': {
        id: 'checkout.delivery.address1-missing',
        defaultMessage: 'Enter your street address'
    },
    'address1-malformed': {
        id: 'checkout.delivery.address1-malformed',
        defaultMessage: 'Enter your street address'
    },
    'city-missing': {id: 'checkout.delivery.city-missing', defaultMessage: 'Enter your city'},
    'city-malformed': {id: 'checkout.delivery.city-malformed', defaultMessage: 'Enter your city'},
    'state-missing': {id: 'checkout.delivery.state-missing', defaultMessage: 'Choose your state'},
    'state-malformed': {
        id: 'checkout.delivery.state-malformed',
        defaultMessage: 'Choose your state'
    },
    'postalCode-missing': {
        id: 'checkout.delivery.postal-code-missing',
        defaultMessage: 'Enter your zip code'
    },
    'postalCode-malformed': {
        id: 'checkout.delivery.postal-code-malformed',
        defaultMessage: 'Enter a zip code with five digits'
    },
    failed: {
        id: 'checkout.delivery.failed',
        defaultMessage: 'We couldn’t save this. Nothing is lost: please try again.'
    }
})

export const scheduleMessages = defineMessages({
    title: {id: 'checkout.schedule.title', defaultMessage: 'Pay schedule'},
    frequency: {
        id: 'checkout.schedule.frequency',
        defaultMessage: 'How often would you like to pay?'
    },
    amount: {
        id: 'checkout.schedule.amount',
        defaultMessage: '{payment} {per}. Total cost to own {total}.'
    },
    day: {id: 'checkout.schedule.day', defaultMessage: 'First payment due'},
    dayHint: {
        id: 'checkout.schedule.day-hint',
        defaultMessage:
            'Any day from today up to 31 days ahead. Type it, for example 12 31 2030, or choose it on the calendar.'
    },
    'day-missing': {
        id: 'checkout.schedule.day-missing',
        defaultMessage: 'Choose when your first payment is due'
    },
    'day-wrong': {id: 'checkout.schedule.day-wrong', defaultMessage: 'Enter a real date'},
    'too-early': {
        id: 'checkout.schedule.too-early',
        defaultMessage: 'Choose a day from {earliest} on'
    },
    'too-late': {id: 'checkout.schedule.too-late', defaultMessage: 'Choose a day up to {latest}'},
    failed: {
        id: 'checkout.schedule.failed',
        defaultMessage: 'We couldn’t save this. Nothing is lost: please try again.'
    }
})

export const termsMessages = defineMessages({
    title: {id: 'checkout.terms.title', defaultMessage: 'Renewal terms'},
    pieces: {id: 'checkout.terms.pieces', defaultMessage: '{count} × {name}'},
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
    },
    failed: {
        id: 'checkout.terms.failed',
        defaultMessage: 'We couldn’t save this. Nothing is lost: please try again.'
    }
})

export const reviewMessages = defineMessages({
    title: {id: 'checkout.review.title', defaultMessage: 'Review and submit'},
    submit: {id: 'checkout.review.submit', defaultMessage: 'Agree and continue to signing'},
    delivery: {id: 'checkout.review.delivery', defaultMessage: 'Delivery'},
    way: {id: 'checkout.review.way', defaultMessage: 'How'},
    delivered: {id: 'checkout.review.delivered', defaultMessage: 'Delivered to your address'},
    pickup: {id: 'checkout.review.pickup', defaultMessage: 'Picked up at {store}'},
    name: {id: 'checkout.review.name', defaultMessage: 'Name'},
    address: {id: 'checkout.review.address', defaultMessage: 'Address'},
    contact: {id: 'checkout.review.contact', defaultMessage: 'Contact'},
    changeDelivery: {id: 'checkout.review.change-delivery', defaultMessage: 'Change delivery'},
    schedule: {id: 'checkout.review.schedule', defaultMessage: 'Pay schedule'},
    frequency: {id: 'checkout.review.frequency', defaultMessage: 'How often'},
    firstDay: {id: 'checkout.review.first-day', defaultMessage: 'First payment due'},
    each: {id: 'checkout.review.each', defaultMessage: 'Each payment'},
    eachPer: {id: 'checkout.review.each-per', defaultMessage: '{payment} {per}'},
    total: {id: 'checkout.review.total', defaultMessage: 'Total cost to own'},
    off: {id: 'checkout.review.off', defaultMessage: 'Promo code {code}'},
    afterCode: {
        id: 'checkout.review.after-code',
        defaultMessage: 'Each payment with the promo code'
    },
    totalBefore: {
        id: 'checkout.review.total-before',
        defaultMessage: 'Total cost to own before the promo code'
    },
    totalAfter: {
        id: 'checkout.review.total-after',
        defaultMessage: 'Total cost to own with the promo code'
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
    changeSchedule: {id: 'checkout.review.change-schedule', defaultMessage: 'Change pay schedule'},
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

export const paperMessages = defineMessages({
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
    title: {id: 'checkout.paper.title', defaultMessage: 'To keep'},
    failed: {
        id: 'checkout.paper.failed',
        defaultMessage: 'We couldn’t open the document. Please try again.'
    }
})

export const signMessages = defineMessages({
    title: {id: 'checkout.sign.title', defaultMessage: 'Sign your agreement'},
    intro: {
        id: 'checkout.sign.intro',
        defaultMessage:
            'Read each agreement, then sign it on our signing partner’s page. You come back here afterwards.'
    },
    returns: {
        id: 'checkout.sign.returns',
        defaultMessage: 'Not ready? Your agreement waits for you. Nothing is due before you sign.'
    },
    number: {id: 'checkout.sign.number', defaultMessage: 'Agreement number'},
    each: {id: 'checkout.sign.each', defaultMessage: 'Each payment'},
    eachPer: {id: 'checkout.sign.each-per', defaultMessage: '{payment} {per}'},
    count: {id: 'checkout.sign.count', defaultMessage: 'Number of payments'},
    final: {id: 'checkout.sign.final', defaultMessage: 'Final payment'},
    total: {id: 'checkout.sign.total', defaultMessage: 'Total cost to own'},
    'damage-waiver': {id: 'checkout.sign.damage-waiver', defaultMessage: 'Damage waiver'},
    'benefits-plus': {id: 'checkout.sign.benefits-plus', defaultMessage: 'Benefits plus'},
    tax: {id: 'checkout.sign.tax', defaultMessage: 'Tax'},
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

export const returnMessages = defineMessages({
    title: {id: 'checkout.return.title', defaultMessage: 'Checking your signature'},
    checking: {
        id: 'checkout.return.checking',
        defaultMessage: 'We are checking your signature. This takes a moment.'
    },
    unknown: {
        id: 'checkout.return.unknown',
        defaultMessage:
            'We don’t know yet whether your agreement is signed. It is safe to check again.'
    },
    again: {id: 'checkout.return.again', defaultMessage: 'Check again'}
})

/** Why what is signed stays as it is (D-27). */
export const boundMessages = defineMessages({
    text: {
        id: 'checkout.bound.text',
        defaultMessage:
            'You have signed, so your delivery, pay schedule and services can’t be changed here any more. If something has to change, ask your store.'
    }
})

/** Why nothing was signed. */
export const unsignedMessages = defineMessages({
    later: {
        id: 'checkout.unsigned.later',
        defaultMessage: 'You left the signing page before you signed.'
    },
    declined: {
        id: 'checkout.unsigned.declined',
        defaultMessage: 'You chose not to sign. If you change your mind, you can still sign it.'
    },
    'timed-out': {
        id: 'checkout.unsigned.timed-out',
        defaultMessage: 'The signing page was open for too long, and closed. Open it again to sign.'
    },
    'not-identified': {
        id: 'checkout.unsigned.not-identified',
        defaultMessage:
            'Our signing partner could not confirm who you are. Try again, or ask your store to help you.'
    },
    failed: {
        id: 'checkout.unsigned.failed',
        defaultMessage: 'Something went wrong on the signing page. Please try again.'
    }
})

export const signedMessages = defineMessages({
    signedTitle: {id: 'checkout.signed.signed-title', defaultMessage: 'Thank you for signing'},
    signedText: {
        id: 'checkout.signed.signed-text',
        defaultMessage: 'Your agreement is signed. A copy is always in your account.'
    },
    signedTextGuest: {
        id: 'checkout.signed.signed-text-guest',
        defaultMessage: 'Your agreement is signed. Open the copy below and keep it.'
    },
    copy: {id: 'checkout.signed.copy', defaultMessage: 'See it in your account'},
    payNext: {id: 'checkout.signed.pay-next', defaultMessage: 'One more step: your first payment.'},
    pay: {id: 'checkout.signed.pay', defaultMessage: 'Make the first payment'},
    goOnText: {
        id: 'checkout.signed.go-on-text',
        defaultMessage: 'Your checkout goes on where it was.'
    },
    goOn: {id: 'checkout.signed.go-on', defaultMessage: 'Continue'},
    linkOver: {
        id: 'checkout.signed.link-over',
        defaultMessage:
            'This link no longer works: it was used before, it is older than seven days, or the agreement is another account’s.'
    },
    linkSignIn: {
        id: 'checkout.signed.link-sign-in',
        defaultMessage: 'Sign in to open the agreement that this link is about.'
    },
    signIn: {id: 'checkout.signed.sign-in', defaultMessage: 'Sign in'},
    toAccount: {id: 'checkout.signed.to-account', defaultMessage: 'Go to your account'},
    notSignedTitle: {
        id: 'checkout.signed.not-signed-title',
        defaultMessage: 'Your agreement is not signed'
    },
    notSignedText: {
        id: 'checkout.signed.not-signed-text',
        defaultMessage:
            'Nothing is due, and nothing is lost. You can go on signing whenever you like.'
    },
    contact: {id: 'checkout.signed.contact', defaultMessage: 'Ask your store'},
    outdated: {
        id: 'checkout.signed.outdated',
        defaultMessage:
            'You went through your delivery, pay schedule or services again after this agreement was written. Review everything once more: then you sign a new agreement in its place.'
    },
    nothing: {
        id: 'checkout.signed.nothing',
        defaultMessage: 'No agreement waits for your signature.'
    },
    linkTitle: {id: 'checkout.signed.link-title', defaultMessage: 'Continue signing'}
})

export const paymentMessages = defineMessages({
    title: {id: 'checkout.payment.title', defaultMessage: 'First payment'},
    rent: {
        id: 'checkout.payment.rent',
        defaultMessage: '{count, plural, one {Rent} other {Rent of # agreements}}'
    },
    total: {id: 'checkout.payment.total', defaultMessage: 'Due now'},
    byCard: {id: 'checkout.payment.by-card', defaultMessage: 'Pay by card'},
    byWallet: {id: 'checkout.payment.by-wallet', defaultMessage: 'Pay with {wallet}'},
    frame: {id: 'checkout.payment.frame', defaultMessage: 'Card details'},
    card: {id: 'checkout.payment.card', defaultMessage: '{type} ending in {lastFour}'},
    pay: {id: 'checkout.payment.pay', defaultMessage: 'Pay {total}'},
    otherCard: {id: 'checkout.payment.other-card', defaultMessage: 'Use another card'},
    atStore: {id: 'checkout.payment.at-store', defaultMessage: 'Pay at the store'},
    atStoreHint: {
        id: 'checkout.payment.at-store-hint',
        defaultMessage:
            'Your order is placed now. You make the first payment at your store or on delivery.'
    },
    payAtStore: {id: 'checkout.payment.pay-at-store', defaultMessage: 'Pay at the store'},
    declined: {
        id: 'checkout.payment.declined',
        defaultMessage: 'Your bank declined the card. Nothing was charged. Please use another card.'
    },
    expired: {
        id: 'checkout.payment.expired',
        defaultMessage: 'This card has expired. Nothing was charged. Please use another card.'
    },
    changed: {
        id: 'checkout.payment.changed',
        defaultMessage: 'The amount has changed. Nothing was charged. Please look at it again.'
    },
    'not-allowed': {
        id: 'checkout.payment.not-allowed',
        defaultMessage: 'This can’t be paid online. Nothing was charged. You can pay at the store.'
    },
    failed: {
        id: 'checkout.payment.failed',
        defaultMessage: 'We couldn’t use this card. Nothing was charged. Please try again.'
    },
    unknown: {
        id: 'checkout.payment.unknown',
        defaultMessage: 'We are checking your payment. Please don’t pay again.'
    },
    stillUnknown: {
        id: 'checkout.payment.still-unknown',
        defaultMessage:
            'We still don’t know whether your payment went through. Please check again in a minute, or call your store. Don’t pay again.'
    },
    neverTaken: {
        id: 'checkout.payment.never-taken',
        defaultMessage: 'Your payment did not go through. Nothing was charged. You can pay now.'
    },
    early: {id: 'checkout.payment.early', defaultMessage: 'To own it all today instead'},
    check: {id: 'checkout.payment.check', defaultMessage: 'Check my payment'},
    notWhole: {
        id: 'checkout.payment.not-whole',
        defaultMessage:
            'The amounts don’t add up, so nothing can be paid here. Please call your store.'
    }
})

export const feeMessages = defineMessages({
    tax: {id: 'checkout.fee.tax', defaultMessage: 'Tax'},
    coverage: {id: 'checkout.fee.coverage', defaultMessage: 'Coverage'},
    'late-fee': {id: 'checkout.fee.late-fee', defaultMessage: 'Late fee'},
    'processing-fee': {id: 'checkout.fee.processing-fee', defaultMessage: 'Processing fee'}
})

export const orderMessages = defineMessages({
    title: {id: 'checkout.order.title', defaultMessage: 'Placing your order'},
    placing: {
        id: 'checkout.order.placing',
        defaultMessage: 'One moment, please. We are placing your order.'
    },
    failed: {
        id: 'checkout.order.failed',
        defaultMessage:
            'We couldn’t place your order yet. Your agreement and your payment are safe.'
    },
    again: {id: 'checkout.order.again', defaultMessage: 'Try again'},
    changed: {
        id: 'checkout.order.changed',
        defaultMessage:
            'Prices in the shop have changed since you reviewed your order: a week’s rent is now {now}, and you saw {seen}. Your agreement stays as you signed it: its payments and its total cost to own are the ones that count. Nothing is ordered yet.'
    },
    accept: {id: 'checkout.order.accept', defaultMessage: 'Place my order'}
})

export const confirmationMessages = defineMessages({
    title: {id: 'checkout.confirmation.title', defaultMessage: 'Thank you for your order'},
    mailed: {
        id: 'checkout.confirmation.mailed',
        defaultMessage: 'We sent a confirmation to {email}.'
    },
    number: {id: 'checkout.confirmation.number', defaultMessage: 'Order number'},
    placedOn: {id: 'checkout.confirmation.placed-on', defaultMessage: 'Placed on'},
    orderTotal: {
        id: 'checkout.confirmation.order-total',
        defaultMessage: 'Order total (one week’s rent, before taxes)'
    },
    totalCost: {id: 'checkout.confirmation.total-cost', defaultMessage: 'Total cost to own'},
    benefitsPlus: {
        id: 'checkout.confirmation.benefits-plus',
        defaultMessage: 'Benefits plus is part of your agreement.'
    },
    cash: {id: 'checkout.confirmation.cash', defaultMessage: 'Cash price'},
    promo: {id: 'checkout.confirmation.promo', defaultMessage: 'Promo code'},
    pickup: {
        id: 'checkout.confirmation.pickup',
        defaultMessage: 'Your store calls you when it is ready to pick up.'
    },
    lines: {id: 'checkout.confirmation.lines', defaultMessage: 'What you rent'},
    payment: {id: 'checkout.confirmation.payment', defaultMessage: 'First payment'},
    paidWith: {id: 'checkout.confirmation.paid-with', defaultMessage: 'Paid with'},
    atStore: {id: 'checkout.confirmation.at-store', defaultMessage: 'At the store'},
    card: {id: 'checkout.confirmation.card', defaultMessage: '{type} ending in {lastFour}'},
    someCard: {id: 'checkout.confirmation.some-card', defaultMessage: 'Card'},
    reference: {id: 'checkout.confirmation.reference', defaultMessage: 'Receipt number'},
    noNumber: {
        id: 'checkout.confirmation.no-number',
        defaultMessage:
            'Your order is placed. Its number did not reach us; it is in the confirmation that we sent you.'
    },
    print: {id: 'checkout.confirmation.print', defaultMessage: 'Print'},
    goOn: {id: 'checkout.confirmation.go-on', defaultMessage: 'Keep shopping'},
    noneTitle: {id: 'checkout.confirmation.none-title', defaultMessage: 'We found no order'},
    noneText: {
        id: 'checkout.confirmation.none-text',
        defaultMessage: 'Orders are shown to whoever placed them. Sign in to see yours.'
    }
})

export const deliveryDayMessages = defineMessages({
    title: {id: 'checkout.delivery-day.title', defaultMessage: 'Delivery day'},
    window: {id: 'checkout.delivery-day.window', defaultMessage: '{day}, {from} to {until}'},
    slot: {id: 'checkout.delivery-day.slot', defaultMessage: 'Day and time'},
    hint: {
        id: 'checkout.delivery-day.hint',
        defaultMessage: 'Somebody has to be at home. The time counts for everything you ordered.'
    },
    missing: {id: 'checkout.delivery-day.missing', defaultMessage: 'Choose a day and time'},
    book: {id: 'checkout.delivery-day.book', defaultMessage: 'Book delivery'},
    booked: {
        id: 'checkout.delivery-day.booked',
        defaultMessage: 'Your delivery is booked: {window}.'
    },
    taken: {
        id: 'checkout.delivery-day.taken',
        defaultMessage: 'This time is no longer free. Please choose another.'
    },
    failed: {
        id: 'checkout.delivery-day.failed',
        defaultMessage: 'We couldn’t book this time. Please try again.'
    },
    partly: {
        id: 'checkout.delivery-day.partly',
        defaultMessage: 'Only a part of your order is booked yet: {window}.'
    },
    none: {
        id: 'checkout.delivery-day.none',
        defaultMessage: 'Your store calls you to agree on a day.'
    }
})

export const bankMessages = defineMessages({
    title: {id: 'checkout.bank.title', defaultMessage: 'Bank verification'},
    why: {
        id: 'checkout.bank.why',
        defaultMessage: 'We check that the account is yours. Nothing is charged.'
    },
    routing: {id: 'checkout.bank.routing', defaultMessage: 'Routing number'},
    routingHint: {
        id: 'checkout.bank.routing-hint',
        defaultMessage: 'Nine digits, at the bottom left of a check.'
    },
    account: {id: 'checkout.bank.account', defaultMessage: 'Account number'},
    accountAgain: {id: 'checkout.bank.account-again', defaultMessage: 'Account number again'},
    kind: {id: 'checkout.bank.kind', defaultMessage: 'Kind of account'},
    checking: {id: 'checkout.bank.checking', defaultMessage: 'Checking'},
    savings: {id: 'checkout.bank.savings', defaultMessage: 'Savings'},
    'routing-missing': {
        id: 'checkout.bank.routing-missing',
        defaultMessage: 'Enter the routing number'
    },
    'routing-malformed': {
        id: 'checkout.bank.routing-malformed',
        defaultMessage: 'A routing number has nine digits'
    },
    'routing-unknown': {
        id: 'checkout.bank.routing-unknown',
        defaultMessage: 'This is no bank’s routing number'
    },
    'account-missing': {
        id: 'checkout.bank.account-missing',
        defaultMessage: 'Enter the account number'
    },
    'account-malformed': {
        id: 'checkout.bank.account-malformed',
        defaultMessage: 'An account number has only digits'
    },
    'account-too-short': {
        id: 'checkout.bank.account-too-short',
        defaultMessage: 'An account number has at least 4 digits'
    },
    'account-too-long': {
        id: 'checkout.bank.account-too-long',
        defaultMessage: 'An account number has at most 17 digits'
    },
    different: {
        id: 'checkout.bank.different',
        defaultMessage: 'The account numbers are not the same'
    },
    failed: {
        id: 'checkout.bank.failed',
        defaultMessage: 'An unexpected error occurred. Please try again.'
    },
    verifiedTitle: {
        id: 'checkout.bank.verified-title',
        defaultMessage: 'Thank you, your bank account is verified'
    },
    verifiedText: {
        id: 'checkout.bank.verified-text',
        defaultMessage: 'Your checkout goes on where it was.'
    },
    unasked: {
        id: 'checkout.bank.unasked',
        defaultMessage: 'There is no bank account to verify.'
    },
    goOn: {id: 'checkout.bank.go-on', defaultMessage: 'Continue'}
})

export const benefitsPlusMessages = defineMessages({
    unableTitle: {
        id: 'checkout.benefits-plus.unable-title',
        defaultMessage: 'We couldn’t add benefits plus'
    },
    unableText: {
        id: 'checkout.benefits-plus.unable-text',
        defaultMessage:
            'Your store can’t offer it for this agreement. Nothing is signed, and you are not charged for it. Everything else stays as you chose it.'
    },
    without: {
        id: 'checkout.benefits-plus.without',
        defaultMessage: 'Continue without benefits plus'
    },
    contact: {id: 'checkout.benefits-plus.contact', defaultMessage: 'Contact us'}
})
