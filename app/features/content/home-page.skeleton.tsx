import {Skeleton} from '@app/ui/skeleton/skeleton'
import {ProductTilesSkeleton} from '@app/ui/products/product-tile/product-tiles.skeleton'

/** The front's places: its opening and a row of products. */
export const HomePageSkeleton = () => (
    <main id="content" className="container" aria-busy="true">
        <div className="section">
            <Skeleton height="27rem" />
        </div>
        <ProductTilesSkeleton count={4} />
    </main>
)
