import {categoryTree} from '@app/commerce/categories/category-tree'
import {usePageLocation} from '@app/routing/route/location'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {useAppContext} from '@app/routing/route/app-context'
import {ProductTilesSkeleton} from '@app/ui/products/product-tiles.skeleton'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Breadcrumbs} from '@app/ui/navigation/breadcrumbs'
import {Main} from '@app/ui/navigation/main'
import {listingAt, useListingSubject} from './listing'
import {SubCategories} from './filters/category-links'

const TILE_COUNT = 12

/**
 * Breadcrumbs, title and related categories: known before the products if the category tree is loaded, which the header
 * needs too.
 */
const KnownAhead = () => {
    const {commerce} = useAppContext()
    const {path, search} = usePageLocation()
    const categories = useCommerceQuery(categoryTree(commerce))
    const {state} = listingAt({pathname: path, search: new URLSearchParams(search)})
    const {title, trail, below} = useListingSubject({state}, categories, {state: 'loading'})
    if (state.path.length > 0 && categories.state !== 'ready') {
        return (
            <>
                <div className="breadcrumbs">
                    <Skeleton width="12rem" height="1.5rem" />
                </div>
                <header className="listing__head">
                    <HeadingSkeleton width="16rem" />
                </header>
            </>
        )
    }
    return (
        <>
            <Breadcrumbs trail={trail} here={title} />
            <header className="listing__head">
                <h1>{title}</h1>
            </header>
            {state.path.length > 0 ? <SubCategories of={title} categories={below} /> : null}
        </>
    )
}

/** The skeleton of a listing, in the listing's own grid. */
export const ListingPageSkeleton = () => (
    <Main look="listing" pending>
        <KnownAhead />
        <div className="tab-links">
            <Skeleton width="20rem" height="2.75rem" />
        </div>
        <div className="listing__body">
            <div className="listing__toolbar">
                <div className="frequency">
                    <Skeleton height="2.9rem" />
                </div>
                <div className="sort">
                    <Skeleton width="16rem" height="2.75rem" />
                </div>
                <div className="listing__count">
                    <Skeleton width="6rem" />
                </div>
                <div className="choice">
                    <Skeleton width="5.5rem" height="2.75rem" />
                </div>
            </div>
            <div className="listing__toggle">
                <Skeleton width="8rem" height="2.75rem" />
            </div>
            <div className="listing__filters">
                <Skeleton height="24rem" />
            </div>
            <div className="listing__results">
                <ProductTilesSkeleton count={TILE_COUNT} />
            </div>
        </div>
    </Main>
)
