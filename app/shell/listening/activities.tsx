import Cookies from 'js-cookie'
import {useEffect, useState} from 'react'
import {permitPersonalization, recommendationSource} from '@app/commerce/personalization/permission'
import {forgetVisitorId} from '@app/commerce/search/visitor-id'
import {onEvent, type ShopEvent} from '@app/commerce/session/shop-event'
import {currentConsent, onConsentChange} from '@app/commerce/session/tracking-choice'
import {viewedCategoriesCookie} from '@app/domain/catalogue/recommendations'
import {ifAllowed} from '@app/lib/browser/browser'
import {whenIdle} from '@app/lib/browser/when-idle'
import {useCurrentRoute} from '@app/routing/route/current-route'
import type {PageShown} from './activity-sender'
import {useViewedPage} from './viewed-page'

type Reported = ShopEvent | PageShown

/** What waits for the visitor's choice and for the code that sends it; later events are dropped. */
const MAX_WAITING = 100

/** Removes what personalization has stored in this browser (G-64). */
const forget = (): void => {
    ifAllowed(() => Cookies.remove(viewedCategoriesCookie.name))
    recommendationSource.write(null)
}

/**
 * The events for personalization. They wait until the page is idle and the visitor has allowed it; only then the code
 * that sends them is loaded. At a refusal they are dropped, and what was stored is removed (G-64).
 */
const createActivities = () => {
    let waiting: Reported[] = []
    let isIdle = false
    let sender: Promise<(reported: Reported) => void> | undefined

    const drain = (send: (reported: Reported) => void): void => {
        if (currentConsent() !== 'granted') return
        permitPersonalization(true)
        for (const reported of waiting.splice(0)) ifAllowed(() => send(reported))
    }
    const flush = (): void => {
        const consent = currentConsent()
        if (consent !== 'granted') permitPersonalization(false)
        if (consent === 'refused') {
            waiting = []
            forget()
        }
        if (consent !== 'granted' || !isIdle) return
        sender ??= import('./activity-sender').then(({createActivitySender}) =>
            createActivitySender()
        )
        sender.then(drain, () => {
            // It is loaded again with the next event.
            sender = undefined
        })
    }
    return {
        flush,
        tell: (reported: Reported): void => {
            if (waiting.length < MAX_WAITING) waiting.push(reported)
            flush()
        },
        start: (): void => {
            isIdle = true
            flush()
        }
    }
}

/** Tells personalization of page views and events. Rendered before the page, whose first events it would otherwise miss. */
export const Activities = () => {
    const {layout} = useCurrentRoute()
    const {name = 'none', view} = useViewedPage()
    const [{tell, start, flush}] = useState(createActivities)
    const isInCheckout = layout === 'checkout'
    useEffect(() => whenIdle(start), [start])
    useEffect(
        () => tell({event: 'page-shown', page: name, isInCheckout}),
        [view, name, isInCheckout, tell]
    )
    useEffect(() => onEvent(tell), [tell])
    useEffect(
        () =>
            onConsentChange((consent) => {
                // At the refusal alone: a search after it has an id again (G-19), which later events must leave.
                if (consent === 'refused') ifAllowed(forgetVisitorId)
                flush()
            }),
        [flush]
    )
    return null
}
