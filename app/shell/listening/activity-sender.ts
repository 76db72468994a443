import Cookies from 'js-cookie'
import type {Activity} from '@app/commerce/personalization/activity'
import {recommendationSource} from '@app/commerce/personalization/permission'
import {visitorId} from '@app/commerce/search/visitor-id'
import type {ShopEvent} from '@app/commerce/session/shop-event'
import {currentConsent, onConsentChange} from '@app/commerce/session/tracking-choice'
import {checkoutSteps} from '@app/domain/basket/checkout'
import {viewedCategoriesCookie} from '@app/domain/catalogue/recommendations'
import {
    parseViewedCategories,
    type ShownCategory,
    withViewedCategory
} from '@app/domain/catalogue/viewed-categories'
import {saveOwnCookie} from '@app/lib/browser/own-cookie'

/** A page is told by its route's name alone. */
export type PageShown = {event: 'page-shown'; page: string; isInCheckout: boolean}

/** As many as our server takes. */
const MOST_PRODUCTS = 60

type Reported = ShopEvent | PageShown

const ofView = (reported: Reported): Activity | undefined => {
    if (reported.event === 'page-shown') return {activity: 'viewPage', page: reported.page}
    if (reported.event === 'product-shown')
        return {activity: 'viewProduct', productId: reported.productId}
    if (reported.event !== 'added-to-cart') return undefined
    const {productId, quantity} = reported
    return {activity: 'addToCart', productId, quantity}
}

const ofListing = (reported: Reported): Activity | undefined => {
    if (reported.event === 'listing-shown') {
        const {name: category} = reported
        const productIds = reported.productIds.slice(0, MOST_PRODUCTS)
        return category === 'search'
            ? {activity: 'viewSearch', productIds}
            : {activity: 'viewCategory', category, productIds}
    }
    if (reported.event !== 'listing-chosen') return undefined
    const {name: category, productId} = reported
    return category === 'search'
        ? {activity: 'clickSearch', productId}
        : {activity: 'clickCategory', category, productId}
}

const ofRecommendations = (reported: Reported): Activity | undefined => {
    if (reported.event === 'recommendations-shown') {
        const {recommender, recoId, productIds} = reported
        return {activity: 'viewReco', recommender, recoId, productIds}
    }
    if (reported.event !== 'recommendation-chosen') return undefined
    const {recommender, recoId, productId} = reported
    return {activity: 'clickReco', recommender, recoId, productId}
}

/** The checkout also shows what must be done before it; none of that is a step of it. */
const isCheckoutStep = (step: string): boolean => checkoutSteps.some((each) => each === step)

/** With these a checkout goes on that has begun before, often in another document: they come after a provider's page (D-31). */
const laterSteps: ReadonlySet<string> = new Set(checkoutSteps.slice(checkoutSteps.indexOf('bank')))

const ofCheckout = (reported: Reported, isInCheckout: boolean): Activity[] => {
    if (reported.event !== 'step-reached' || reported.flow !== 'checkout') return []
    const {step} = reported
    if (!isCheckoutStep(step)) return []
    const reached: Activity = {activity: 'checkoutStep', step}
    return isInCheckout || laterSteps.has(step) ? [reached] : [{activity: 'beginCheckout'}, reached]
}

/** The activities that an event is [PERS-001…011]; none for what is not about recommendations. */
export const activitiesOf = (reported: Reported, isInCheckout: boolean): Activity[] => {
    const one = ofView(reported) ?? ofListing(reported) ?? ofRecommendations(reported)
    return one ? [one] : ofCheckout(reported, isInCheckout)
}

/** Sends an activity even if the page is left meanwhile; a lost one is lost. */
const post = (activity: Activity): Promise<unknown> =>
    fetch('/api/visitor/activity', {
        method: 'POST',
        keepalive: true,
        headers: {'content-type': 'application/json'},
        body: JSON.stringify(activity)
    }).catch(() => undefined)

/**
 * How to send activities one after the other, since calls at the same time may arrive in another order. What waits when the
 * page is left is sent at once, and dropped if the visitor has refused meanwhile.
 */
const createOutbox = (): ((activity: Activity) => void) => {
    let waiting: Activity[] = []
    let isSending = false
    const maySend = (): boolean => {
        const consent = currentConsent()
        if (consent === 'refused') waiting = []
        return consent === 'granted'
    }
    const sendAll = async (): Promise<void> => {
        isSending = true
        while (maySend()) {
            const next = waiting.shift()
            if (!next) break
            await post(next)
        }
        isSending = false
    }
    onConsentChange(() => void maySend())
    window.addEventListener('pagehide', () => {
        if (maySend()) for (const activity of waiting.splice(0)) void post(activity)
    })
    return (activity) => {
        waiting.push(activity)
        if (!isSending) void sendAll()
    }
}

/** Records a view of a category in the visitor's own browser [PERS-021, PERS-026]. */
const recordView = (shown: ShownCategory): void => {
    const {name, days} = viewedCategoriesCookie
    const viewed = parseViewedCategories(Cookies.get(name))
    saveOwnCookie(name, JSON.stringify(withViewedCategory(viewed, shown, new Date())), days)
}

/** How to tell personalization of an event; only for visitors who allow it. */
export const createActivitySender = (): ((reported: Reported) => void) => {
    const send = createOutbox()
    let isInCheckout = false
    return (reported) => {
        // The service knows the visitor by this cookie, which our server reads [PERS-017].
        visitorId()
        for (const activity of activitiesOf(reported, isInCheckout)) {
            send(activity)
            if (activity.activity === 'checkoutStep') isInCheckout = true
        }
        if (reported.event === 'page-shown' && !reported.isInCheckout) isInCheckout = false
        if (reported.event === 'category-shown') recordView(reported.category)
        if (reported.event === 'recommendation-chosen')
            recommendationSource.write(reported.recommender)
    }
}
