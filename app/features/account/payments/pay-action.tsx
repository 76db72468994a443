import {useIntl} from 'react-intl'
import {Link} from '@app/routing/links/link'
import {Skeleton} from '@app/ui/async/skeleton'
import {ButtonLink} from '@app/ui/button/button'
import {useMoney} from '@app/ui/price/rent-texts'
import {CallStore, type ReachedStore} from '@app/ui/store/reach-store'
import {autopayPath, payPath} from '../frame/account-addresses'
import {agreementsMessages as messages, statusMessages} from '../frame/messages'
import type {Payable} from './payable'

export type PayActionProps = {
    of: 'agreement' | 'club'
    id: string
    /** The name of what is paid for. */
    name: string
    payable: Payable
    /** True if it was paid within the last hour: then it is not offered again [ACCT-040]. */
    isPaid: boolean
    /** The store that takes what cannot be paid here; null if it is not known. */
    store: ReachedStore | null
}

/** The link to pay one agreement or club, or the reason why there is none [ACCT-020] [ACCT-021]. */
export const PayAction = ({of, id, name, payable, isPaid, store}: PayActionProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    if (isPaid) return <p className="account-note">{formatMessage(messages.paid)}</p>
    if (payable.state === 'loading') return <Skeleton width="8rem" height="2.75rem" />
    if (payable.state === 'nothing-due') return null
    if (payable.state === 'at-store') {
        return (
            <p className="account-note">
                {formatMessage(messages.atStore)} <CallStore store={store} />
            </p>
        )
    }
    if (payable.state === 'unknown') {
        return (
            <ButtonLink look="secondary" to={payPath(of, id)}>
                {formatMessage(messages.seePayments)}
            </ButtonLink>
        )
    }
    const amount = money(payable.payment.total)
    return (
        <ButtonLink
            look="secondary"
            to={payPath(of, id)}
            aria-label={formatMessage(messages.payNamed, {amount, name})}
        >
            {formatMessage(messages.pay, {amount})}
        </ButtonLink>
    )
}

export type AutopayLinkProps = Omit<PayActionProps, 'payable' | 'isPaid' | 'store'> & {
    hasAutopay: boolean
}

/** The link to turn autopay on, or to change it, for one agreement or club [ACCT-036]. */
export const AutopayLink = ({of, id, name, hasAutopay}: AutopayLinkProps) => {
    const {formatMessage} = useIntl()
    const [words, named] = hasAutopay
        ? [statusMessages.manage, statusMessages.manageNamed]
        : [statusMessages.turnOn, statusMessages.turnOnNamed]
    return (
        <Link to={autopayPath(of, id)} aria-label={formatMessage(named, {name})}>
            {formatMessage(words)}
        </Link>
    )
}
