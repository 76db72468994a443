import loadable from '@loadable/component'
import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import {ProductTilesSkeleton} from '@app/ui/products/product-tile/product-tiles.skeleton'
import {ApprovalInvitation} from './approval-invitation'
import type {ListingBodyProps} from './listing-body'

const FIRST_ROW = 4

const waiting = <ProductTilesSkeleton count={FIRST_ROW} />

const ItemsWithinApproval = loadable(() => import('./items-within-approval'), {
    resolveComponent: (module: typeof import('./items-within-approval')) =>
        module.ItemsWithinApproval,
    ssr: false,
    fallback: waiting
})

export type ApprovedItemsProps = Omit<ListingBodyProps, 'result'>

/**
 * What the shopper's approval covers, or how to get one (G-13) [PLP-004, PLP-015]. An approval is the shopper's own, so the
 * page says nothing of it before the browser knows who it is [D-01].
 */
export const ApprovedItems = (props: ApprovedItemsProps) => {
    const {session} = useShopperSession()
    if (session.state === 'starting') {
        return (
            <>
                <noscript>
                    <ApprovalInvitation />
                </noscript>
                {waiting}
            </>
        )
    }
    const question = session.state === 'ready' ? session.approval : undefined
    return question ? (
        <ItemsWithinApproval {...props} question={question} />
    ) : (
        <ApprovalInvitation />
    )
}
