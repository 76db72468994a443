import {useCallback, useEffect} from 'react'
import {toFailure} from '@app/commerce/client'
import {useSessionActions} from '@app/commerce/session/session'
import {reportActivity} from '@app/commerce/session/who'
import {useAppContext} from '@app/routing/route/app-context'
import {onActivity} from './activity'

/** An activity is reported at most once in so many milliseconds: far less than the shortest time-out. */
const QUIET_MS = 60_000

/**
 * Reports to our server that the customer is active, as it ends an inactive session by itself [ASVS-7.3.1]. Rejects if
 * that fails; if the session has ended there, the page then shows that [D-14].
 */
export const useReportActivity = (): (() => Promise<void>) => {
    const {commerce} = useAppContext()
    const {whenLive} = useSessionActions()
    return useCallback(
        () =>
            reportActivity(commerce).catch((error: unknown) => {
                if (toFailure(error).status === 401)
                    whenLive({afterRefusal: true}).catch(() => undefined)
                throw error
            }),
        [commerce, whenLive]
    )
}

/** Reports what a customer does on this page or in another tab: the first activity at once, later ones after a delay. */
export const useActivityReports = (isCustomer: boolean): void => {
    const report = useReportActivity()
    useEffect(() => {
        if (!isCustomer) return undefined
        let reportedAt = 0
        let later: ReturnType<typeof setTimeout> | undefined
        const reportNow = () => {
            later = undefined
            reportedAt = Date.now()
            // The next activity is reported again.
            report().catch(() => undefined)
        }
        const stop = onActivity(() => {
            later ??= setTimeout(reportNow, Math.max(0, reportedAt + QUIET_MS - Date.now()))
        })
        return () => {
            stop()
            clearTimeout(later)
        }
    }, [isCustomer, report])
}
