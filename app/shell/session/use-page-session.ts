import {useEffect, useMemo, useState} from 'react'
import {useStore} from 'zustand'
import type {BasketState} from '@app/commerce/basket/basket-context'
import type {Identity} from '@app/commerce/session/identity'
import {rememberedName} from '@app/commerce/session/stored-hints'
import {onTabEvent} from '@app/commerce/session/tab-channel'
import {createPageSession, type PageSession} from '@app/commerce/shopper/page-session'
import {useBrowserValue} from '@app/lib/browser/react-hooks'
import {whenIdle} from '@app/lib/browser/when-idle'
import {useHasSession} from './has-session'

/** Starts it at once if somebody needs it, when the browser is idle if one exists, else not at all. */
const useStart = ({start}: PageSession, exists: boolean | null, isNeeded: boolean): void => {
    useEffect(() => {
        if (!exists) return undefined
        if (!isNeeded) return whenIdle(start)
        start()
        return undefined
    }, [exists, isNeeded, start])

    useEffect(
        // A tab without a session shows a guest; a customer who signs in in another tab is not shown here.
        () =>
            onTabEvent(({event}) => {
                if (event === 'signed-in') start()
            }),
        [start]
    )
}

/** The identity and the basket that the page shows: what the session has reported, or what is known without it. */
const useShown = ({store}: PageSession, exists: boolean | null) => {
    const reported = useStore(store, ({identity}) => identity)
    const reportedBasket = useStore(store, ({basket}) => basket)
    const attempt = useStore(store, (state) => state.attempt)
    const isNone = exists === false && attempt === 0
    // Already in the first paint after hydration: an effect would show a guest before.
    const firstName = useBrowserValue(() => (exists ? rememberedName() : undefined), undefined)

    const identity = useMemo((): Identity => {
        const hint = firstName === undefined ? {} : {firstName}
        if (reported?.state === 'failed') return {...reported, ...hint}
        if (reported?.state === 'customer' && reported.record !== 'read') {
            // Without the hint, the header would change to Account and back while the record is on its way.
            return {...hint, ...reported}
        }
        if (reported && reported.state !== 'unknown') return reported
        if (isNone) return {state: 'guest'}
        return {state: 'unknown', ...hint}
    }, [reported, isNone, firstName])
    const basket = useMemo(
        (): BasketState => reportedBasket ?? {state: isNone ? 'none' : 'loading'},
        [reportedBasket, isNone]
    )
    return {identity, basket, attempt}
}

/** This page's session, and what it shows of the shopper. */
export const usePageSession = (isNeeded: boolean) => {
    const [session] = useState(createPageSession)
    const exists = useHasSession()
    useStart(session, exists, isNeeded)
    return {session, ...useShown(session, exists)}
}
