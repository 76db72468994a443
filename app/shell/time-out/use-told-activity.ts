import {useCallback, useEffect} from 'react'
import {toFailure} from '@app/commerce/client'
import {useSessionActions} from '@app/commerce/shopper/session'
import {tellActivity} from '@app/commerce/shopper/who'
import {useAppContext} from '@app/routing/app-context'
import {onActivity} from './activity'

/** Our server is told at most once in so many milliseconds: far less than the shortest rest. */
const QUIET_MS = 60_000

/**
 * Tells our server that the customer is active, as it ends a session by itself otherwise [ASVS-7.3.1]. Rejects where it could
 * not be told; where their session has ended there, the page then shows that [D-14].
 */
export const useTellActivity = (): (() => Promise<void>) => {
    const {commerce} = useAppContext()
    const {whenLive} = useSessionActions()
    return useCallback(
        () =>
            tellActivity(commerce).catch((error: unknown) => {
                if (toFailure(error).status === 401)
                    whenLive({afterRefusal: true}).catch(() => undefined)
                throw error
            }),
        [commerce, whenLive]
    )
}

/** Tells it of what a customer does on this page or in another tab: the first thing at once, the next ones after a while. */
export const useToldActivity = (isCustomer: boolean): void => {
    const tell = useTellActivity()
    useEffect(() => {
        if (!isCustomer) return undefined
        let toldAt = 0
        let later: ReturnType<typeof setTimeout> | undefined
        const tellNow = () => {
            later = undefined
            toldAt = Date.now()
            // The next activity tells it again.
            tell().catch(() => undefined)
        }
        const stop = onActivity(() => {
            later ??= setTimeout(tellNow, Math.max(0, toldAt + QUIET_MS - Date.now()))
        })
        return () => {
            stop()
            clearTimeout(later)
        }
    }, [isCustomer, tell])
}
