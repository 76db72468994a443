import type {ShopEvent} from '@app/commerce/session/shop-event'
import type {PageReport} from '@app/lib/browser/page-report'

type Named<Name> = Extract<ShopEvent, {event: Name}>

/** What each field of an event is. A field that is not described does not compile. */
type FieldsOf<Event, Left extends PropertyKey> = Readonly<
    Record<Exclude<keyof Event, Left>, string>
>

type EventRow<Event> = {
    /** When it is told; completes “The shopper …” or stands by itself. */
    when: string
    fields: FieldsOf<Event, 'event'>
    /** One of each kind that listeners treat differently: from these it is computed who gets the event. */
    examples: readonly Event[]
    /** Who listens besides the data layer and personalization, and what they do. */
    besides?: string
}

const flow = 'application, checkout or payment: `approval`, `checkout`, `payment`'
const recommender = 'the recommender or zone that named them'
const recoId = 'the id of its answer'

/** Every event of the shop. An event without a row does not compile; docs/events.md is written from it. */
export const eventRows: {readonly [Name in ShopEvent['event']]: EventRow<Named<Name>>} = {
    'signed-in': {
        when: 'A customer has signed in or registered',
        fields: {by: '`form`, `provider` or `registration`'},
        examples: [
            {event: 'signed-in', by: 'form'},
            {event: 'signed-in', by: 'registration'}
        ]
    },
    'signed-out': {
        when: 'A customer’s session has ended',
        fields: {why: '`asked`, `inactivity`, or `ended` elsewhere'},
        examples: [{event: 'signed-out', why: 'asked'}],
        besides: 'the chat, if the shopper has opened it: it ends its session'
    },
    'added-to-cart': {
        when: 'A product was added to the cart',
        fields: {productId: 'its id', quantity: 'how many'},
        examples: [{event: 'added-to-cart', productId: 'p', quantity: 1}]
    },
    'removed-from-cart': {
        when: 'A line was removed from the cart',
        fields: {productId: 'the id of its product'},
        examples: [{event: 'removed-from-cart', productId: 'p'}]
    },
    'wish-listed': {
        when: 'A product was saved to the wish list, or removed from it',
        fields: {productId: 'its id', added: 'false: removed'},
        examples: [
            {event: 'wish-listed', productId: 'p', added: true},
            {event: 'wish-listed', productId: 'p', added: false}
        ]
    },
    'listing-shown': {
        when: 'A category or the results of a search are shown, also after a filter or another page of them',
        fields: {
            name: 'the category’s id, or `search`; never what was typed',
            total: 'how many were found',
            productIds: 'those on screen'
        },
        examples: [
            {event: 'listing-shown', name: 'search', total: 1, productIds: ['p']},
            {event: 'listing-shown', name: 'furniture', total: 1, productIds: ['p']}
        ]
    },
    'listing-chosen': {
        when: 'A product of a listing was chosen',
        fields: {name: 'as above', productId: 'its id'},
        examples: [
            {event: 'listing-chosen', name: 'search', productId: 'p'},
            {event: 'listing-chosen', name: 'furniture', productId: 'p'}
        ]
    },
    'category-shown': {
        when: 'A category’s page is shown',
        fields: {category: 'its name, path and picture, and the names of those above it'},
        examples: [
            {
                event: 'category-shown',
                category: {
                    name: 'Sofas',
                    superCategory: 'Furniture',
                    category: 'Sofas',
                    subCategory: '',
                    plpUrl: '/c/sofas',
                    image: ''
                }
            }
        ],
        besides: 'the visitor’s own cookie `categoriesViewed`, with the choice'
    },
    'recommendations-shown': {
        when: 'A row of recommendations is shown',
        fields: {productIds: 'those in it', recommender, recoId},
        examples: [
            {event: 'recommendations-shown', productIds: ['p'], recommender: 'r', recoId: '1'}
        ]
    },
    'recommendation-chosen': {
        when: 'A recommended product was chosen',
        fields: {productId: 'its id', recommender, recoId},
        examples: [{event: 'recommendation-chosen', productId: 'p', recommender: 'r', recoId: '1'}],
        besides: 'the browser’s own text `recommendationSource`, with the choice'
    },
    'exchange-pressed': {
        when: 'The button to shop for an exchange was pressed [ANALYTICS-018]',
        fields: {productId: 'the product that is exchanged'},
        examples: [{event: 'exchange-pressed', productId: 'p'}]
    },
    'deal-pressed': {
        when: 'The button to shop a deal of the store was pressed [ANALYTICS-019]',
        fields: {promoId: 'the deal’s id'},
        examples: [{event: 'deal-pressed', promoId: 'd'}]
    },
    'product-shown': {
        when: 'A product’s page is shown',
        fields: {productId: 'its id, or that of the chosen variant'},
        examples: [{event: 'product-shown', productId: 'p'}]
    },
    'step-reached': {
        when: 'A step of a form is reached',
        fields: {flow, step: 'the name of the step'},
        examples: [
            {event: 'step-reached', flow: 'checkout', step: 'schedule'},
            {event: 'step-reached', flow: 'checkout', step: 'payment'},
            {event: 'step-reached', flow: 'approval', step: 'begin'}
        ]
    },
    'step-failed': {
        when: 'A step of a form was refused, or has failed',
        fields: {
            flow,
            step: 'the name of the step',
            code: 'the code of the failure, never its text'
        },
        examples: [{event: 'step-failed', flow: 'payment', step: 'pay', code: 'c'}]
    },
    decided: {
        when: 'An application was decided',
        fields: {decision: '`approved`, `conditional` or `declined`'},
        examples: [{event: 'decided', decision: 'approved'}]
    },
    ordered: {
        when: 'An order was placed; it is told without its number',
        fields: {},
        examples: [{event: 'ordered'}]
    }
}

type ReportNamed<Kind> = Extract<PageReport, {kind: Kind}>

type ReportRow<Report> = {when: string; fields: FieldsOf<Report, 'kind'>; receiver: string}

const page = 'the name of a route'
const device = '`phone` or `desktop`'

/** Every report of a page; as above, one without a row does not compile. */
export const reportRows: {
    readonly [Kind in PageReport['kind']]: ReportRow<ReportNamed<Kind>>
} = {
    vitals: {
        when: 'A document is hidden for the first time, or left',
        fields: {
            page: `${page}, with which the document began`,
            device,
            vitals: '`LCP`, `INP`, `TTFB` and `FCP` in milliseconds, `CLS` as a score'
        },
        receiver: 'our metrics: `storefront_vital_seconds`, `storefront_layout_shift`'
    },
    'script-error': {
        when: 'A script of ours fails and nobody catches it; each place once in a document, ten at most',
        fields: {
            page,
            device,
            release: 'the bundle’s id',
            script: 'the name of its file',
            line: 'where',
            column: 'where'
        },
        receiver: 'our server’s log, and its metric `storefront_script_errors_total`'
    }
}
