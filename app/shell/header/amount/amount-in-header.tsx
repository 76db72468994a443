import {memo, useEffect} from 'react'
import {defineMessages, useIntl} from 'react-intl'
import {publishShopAmount} from '@app/ui/price/shop-amount'
import type {Decision} from '@app/commerce/approvals/existing-approval'
import {useIdentity} from '@app/commerce/session/identity'
import {approvalAmounts, type ShopAmount} from '@app/domain/approval/approval'
import {approvedItemsPath} from '@app/domain/catalogue/listing-address'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {useAmountOf, useLastDecision} from '@app/routing/data/use-own-amount'
import {perMessages, spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {useFrequency} from '@app/ui/price/use-frequency'
import {useFeatureStyles} from '../../feature-styles'

const messages = defineMessages({
    left: {id: 'header.amount.left', defaultMessage: '{amount} {per} left'},
    spoken: {
        id: 'header.amount.spoken',
        defaultMessage: '{amount} {per} left of your approval. Shop what it covers.'
    },
    lastDay: {
        id: 'header.amount.last-day',
        defaultMessage:
            '{amount} {per} left of your approval, which ends today. Shop what it covers.'
    }
})

const styles = ['amount']

/** The amount left, and the link to what it covers. */
const AmountLink = ({amount: {left, endsToday}}: {amount: ShopAmount}) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const [frequency] = useFrequency()
    const amount = money(approvalAmounts(left)[frequency])
    return (
        <Link
            to={approvedItemsPath}
            prefetch={false}
            className="header__amount"
            aria-label={formatMessage(endsToday ? messages.lastDay : messages.spoken, {
                amount,
                per: formatMessage(spokenPerMessages[frequency])
            })}
        >
            {formatMessage(messages.left, {amount, per: formatMessage(perMessages[frequency])})}
        </Link>
    )
}

/** A customer whose record has no approval has none, unless it was given on this page; guests have no record [APPR-007]. */
const useMayHaveApproval = (): boolean => {
    const identity = useIdentity()
    if (identity.state !== 'customer') return identity.state === 'guest'
    if (identity.record === 'loading') return false
    return identity.mayHaveApproval ?? true
}

/** Beside the cart: shows the amount, and publishes it to every price. */
const TellingAmount = ({decision}: {decision: Loadable<Decision | null>}) => {
    const own = useAmountOf(decision)
    const hasStyles = useFeatureStyles(styles)
    const amount = own.state === 'ready' && hasStyles ? own.value.amount : null

    useEffect(() => publishShopAmount(amount), [amount])
    useEffect(() => () => publishShopAmount(null), [])

    return amount ? <AmountLink amount={amount} /> : null
}

/**
 * Fetches once for the page what the shopper may rent, shows it, and publishes it to every price [APPR-024] (G-13). The
 * query is separate from the cart: after a sign-in there is another cart for a moment before the page knows the
 * customer, and nothing may be fetched for the former shopper.
 */
export const AmountInHeader = memo(function AmountInHeader() {
    return <TellingAmount decision={useLastDecision(useMayHaveApproval())} />
})
