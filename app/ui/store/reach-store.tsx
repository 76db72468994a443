import {useIntl} from 'react-intl'
import type {Cents} from '@app/domain/prices/money'
import {storePath} from '@app/domain/stores/store-address'
import {Link} from '@app/routing/links/link'
import {useMoney} from '../price/rent-texts'
import {PhoneLink} from '../typography/phone-number'
import {reachMessages as texts} from './messages'
import {StoreHours} from './store-hours'

export type ReachedStore = Parameters<typeof storePath>[0] & {name: string; phone: string | null}

/** What is paid at a store, of which the processing fee is no part; nothing if the amount is not known. */
export const AmountAtStore = ({amount}: {amount: Cents | undefined}) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    if (amount === undefined) return null
    return <p>{formatMessage(texts.amount, {amount: money(amount)})}</p>
}

/**
 * The way to a store, for behind a sentence that sends a shopper there: its telephone, or its page where it has none;
 * nothing while no store is known.
 */
export const CallStore = ({store}: {store: ReachedStore | null | undefined}) => {
    if (!store) return null
    return store.phone ? (
        <PhoneLink number={store.phone} message={texts.call} />
    ) : (
        <Link to={storePath(store)}>{store.name}</Link>
    )
}

/** The store that takes what cannot, or need not, be paid online: its page, its telephone and its hours. */
export const ReachStore = ({store}: {store: ReachedStore}) => (
    <div>
        <p>
            <Link to={storePath(store)}>{store.name}</Link>
        </p>
        {store.phone ? (
            <p>
                <PhoneLink number={store.phone} message={texts.call} />
            </p>
        ) : null}
        <StoreHours />
    </div>
)
