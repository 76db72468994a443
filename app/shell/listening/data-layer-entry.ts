import type {ShopEvent} from '@app/commerce/session/shop-event'

/** An entry of `window.dataLayer`. It holds no address and nothing that identifies the shopper. */
export type DataLayerEntry = Readonly<Record<string, unknown>>

const pageTypes = new Map([
    ['product', 'product-details'],
    ['listing', 'product-category'],
    ['search', 'search'],
    ['account-dashboard', 'my_acct_my_agg'],
    ['cart', 'page-cartPage'],
    ['referral', 'raf-invite-friends']
])

const formPages = new Map([
    ['application', 'WOF'],
    ['phone-check', 'Payfone'],
    ['identity', 'Identity Verification'],
    ['signing', 'Docu Sign'],
    ['bank-verification', 'Bank Verification'],
    ['order-confirmation', 'Confirmation']
])

const checkoutFormPages = new Map([
    ['schedule', 'Pay Schedule'],
    ['terms', 'Renewal Terms'],
    ['review', 'Form Submit Application']
])

/** The page type of a route by its name; the name itself where no type is specified [ANALYTICS-001…006]. */
export const pageTypeOf = (routeName: string): string => pageTypes.get(routeName) ?? routeName

/** The label of the form step that a route is, if it is one [ANALYTICS-007, 008, 012…015]. */
export const formPageOf = (routeName: string): string | undefined => formPages.get(routeName)

/** The label of the form step that an event says was reached: steps that are no route [ANALYTICS-009…011]. */
export const formPageReached = (emitted: ShopEvent): string | undefined =>
    emitted.event === 'step-reached' && emitted.flow === 'checkout'
        ? checkoutFormPages.get(emitted.step)
        : undefined

const withItem = (event: string, productId: string, quantity = 1): DataLayerEntry => ({
    event,
    ecommerce: {items: [{item_id: productId, quantity}]}
})

const entryOfButton = (emitted: ShopEvent): DataLayerEntry | undefined => {
    if (emitted.event === 'exchange-pressed') {
        return {event: 'exchange_click', item_id: emitted.productId}
    }
    if (emitted.event !== 'deal-pressed') return undefined
    return {event: 'select_promotion', ecommerce: {promotion_id: emitted.promoId}}
}

/** The entry for an event of the shop, by GA4's name where it has one; undefined if the data layer has none for it. */
export const dataLayerEntryOf = (emitted: ShopEvent): DataLayerEntry | undefined => {
    if (emitted.event === 'product-shown') return withItem('view_item', emitted.productId)
    if (emitted.event === 'added-to-cart') {
        return withItem('add_to_cart', emitted.productId, emitted.quantity)
    }
    if (emitted.event === 'removed-from-cart') {
        return withItem('remove_from_cart', emitted.productId)
    }
    if (emitted.event === 'wish-listed' && emitted.added) {
        return withItem('add_to_wishlist', emitted.productId)
    }
    if (emitted.event === 'ordered') return {event: 'purchase'}
    if (emitted.event !== 'signed-in') return entryOfButton(emitted)
    return {event: emitted.by === 'registration' ? 'sign_up' : 'login', method: emitted.by}
}
