import {useCallback, useEffect, useMemo, useState, useSyncExternalStore} from 'react'
import type {BasketState} from '@app/commerce/basket/basket-context'
import type {LiveBasket} from '@app/commerce/basket/shopper-basket'
import {CommerceError, type CommerceFailure} from '@app/commerce/client'
import {rememberedName} from '@app/commerce/session/stored-hints'
import type {Identity} from '@app/commerce/session/identity'
import type {LiveActions} from '@app/commerce/shopper/session-actions'
import {onTabEvent} from '@app/commerce/session/tab-channel'
import {whenIdle} from '@app/lib/browser/when-idle'
import {createDeferred} from './deferred'
import {useHasSession} from './has-session'

const basketSlot = () => createDeferred<LiveBasket>()
const leftSlot = () => createDeferred<unknown>()

/** An attempt to start the session: its number, and the promises of its actions. */
type Attempt = {
    number: number
    session: ReturnType<typeof createDeferred<LiveActions>>
    /** The basket of the current shopper: another promise for each of them. */
    basket: ReturnType<typeof basketSlot>
    /** That shopper is no longer the page's. */
    left: ReturnType<typeof leftSlot>
}

const newAttempt = (number: number): Attempt => ({
    number,
    session: createDeferred<LiveActions>(),
    basket: basketSlot(),
    left: leftSlot()
})

/** What the session has reported since it started. */
type Reported = {identity?: Identity; basket?: BasketState}

const never = () => () => undefined

/** The identity and the basket that the page shows: what the session has reported, or what is known without it. */
const useShown = (reported: Reported, exists: boolean | null, hasBegun: boolean) => {
    const isNone = exists === false && !hasBegun
    // Already in the first paint after hydration: an effect would show a guest before.
    const firstName = useSyncExternalStore(
        never,
        () => (exists ? rememberedName() : undefined),
        () => undefined
    )

    const identity = useMemo((): Identity => {
        const hint = firstName === undefined ? {} : {firstName}
        if (reported.identity?.state === 'failed') return {...reported.identity, ...hint}
        if (reported.identity?.state === 'customer' && reported.identity.record !== 'read') {
            // Without the hint, the header would change to Account and back while the record is on its way.
            return {...hint, ...reported.identity}
        }
        if (reported.identity && reported.identity.state !== 'unknown') return reported.identity
        if (isNone) return {state: 'guest'}
        return {state: 'unknown', ...hint}
    }, [reported.identity, isNone, firstName])
    const basket = useMemo(
        (): BasketState => reported.basket ?? {state: isNone ? 'none' : 'loading'},
        [reported.basket, isNone]
    )
    return {identity, basket}
}

type Reporting = {attempt: Attempt; report: (reported: Reported) => void; retry: () => Attempt}

/** The callbacks by which an attempt reports. */
const reportOf = ({attempt, report, retry}: Reporting) => ({
    onIdentity: (identity: Identity) => report({identity}),
    onBasket: (basket: BasketState) => report({basket}),
    onReady: (actions: LiveActions) => attempt.session.resolve(actions),
    onLiveBasket: (basket: LiveBasket | null) => {
        if (basket) return attempt.basket.resolve(basket)
        attempt.basket = basketSlot()
        attempt.left.resolve(undefined)
        attempt.left = leftSlot()
        report({basket: {state: 'loading'}})
    },
    onFailed: (failure: CommerceFailure) => {
        const error = new CommerceError(failure)
        attempt.session.reject(error)
        attempt.basket.reject(error)
        report({
            identity: {state: 'failed', failure, retry: () => void retry()},
            basket: {state: 'failed', failure}
        })
    }
})

/**
 * When the session starts: at once if somebody needs it, when the browser is idle if one exists, else never. After a
 * failure, the next action or a retry is a new attempt.
 */
export const useSessionStart = (isNeeded: boolean) => {
    const exists = useHasSession()
    const [reported, setReported] = useState<Reported>({})
    const [attempt, setAttempt] = useState(() => newAttempt(0))

    const start = useCallback(
        () => setAttempt((held) => (held.number > 0 ? held : {...held, number: 1})),
        []
    )
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

    const retry = useMemo(() => {
        // Calls made before the page has rendered the next attempt wait for the same attempt.
        let next: Attempt | undefined
        return (): Attempt => {
            if (!next) {
                next = newAttempt(attempt.number + 1)
                setReported({identity: {state: 'unknown'}, basket: {state: 'loading'}})
                setAttempt(next)
            }
            return next
        }
    }, [attempt])
    const report = useMemo(() => {
        const report = (change: Reported) => setReported((before) => ({...before, ...change}))
        return reportOf({attempt, report, retry})
    }, [attempt, retry])

    const shown = useShown(reported, exists, attempt.number > 0)
    return {...shown, attempt, start, retry, report}
}
