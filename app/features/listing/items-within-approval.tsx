import {useIntl} from 'react-intl'
import {existingApproval} from '@app/commerce/approvals/existing-approval'
import {productSearch} from '@app/commerce/search/product-search'
import {approvalAmounts, approvedAWeek} from '@app/domain/approval'
import type {Cents} from '@app/domain/money'
import {PendingProvider} from '@app/lib/navigation-state'
import {useAppContext} from '@app/routing/app-context'
import {useCommerceQuery} from '@app/routing/commerce-query'
import {usePersonalQuery} from '@app/routing/use-personal-query'
import {AsyncContent} from '@app/ui/async/async-content'
import {Notice} from '@app/ui/feedback/notice'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {ProductTilesSkeleton} from '@app/ui/products/product-tiles.skeleton'
import type {ApprovedItemsProps} from './approved-items'
import {ApprovalInvitation} from './listing-empty'
import {ListingBody} from './listing-results'
import {approvalMessages} from './messages'

const ItemsFor = ({amount, ...props}: ApprovedItemsProps & {amount: Cents}) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {commerce, storeId} = useAppContext()
    const {listing, frequency} = props
    const query = productSearch(commerce, {listing: listing.state, storeId, mostAWeek: amount})
    return (
        <div className="listing__approved">
            <Notice tone="good">
                {formatMessage(approvalMessages.within, {
                    amount: money(approvalAmounts(amount)[frequency]),
                    per: formatMessage(spokenPerMessages[frequency])
                })}
            </Notice>
            <AsyncContent
                from={useCommerceQuery(query)}
                skeleton={<ProductTilesSkeleton count={listing.state.limit} />}
                empty={null}
            >
                {(result) => (
                    // They have a question of their own: an answer to it is what was asked now.
                    <PendingProvider value={false}>
                        <ListingBody {...props} result={result} />
                    </PendingProvider>
                )}
            </AsyncContent>
        </div>
    )
}

/** Products that cost a week at most what the shopper's approval leaves (G-13); the invitation where none holds. */
export const ItemsWithinApproval = (props: ApprovedItemsProps) => {
    const {commerce} = useAppContext()
    const approval = usePersonalQuery(({commerce: own, customerId}) =>
        existingApproval(own, customerId)
    )
    return (
        <AsyncContent
            from={approval}
            skeleton={<ProductTilesSkeleton count={props.listing.state.limit} />}
            empty={<ApprovalInvitation />}
        >
            {(approval) => {
                const amount = approvedAWeek(approval, commerce.today())
                return amount === null ? (
                    <ApprovalInvitation />
                ) : (
                    <ItemsFor {...props} amount={amount} />
                )
            }}
        </AsyncContent>
    )
}
