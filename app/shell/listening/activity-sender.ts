import Cookies from 'js-cookie'
import type {Activity} from '@app/commerce/personalization/activity'
import {recommendationSource} from '@app/commerce/personalization/permission'
import {visitorId} from '@app/commerce/search/visitor-id'
import type {ShopEvent} from '@app/commerce/session/shop-event'
import {checkoutSteps} from '@app/domain/basket/checkout'
import {viewedCategoriesCookie} from '@app/domain/catalogue/recommendations'
import {
    parseViewedCategories,
    type ShownCategory,
    withViewedCategory
} from '@app/domain/catalogue/viewed-categories'

/** A page is told by its route's name alone. */
export type PageShown = {event: 'page-shown'; page: string; isInCheckout: boolean}

/** As many as our server takes. */
const MOST_PRODUCTS = 60

/** The activities that an event is [PERS-001…011]; none for what is not about recommendations. */
export const activitiesOf = (told: ShopEvent | PageShown, isInCheckout: boolean): Activity[] => {
    switch (told.event) {
        case 'page-shown':
            return [{activity: 'viewPage', page: told.page}]
        case 'product-shown':
            return [{activity: 'viewProduct', productId: told.productId}]
        case 'listing-shown': {
            const productIds = told.productIds.slice(0, MOST_PRODUCTS)
            return told.name === 'search'
                ? [{activity: 'viewSearch', productIds}]
                : [{activity: 'viewCategory', category: told.name, productIds}]
        }
        case 'listing-chosen': {
            const {name, productId} = told
            return name === 'search'
                ? [{activity: 'clickSearch', productId}]
                : [{activity: 'clickCategory', category: name, productId}]
        }
        case 'recommendations-shown': {
            const {recommender, recoId, productIds} = told
            return [{activity: 'viewReco', recommender, recoId, productIds}]
        }
        case 'recommendation-chosen': {
            const {recommender, recoId, productId} = told
            return [{activity: 'clickReco', recommender, recoId, productId}]
        }
        case 'added-to-cart': {
            const {productId, quantity} = told
            return [{activity: 'addToCart', productId, quantity}]
        }
        case 'step-reached': {
            if (told.flow !== 'checkout' || !isCheckoutStep(told.step)) return []
            const step: Activity = {activity: 'checkoutStep', step: told.step}
            return isInCheckout || told.step === 'confirmation'
                ? [step]
                : [{activity: 'beginCheckout'}, step]
        }
        default:
            return []
    }
}

/** The checkout also shows what must be done before it; none of that is a step of it. */
const isCheckoutStep = (step: string): boolean => checkoutSteps.some((each) => each === step)

/** Sends an activity even if the page is left meanwhile; a lost one is lost. */
const send = (activity: Activity): void => {
    fetch('/api/visitor/activity', {
        method: 'POST',
        keepalive: true,
        headers: {'content-type': 'application/json'},
        body: JSON.stringify(activity)
    }).catch(() => undefined)
}

/** Records a view of a category in the visitor's own browser [PERS-021, PERS-026]. */
const recordView = (shown: ShownCategory): void => {
    const {name, days} = viewedCategoriesCookie
    const viewed = parseViewedCategories(Cookies.get(name))
    Cookies.set(name, JSON.stringify(withViewedCategory(viewed, shown, new Date())), {
        expires: days,
        sameSite: 'lax',
        secure: window.location.protocol === 'https:'
    })
}

/** How to tell personalization of an event; only for visitors who allow it. */
export const createActivitySender = (): ((told: ShopEvent | PageShown) => void) => {
    let isInCheckout = false
    return (told) => {
        // The service knows the visitor by this cookie, which our server reads [PERS-017].
        visitorId()
        for (const activity of activitiesOf(told, isInCheckout)) {
            send(activity)
            if (activity.activity === 'checkoutStep') isInCheckout = true
        }
        if (told.event === 'page-shown' && !told.isInCheckout) isInCheckout = false
        if (told.event === 'category-shown') recordView(told.category)
        if (told.event === 'recommendation-chosen') recommendationSource.write(told.recommender)
    }
}
