import {useIntl} from 'react-intl'
import {productSearch} from '@app/commerce/search/product-search'
import {approvalAmounts, approvalStatus, type ShopAmount} from '@app/domain/approval/approval'
import {PendingProvider} from '@app/lib/browser/navigation-state'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {type OwnAmount, useOwnAmount} from '@app/routing/data/use-own-amount'
import {AsyncContent} from '@app/ui/async/async-content'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {ProductTilesSkeleton} from '@app/ui/products/product-tiles.skeleton'
import {useDayText} from '@app/ui/typography/day-text'
import {ApprovalInvitation} from '../listing-empty'
import {type ApprovedItemsProps, ListingBody} from '../listing-results'
import {ItemCount} from '../listing-title'
import {approvalMessages} from '../messages'

type AmountProps = {amount: ShopAmount; frequency: ApprovedItemsProps['frequency']}

/** The notice that nothing is left of the approval, with its amounts (G-13). */
const UsedUp = ({amount: {approved, inCart}, frequency}: AmountProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const amount = money(approvalAmounts(approved)[frequency])
    const per = formatMessage(spokenPerMessages[frequency])
    if (inCart === 0) {
        return <Notice tone="warning">{formatMessage(approvalMessages.allRented)}</Notice>
    }
    return (
        <Notice tone="warning">
            <p>{formatMessage(approvalMessages.allInCart, {amount, per})}</p>
            <ButtonLink look="quiet" to="/cart" prefetch={false}>
                {formatMessage(approvalMessages.cart)}
            </ButtonLink>
        </Notice>
    )
}

/** The highest weekly payment of the products below. */
const Left = ({amount: {left, inCart, endsToday}, frequency}: AmountProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const text = inCart === 0 ? approvalMessages.within : approvalMessages.besideCart
    return (
        <Notice tone="good">
            {formatMessage(text, {
                amount: money(approvalAmounts(left)[frequency]),
                per: formatMessage(spokenPerMessages[frequency])
            })}
            {endsToday ? ` ${formatMessage(approvalMessages.endsToday)}` : null}
        </Notice>
    )
}

const ItemsFor = ({amount, ...props}: ApprovedItemsProps & {amount: ShopAmount}) => {
    const {commerce, storeId} = useAppContext()
    const {listing, frequency} = props
    const mostAWeek = amount.left
    const query = productSearch(commerce, {listing: listing.state, storeId, mostAWeek})
    return (
        <div className="listing__approved">
            <Left amount={amount} frequency={frequency} />
            <AsyncContent
                from={useCommerceQuery(query)}
                skeleton={<ProductTilesSkeleton count={listing.state.limit} />}
                empty={null}
            >
                {(result) => (
                    // This listing has a query of its own, so the page's pending state does not apply to it.
                    <PendingProvider value={false}>
                        <ListingBody {...props} result={result}>
                            <ItemCount total={result.total} />
                        </ListingBody>
                    </PendingProvider>
                )}
            </AsyncContent>
        </div>
    )
}

/**
 * Without an approval: an invitation to apply, which says if one has ended. After a refusal that still stands it leads
 * to the refusal instead, as a new application would get the same answer (D-33).
 */
const WithoutApproval = ({decision, today}: Omit<OwnAmount, 'amount'>) => {
    const {formatMessage} = useIntl()
    const dayText = useDayText()
    const standing = approvalStatus(decision, today)
    if (standing === 'declined') {
        return (
            <section className="listing-empty">
                <h2>{formatMessage(approvalMessages.declined)}</h2>
                <p>{formatMessage(approvalMessages.declinedText)}</p>
                <ButtonLink to="/declined" prefetch={false}>
                    {formatMessage(approvalMessages.whatNow)}
                </ButtonLink>
            </section>
        )
    }
    return (
        <>
            {decision && standing === 'expired' ? (
                <Notice tone="warning">
                    {formatMessage(approvalMessages.ended, {day: dayText(decision.lastDay)})}
                </Notice>
            ) : null}
            <ApprovalInvitation />
        </>
    )
}

/**
 * Products whose weekly payment is within the amount left of the shopper's approval (G-13) [APPR-026]; without an
 * approval, what to do about that.
 */
export const ItemsWithinApproval = (props: ApprovedItemsProps) => (
    <AsyncContent
        from={useOwnAmount()}
        skeleton={<ProductTilesSkeleton count={props.listing.state.limit} />}
        empty={<ApprovalInvitation />}
    >
        {({amount, ...own}) => {
            if (amount === null) return <WithoutApproval {...own} />
            if (amount.left === 0) return <UsedUp amount={amount} frequency={props.frequency} />
            return <ItemsFor {...props} amount={amount} />
        }}
    </AsyncContent>
)
