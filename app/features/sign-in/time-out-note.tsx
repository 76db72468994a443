import {useIntl} from 'react-intl'
import {sessionTimeouts, type SessionTimeouts} from '@app/commerce/preferences'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery, type Loadable} from '@app/routing/route/commerce-query'
import {loginMessages} from './messages'

/** Says how long a customer stays signed in without activity [D-34]. The text is empty if that is not known. */
export const TimeOutNote = ({timeouts}: {timeouts: Loadable<SessionTimeouts>}) => {
    const {formatMessage} = useIntl()
    if (timeouts.state !== 'ready') return <p className="sign-in__note" />
    const {accountMinutes: minutes} = timeouts.value
    return <p className="sign-in__note">{formatMessage(loginMessages.timeOut, {minutes})}</p>
}

/** The same note for the dialog, which fetches the time-outs itself. */
export const FetchedTimeOutNote = () => {
    const {commerce} = useAppContext()
    return <TimeOutNote timeouts={useCommerceQuery(sessionTimeouts(commerce))} />
}
