import {categoryTree} from '@app/commerce/categories/category-tree'
import {usePageLocation} from '@app/routing/route/location'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {useAppContext} from '@app/routing/route/app-context'
import {ProductTilesSkeleton} from '@app/ui/products/product-tiles.skeleton'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Breadcrumbs} from '@app/ui/navigation/breadcrumbs'
import {Main} from '@app/ui/navigation/main'
import {SubCategories} from './filters/category-links'
import {ListingTabs} from './filters/listing-tabs'
import {listingAt, useListingSubject} from './listing'
import {ListingTitle, ViewChoice} from './listing-title'

const TILE_COUNT = 12

/**
 * Breadcrumbs, title and related categories: known before the products if the category tree is loaded, which the header
 * needs too.
 */
const useKnownAhead = () => {
    const {commerce} = useAppContext()
    const {path, search} = usePageLocation()
    const categories = useCommerceQuery(categoryTree(commerce))
    const listing = listingAt({pathname: path, search: new URLSearchParams(search)})
    const subject = useListingSubject(listing, categories, {state: 'loading'}, path)
    const isCategory = listing.state.path.length > 0
    return {...subject, listing, isCategory, isKnown: !isCategory || categories.state === 'ready'}
}

type KnownAhead = ReturnType<typeof useKnownAhead>

const TitleAhead = ({listing, title, trail, isKnown}: KnownAhead) =>
    isKnown ? (
        <>
            <Breadcrumbs trail={trail} here={title} />
            <ListingTitle listing={listing} title={title}>
                <ViewChoice listing={listing} />
            </ListingTitle>
        </>
    ) : (
        <>
            <div className="breadcrumbs">
                <Skeleton width="12rem" height="1.5rem" />
            </div>
            <header className="listing__head">
                <HeadingSkeleton width="8rem" />
                <ListingTabs listing={listing} />
            </header>
        </>
    )

/** The skeleton of a listing, in the listing's own grid. */
export const ListingPageSkeleton = () => {
    const known = useKnownAhead()
    const {isCategory, isKnown, title, below} = known
    return (
        <Main look="listing" pending>
            <TitleAhead {...known} />
            <div className="listing__body">
                <div className="listing__bar">
                    <div className="listing__toolbar">
                        <div className="frequency">
                            <Skeleton height="2.9rem" />
                        </div>
                        <div className="listing__frequency">
                            <Skeleton height="2.75rem" />
                        </div>
                        <div className="sort">
                            <Skeleton width="16rem" height="2.75rem" />
                        </div>
                    </div>
                    <div className="listing__toggle">
                        <Skeleton height="2.75rem" />
                    </div>
                    <div className="listing__filters">
                        <Skeleton height="24rem" />
                    </div>
                </div>
                <div className="listing__products">
                    {isCategory && isKnown ? <SubCategories of={title} categories={below} /> : null}
                    <ProductTilesSkeleton count={TILE_COUNT} />
                </div>
            </div>
        </Main>
    )
}
