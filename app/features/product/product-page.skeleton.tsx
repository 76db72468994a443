import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Main} from '@app/ui/ways/main/main'

/** A product that is not there yet, in the product page's own grid. */
export const ProductPageSkeleton = () => (
    <Main look="product" busy>
        <div className="breadcrumbs">
            <Skeleton width="16rem" height="1.3125rem" />
        </div>
        <div className="product__main">
            <div className="gallery gallery--empty" />
            <div className="product__buying">
                <div className="product__summary">
                    <Skeleton width="6rem" height="1.3rem" />
                    <Skeleton height="2.6rem" />
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
