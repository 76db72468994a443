import {useIntl} from 'react-intl'
import {Notice} from '../feedback/notice'
import {counterMessages} from './messages'
import {type ReachedStore, ReachStore} from './reach-store'

/** Says that a store takes orders by telephone or at its counter, with its number and hours (D-54). */
export const CounterOrders = ({store}: {store: ReachedStore}) => {
    const {formatMessage} = useIntl()
    return (
        <Notice>
            <p>{formatMessage(counterMessages.how)}</p>
            <ReachStore store={store} />
        </Notice>
    )
}
