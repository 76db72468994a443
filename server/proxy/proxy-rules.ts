import {passwordChecks} from '../limits/subject-limit'
import {custom, customOfEverybody} from './retailer-rules'
import {ofCustomer, ofShopper, type ProxyRule, rulesOf, shopper} from './rule-lines'

export type Scope = {organizationId: string; siteId: string}

const catalogue = (org: string): ProxyRule[] => [
    ...rulesOf(
        `/product/shopper-products/v1${org}`,
        shopper
    )(['GET /products', 'GET /products/:id', 'GET /categories', 'GET /categories/:id']),
    ...rulesOf(
        `/search/shopper-search/v1${org}`,
        shopper
    )(['GET /product-search', 'GET /search-suggestions']),
    ...rulesOf(`/store/shopper-stores/v1${org}`, shopper)(['GET /stores', 'GET /store-search']),
    ...rulesOf(
        `/experience/shopper-experience/v1${org}`,
        shopper
    )(['GET /pages', 'GET /pages/:id', 'GET /contents', 'GET /contents/:id']),
    ...rulesOf(
        '',
        shopper
    )([
        `GET /pricing/shopper-promotions/v1${org}/promotions`,
        `GET /site/shopper-seo/v1${org}/url-mapping`,
        `GET /custom-object/shopper-custom-objects/v1${org}/custom-objects/Notice/:key`,
        `GET /configuration/shopper-configurations/v1${org}/configurations`
    ])
]

const customers = (org: string): ProxyRule[] => {
    const api = `/customer/shopper-customers/v1${org}`
    return [
        ...rulesOf(api, ofShopper)(['GET /customers/:id', 'GET /customers/:id/baskets']),
        ...rulesOf(api, {...ofShopper, perMinute: 20})(['POST /customers']).map((rule) => ({
            ...rule,
            passwordFields: ['password']
        })),
        ...rulesOf(
            `${api}/customers/:id`,
            ofCustomer
        )([
            'GET /orders',
            'GET,POST /product-lists',
            'GET,PATCH,DELETE /product-lists/:list',
            'POST /product-lists/:list/items',
            'GET,PATCH,DELETE /product-lists/:list/items/:item',
            'POST /addresses',
            'GET,PATCH,DELETE /addresses/:name',
            'POST /payment-instruments',
            'GET,DELETE /payment-instruments/:instrument'
        ]),
        // The e-mail address, which is also the login, is changed by our own server only, which requires the password.
        ...rulesOf(
            api,
            ofCustomer
        )(['PATCH /customers/:id']).map((rule) => ({...rule, refusedFields: ['email', 'login']})),
        // Passwords that are checked by this call are limited as at sign-in.
        ...rulesOf(api, {
            ...ofCustomer,
            perMinute: 10,
            subjects: [passwordChecks]
        })(['PUT /customers/:id/password']).map((rule) => ({
            ...rule,
            passwordFields: ['currentPassword', 'password']
        }))
    ]
}

const baskets = (org: string): ProxyRule[] =>
    ['v1', 'v2'].flatMap((version) =>
        rulesOf(
            `/checkout/shopper-baskets/${version}${org}/baskets`,
            ofShopper
        )([
            'POST ',
            'POST /actions/merge',
            'POST /actions/transfer',
            'GET,PATCH,DELETE /:basket',
            'PUT /:basket/customer',
            'PUT /:basket/billing-address',
            'POST,PATCH /:basket/items',
            'PATCH,DELETE /:basket/items/:item',
            'POST /:basket/coupons',
            'DELETE /:basket/coupons/:coupon',
            'GET /:basket/payment-methods',
            'POST /:basket/payment-instruments',
            'PATCH,DELETE /:basket/payment-instruments/:instrument',
            'POST /:basket/shipments',
            'PATCH,DELETE /:basket/shipments/:shipment',
            'PUT /:basket/shipments/:shipment/shipping-address',
            'PUT /:basket/shipments/:shipment/shipping-method',
            'GET /:basket/shipments/:shipment/shipping-methods'
        ])
    )

const orders = (org: string): ProxyRule[] =>
    rulesOf(
        `/checkout/shopper-orders/v1${org}/orders`,
        ofShopper
    )([
        'POST ',
        'GET /:order',
        'GET /:order/payment-methods',
        'POST /:order/payment-instruments',
        'PATCH,DELETE /:order/payment-instruments/:instrument'
    ])

/**
 * What the platform would take from any shopper's own token, and the shop never sends: the time of a preview, the groups of
 * others, promotions without their code.
 */
const notForShoppers = [
    'couponcodes',
    'customergroupids',
    'effectivedatetime',
    'geolocation',
    'sourcecode'
]

const session = (org: string): ProxyRule[] => {
    const context = `/shopper/shopper-context/v1${org}/shopper-context/:usid`
    return [
        ...rulesOf(context, shopper)(['GET,DELETE ']),
        ...rulesOf(
            context,
            shopper
        )(['PUT,PATCH ']).map((rule) => ({...rule, refusedFields: notForShoppers})),
        ...rulesOf(
            `/shopper/shopper-consents/v1${org}/subscriptions`,
            shopper
        )(['GET,POST ', 'POST /actions/bulk'])
    ]
}

/** The calls that a browser may make to the Commerce API with the shopper's own token. Features add their lines here. */
export const apiRules = ({organizationId}: Scope): ProxyRule[] => {
    const org = `/organizations/${organizationId}`
    return [catalogue, customers, baskets, orders, session, custom].flatMap((rules) => rules(org))
}

/** Calls that are the same for everybody, made with the shop's shared token (docs/decisions/0008). */
export const publicRules = ({organizationId}: Pick<Scope, 'organizationId'>): ProxyRule[] => {
    const org = `/organizations/${organizationId}`
    return [...catalogue(org), ...customOfEverybody(org)]
}

/** Calls to the classic API: content assets, and a session that is only a cookie [API-039]. */
export const ocapiRules = ({siteId}: Scope): ProxyRule[] => [
    ...rulesOf(`/s/${siteId}/dw/shop/:version`, {who: 'anybody', personal: false})([
        'GET /content/:id'
    ]),
    ...rulesOf(`/s/${siteId}/dw/shop/:version`, shopper)(['POST /sessions'])
]

/** The session's own calls, which the kit answers with cookies that no script can read [D-05]. */
export const slasRules = ({organizationId}: Scope): ProxyRule[] => {
    const rules = rulesOf(`/public/shopper/auth/v1/organizations/${organizationId}/oauth2`, {
        who: 'anybody',
        personal: false
    })(['GET /authorize', 'POST /login', 'POST /token', 'GET /logout'])
    return rules.map((rule) => ({...rule, bodyKilobytes: Math.min(rule.bodyKilobytes, 16)}))
}

/** Pictures of products and content. */
export const pictureRules = (): ProxyRule[] => [
    {
        method: 'GET',
        path: /^\/dw\/image\/v2\/.+\.(jpe?g|png|webp|avif|gif|svg)$/i,
        who: 'anybody',
        bodyKilobytes: 0,
        answer: 'picture',
        personal: false
    }
]
