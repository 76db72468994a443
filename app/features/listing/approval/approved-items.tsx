import loadable from '@loadable/component'
import {useState} from 'react'
import {useIdentity} from '@app/commerce/session/identity'
import {useShopper} from '@app/commerce/session/session'
import {LoadFailed} from '@app/ui/async/async-content'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import {ProductTilesSkeleton} from '@app/ui/products/product-tiles.skeleton'
import {ApprovalInvitation} from '../listing-empty'
import type {ApprovedItemsProps} from '../listing-results'

const FIRST_ROW = 4

const waiting = <ProductTilesSkeleton count={FIRST_ROW} />

const ItemsWithinApproval = loadable(() => import('./items-within-approval'), {
    resolveComponent: (module: typeof import('./items-within-approval')) =>
        module.ItemsWithinApproval,
    ssr: false,
    fallback: waiting
})

/**
 * The products that the shopper's approval covers, or how to get an approval (G-13) [PLP-004, PLP-015]. An approval is
 * personal, so it only appears once the browser knows the shopper [D-01].
 */
export const ApprovedItems = (props: ApprovedItemsProps) => {
    const identity = useIdentity()
    const shopper = useShopper()
    const [tries, setTries] = useState(1)
    if (identity.state === 'unknown') {
        return (
            <>
                <noscript>
                    <ApprovalInvitation />
                </noscript>
                {waiting}
            </>
        )
    }
    return shopper ? (
        <SectionBoundary key={tries} fallback={<LoadFailed retry={() => setTries(tries + 1)} />}>
            <ItemsWithinApproval {...props} />
        </SectionBoundary>
    ) : (
        <ApprovalInvitation />
    )
}
