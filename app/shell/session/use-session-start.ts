import {useCallback, useEffect, useMemo, useState} from 'react'
import type {SessionDeeds, SessionState} from '@app/commerce/basket/shopper-session'
import {CommerceError, type CommerceFailure} from '@app/commerce/client'
import {createPromised} from './promised'
import {useHasSession} from './use-has-session'
import {whenIdle} from './when-idle'

export type Deeds = Omit<SessionDeeds, 'retry'>

/** An attempt to start the session: its number, and the promise of what can be done with it. */
type Attempt = {number: number; deeds: ReturnType<typeof createPromised<Deeds>>}

const firstAttempt = (): Attempt => ({number: 0, deeds: createPromised<Deeds>()})

/**
 * When the session starts: at once where somebody needs it, when the browser is idle where one exists, else never.
 * After a failure the next deed, or a retry, is a new attempt.
 */
export const useSessionStart = () => {
    const exists = useHasSession()
    const [reported, setReported] = useState<SessionState | null>(null)
    const [attempt, setAttempt] = useState(firstAttempt)

    const start = useCallback(
        () => setAttempt((held) => (held.number > 0 ? held : {...held, number: 1})),
        []
    )
    useEffect(() => (exists ? whenIdle(start) : undefined), [exists, start])

    const retry = useMemo(() => {
        // Whoever asks before the page has rendered the next attempt waits for the same one.
        let next: Attempt | undefined
        return (): Promise<Deeds> => {
            if (!next) {
                next = {number: attempt.number + 1, deeds: createPromised<Deeds>()}
                setReported({state: 'starting'})
                setAttempt(next)
            }
            return next.deeds.promise
        }
    }, [attempt])

    const report = useMemo(
        () => ({
            onState: setReported,
            onReady: (deeds: Deeds) => attempt.deeds.resolve(deeds),
            onFailed: (failure: CommerceFailure) => {
                setReported({state: 'failed', failure})
                attempt.deeds.reject(new CommerceError(failure))
            }
        }),
        [attempt]
    )

    const none: SessionState = {
        state: exists === false && attempt.number === 0 ? 'none' : 'starting'
    }
    return {session: reported ?? none, attempt, start, retry, report}
}
