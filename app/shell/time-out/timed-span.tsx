import {useIntl} from 'react-intl'
import {sessionTimeouts} from '@app/commerce/preferences'
import {timedFlow, type TimedFlow} from '@app/domain/session-timer'
import {useHydrated} from '@app/lib/react-hooks'
import {useAppContext} from '@app/routing/app-context'
import {useCommerceQuery} from '@app/routing/commerce-query'
import {usePageLocation} from '@app/routing/location'
import {spanMessages} from './messages'

const Span = ({flow}: {flow: TimedFlow}) => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    const timeouts = useCommerceQuery(sessionTimeouts(commerce))
    if (timeouts.state !== 'ready') return null
    const minutes = timeouts.value.checkoutMinutes
    return <small>{formatMessage(spanMessages[flow], {minutes})}</small>
}

/** After how long without activity a checkout or an application ends, said on each page that is timed (D-34) [SESSION-002]. */
export const TimedSpan = () => {
    const flow = timedFlow(usePageLocation().path)
    const isLive = useHydrated()
    return flow ? <p className="container">{isLive ? <Span flow={flow} /> : null}</p> : null
}
