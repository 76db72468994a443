import {ProductTilesSkeleton} from '@app/ui/products/product-tile/product-tiles.skeleton'
import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Main} from '@app/ui/ways/main/main'

const PLACES = 12

/** A listing whose products are not there yet, in the listing's own grid. */
export const ListingPageSkeleton = () => (
    <Main look="listing" busy>
        <div className="breadcrumbs">
            <Skeleton width="12rem" height="1.3125rem" />
        </div>
        <div className="listing__head">
            <Skeleton width="16rem" height="2.6rem" />
        </div>
        <div className="listing__tabs">
            <Skeleton width="100%" height="2.75rem" />
        </div>
        <div className="listing__body">
            <div className="listing__toolbar">
                <Skeleton width="100%" height="2.75rem" />
            </div>
            <div className="listing__toggle">
                <Skeleton height="2.75rem" />
            </div>
            <div className="listing__filters">
                <Skeleton height="24rem" />
            </div>
            <div className="listing__results">
                <ProductTilesSkeleton count={PLACES} />
            </div>
        </div>
    </Main>
)
