import {agreementLookUps, codesSent, codesTried, offerLookUps} from '../limits/subject-limit'
import {ofCustomer, ofShopper, type ProxyRule, rulesOf, shopper} from './rule-lines'

/** Calls that any shopper may make about themselves. */
const guests = [
    'get-instant-approval/instantapproval',
    'get-existing-approval/existingapproval',
    'get-decision/decision',
    'identity-verification/verifyidentity',
    'bank-verification/verifybank',
    'verification-documents/documents',
    'create-agreement/createagreement',
    'agreement-signing/envelope',
    'application-draft/:endpoint',
    'store-change/update-cart',
    'ie-configurations/getieconfigurations',
    'agreement-summary/agreementsummary',
    'agreement-details/agreementdetails',
    'submit-payment/payment',
    'submit-payment/status',
    'calculate-payment/calculatepayment',
    'saved-payment-methods/getsavedpaymentmethods',
    'saved-payment-methods/addpaymentmethod',
    'saved-payment-methods/removepaymentmethod',
    'saved-payment-methods/defaultpaymentmethod',
    'schedule-delivery/deliveryslots',
    'schedule-delivery/schedule',
    'cancel-appointment/cancelappointment',
    'agreement-documents/:endpoint'
]

/** Calls for customers only. */
const renters = [
    'get-customer/getcustomer',
    'get-customer/customerdetailinfo',
    'get-customer/updatecustomer',
    'search-appointment/searchappointment',
    'payment-history/paymenthistory',
    'auto-pay/autopay',
    'schedule-service/serviceslots',
    'schedule-service/schedule',
    'agreement-services/endservice',
    'agreement-services/endclub'
]

/** Sends a text message to a number that may be anybody's, and checks it: few people need more than three calls. */
const texting = ['identity-verification/payfone']

/** Each answers only whoever knows an agreement's number, zip and phone: slows down whoever guesses them. */
const agreementGuesses = ['amount', 'payment', 'status'].map((end) => `one-off-payment/${end}`)

/** Slows down whoever guesses the code of an offer. */
const offerGuesses = ['claim-offer/claim']

const linesIn =
    (org: string) =>
    (calls: readonly string[], method: string): string[] =>
        calls.map((call) => {
            const [api = '', endpoint = ''] = call.split('/')
            return `${method} /${api}/v1${org}/${endpoint}`
        })

/** Calls that are the same for everybody: search, preferences of the site, promo codes of a store. */
export const customOfEverybody = (org: string): ProxyRule[] => {
    const lines = linesIn(org)
    return rulesOf(
        '/custom',
        shopper
    )([
        ...lines(['product/search', 'search/autocomplete'], 'POST'),
        ...lines(
            ['custom-prefs/getcustompreferences', 'get-promotions-store/getpromotionsrac'],
            'GET'
        )
    ])
}

/** The retailer's own calls (docs/sandbox.md) as `api/endpoint`; `:endpoint` is any endpoint of the API. */
export const custom = (org: string): ProxyRule[] => {
    const lines = linesIn(org)
    return [
        ...rulesOf('/custom', ofShopper)(lines(guests, 'POST')),
        ...rulesOf('/custom', ofShopper)(lines(['application-draft/:endpoint'], 'GET,PUT,DELETE')),
        ...rulesOf('/custom', {...ofShopper, perMinute: 10, subjects: [agreementLookUps]})(
            lines(agreementGuesses, 'POST')
        ),
        ...rulesOf('/custom', {...ofShopper, perMinute: 10, subjects: [offerLookUps]})(
            lines(offerGuesses, 'POST')
        ),
        ...rulesOf('/custom', {...ofShopper, perMinute: 20, subjects: [codesSent, codesTried]})(
            lines(texting, 'POST')
        ),
        ...rulesOf('/custom', ofCustomer)(lines(renters, 'POST')),
        ...customOfEverybody(org)
    ]
}
