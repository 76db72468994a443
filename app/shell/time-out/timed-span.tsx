import {defineMessages, useIntl} from 'react-intl'
import {sessionTimeouts} from '@app/commerce/preferences'
import {timedFlow, type TimedFlow} from '@app/domain/calendar/session-timer'
import {useAfter} from '@app/lib/browser/react-hooks'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {usePageLocation} from '@app/routing/route/location'

/** Shown before the time runs out (D-34); apart from the dialogs' messages, as it is part of every first page. */
const spanMessages = defineMessages({
    checkout: {
        id: 'time-out.span.checkout',
        defaultMessage:
            'For your security we end a checkout after {minutes, plural, one {# minute} other {# minutes}} without activity. We ask you before.'
    },
    application: {
        id: 'time-out.span.application',
        defaultMessage:
            'For your security we end an application after {minutes, plural, one {# minute} other {# minutes}} without activity. We ask you before.'
    }
})

const Span = ({flow}: {flow: TimedFlow}) => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    const timeouts = useCommerceQuery(sessionTimeouts(commerce))
    if (timeouts.state !== 'ready') return null
    const minutes = timeouts.value.checkoutMinutes
    return <small>{formatMessage(spanMessages[flow], {minutes})}</small>
}

/**
 * After how long without activity a checkout or an application ends, shown on each page with a time-out (D-34)
 * [SESSION-002].
 */
export const TimedSpan = () => {
    const flow = timedFlow(usePageLocation().path)
    // In a task after hydration, as for the time-out itself.
    const isLive = useAfter(1)
    return flow ? <p className="container">{isLive ? <Span flow={flow} /> : null}</p> : null
}
