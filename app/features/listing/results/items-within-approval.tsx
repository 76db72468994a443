import {useIntl} from 'react-intl'
import type {Question} from '@app/commerce/question'
import {productSearch} from '@app/commerce/search/product-search'
import {approvalAmounts} from '@app/domain/approval/approval-amounts'
import {approvedAWeek, type UsedApproval} from '@app/domain/approval/approved-a-week'
import type {Cents} from '@app/domain/money/cents'
import {BusyProvider} from '@app/lib/react/busy'
import {useQuestion} from '@app/routing/use-question'
import {useVisit} from '@app/routing/visit'
import {Loaded} from '@app/ui/loaded/loaded'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/use-money'
import {ProductTilesSkeleton} from '@app/ui/products/product-tile/product-tiles.skeleton'
import {Notice} from '@app/ui/words/notice/notice'
import {approvalMessages} from '../messages'
import {ApprovalInvitation} from './approval-invitation'
import type {ApprovedItemsProps} from './approved-items'
import {ListingBody} from './listing-body'

const ItemsFor = ({amount, ...props}: ApprovedItemsProps & {amount: Cents}) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {commerce, storeId} = useVisit()
    const {listing, frequency} = props
    const asked = productSearch(commerce, {listing: listing.state, storeId, mostAWeek: amount})
    return (
        <div className="listing__approved">
            <Notice tone="good">
                {formatMessage(approvalMessages.within, {
                    amount: money(approvalAmounts(amount)[frequency]),
                    per: formatMessage(spokenPerMessages[frequency])
                })}
            </Notice>
            <Loaded
                from={useQuestion(asked)}
                skeleton={<ProductTilesSkeleton count={listing.state.limit} />}
                empty={null}
            >
                {(result) => (
                    // They have a question of their own: an answer to it is what was asked now.
                    <BusyProvider value={false}>
                        <ListingBody {...props} result={result} />
                    </BusyProvider>
                )}
            </Loaded>
        </div>
    )
}

export type ItemsWithinApprovalProps = ApprovedItemsProps & {
    question: Question<UsedApproval | null>
}

/** Products that cost a week at most what the shopper's approval leaves (G-13); the invitation where none holds. */
export const ItemsWithinApproval = ({question, ...props}: ItemsWithinApprovalProps) => {
    const {commerce} = useVisit()
    return (
        <Loaded
            from={useQuestion(question)}
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
        </Loaded>
    )
}
