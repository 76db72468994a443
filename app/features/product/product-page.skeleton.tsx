import {HeadingSkeleton} from '@app/ui/skeleton/heading-skeleton'
import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Main} from '@app/ui/ways/main/main'

/** A product that is not there yet, in the product page's own grid. */
export const ProductPageSkeleton = () => (
    <Main look="product" busy>
        <div className="breadcrumbs">
            <Skeleton width="16rem" height="1.3125rem" />
        </div>
        <div className="product__main">
            <div className="gallery">
                <div className="gallery--empty" />
                <div className="thumbnails">
                    <Skeleton width="4rem" height="4rem" />
                </div>
            </div>
            <div className="product__buying">
                <div className="product__summary">
                    <Skeleton width="6rem" height="1.3rem" />
                    <HeadingSkeleton width="100%" />
                </div>
                <Skeleton height="2.75rem" />
                <Skeleton height="13rem" />
                <Skeleton height="5rem" />
            </div>
            <div className="add-to-cart">
                <Skeleton height="2.75rem" />
            </div>
        </div>
    </Main>
)
