import loadable from '@loadable/component'
import {useEffect} from 'react'
import {sessionTimeouts, type SessionTimeouts} from '@app/commerce/preferences'
import {useIdentity} from '@app/commerce/session/identity'
import {shownWarning, type TimedFlow, timedFlow} from '@app/domain/calendar/session-timer'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {usePageLocation} from '@app/routing/route/location'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import {AccountTimeOut} from './account-time-out'
import {lastActivity, noteActivity} from './activity'
import {useBasketRefresh} from './use-basket-refresh'
import {useInactivity, useNotedActivity} from './use-inactivity'
import {useActivityReports} from './activity-reports'

const CheckoutTimeOut = loadable(() => import('./checkout-time-out'), {
    resolveComponent: (module: typeof import('./checkout-time-out')) => module.CheckoutTimeOut,
    ssr: false
})

type RunningProps = SessionTimeouts & {isCustomer: boolean; flow: TimedFlow | undefined}

const Running = ({isCustomer, flow, ...preferences}: RunningProps) => {
    const {accountMinutes, checkoutMinutes, refreshMinutes} = preferences
    const isCheckout = flow !== undefined
    const account = useInactivity(accountMinutes)
    const checkout = useInactivity(checkoutMinutes)
    const isOpen =
        (isCustomer && account.phase !== 'running') || (isCheckout && checkout.phase !== 'running')
    useNotedActivity(!isOpen)
    useActivityReports(isCustomer)
    useBasketRefresh(refreshMinutes, isCheckout)

    const shown = shownWarning(
        isCheckout ? checkout.phase : undefined,
        isCustomer ? account.phase : undefined
    )
    return (
        <>
            {flow ? (
                <SectionBoundary>
                    <CheckoutTimeOut key={flow} flow={flow} {...checkout} />
                </SectionBoundary>
            ) : null}
            {isCustomer ? <AccountTimeOut {...account} isSilent={shown === 'checkout'} /> : null}
        </>
    )
}

/** Runs the inactivity time-outs of this page: a customer's [SESSION-008], and that of a checkout [SESSION-006]. */
export const TimeOuts = () => {
    const {commerce} = useAppContext()
    const {path, locationKey} = usePageLocation()
    const isCustomer = useIdentity().state === 'customer'
    const timeouts = useCommerceQuery(sessionTimeouts(commerce))
    useEffect(() => {
        if (lastActivity() === 0) noteActivity(Date.now())
    }, [])
    useEffect(() => {
        // Navigation is an activity; opening the first page is not, as it may end a long inactivity.
        if (locationKey !== '') noteActivity(Date.now())
    }, [locationKey])

    if (timeouts.state !== 'ready') return null
    return <Running {...timeouts.value} isCustomer={isCustomer} flow={timedFlow(path)} />
}
