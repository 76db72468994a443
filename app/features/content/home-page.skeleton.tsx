import {HeadingSkeleton} from '@app/ui/skeleton/heading-skeleton'
import {Skeleton} from '@app/ui/skeleton/skeleton'
import {ProductTilesSkeleton} from '@app/ui/products/product-tile/product-tiles.skeleton'
import {Main} from '@app/ui/ways/main/main'

/** The front's places: its opening and a row of products. */
export const HomePageSkeleton = () => (
    <Main busy>
        <div className="section">
            <div className="visually-hidden">
                <HeadingSkeleton width="100%" />
            </div>
            <Skeleton height="27rem" />
        </div>
        <ProductTilesSkeleton count={4} />
    </Main>
)
