import {categoryTree} from '@app/commerce/categories/category-tree'
import {usePlace} from '@app/routing/address/use-place'
import {useQuestion} from '@app/routing/use-question'
import {useVisit} from '@app/routing/visit'
import {ProductTilesSkeleton} from '@app/ui/products/product-tile/product-tiles.skeleton'
import {HeadingSkeleton} from '@app/ui/skeleton/heading-skeleton'
import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Breadcrumbs} from '@app/ui/ways/breadcrumbs/breadcrumbs'
import {Main} from '@app/ui/ways/main/main'
import {listingAt} from './listing'
import {SubCategories} from './subject/sub-categories'
import {useSubject} from './subject/use-subject'

const PLACES = 12

/** Trail, name and neighbours: known before the products wherever the category tree is, which the header has asked for. */
const KnownAhead = () => {
    const {commerce} = useVisit()
    const {path, search} = usePlace()
    const categories = useQuestion(categoryTree(commerce))
    const {state} = listingAt({pathname: path, search: new URLSearchParams(search)})
    const {title, trail, below} = useSubject({state}, categories, {state: 'loading'})
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

/** A listing whose products are not there yet, in the listing's own grid. */
export const ListingPageSkeleton = () => (
    <Main look="listing" busy>
        <KnownAhead />
        <div className="tab-links">
            <Skeleton width="20rem" height="2.75rem" />
        </div>
        <div className="listing__body">
            <div className="listing__toolbar">
                <div className="frequency">
                    <Skeleton height="2.9rem" />
                </div>
                <div className="listing__count">
                    <Skeleton width="6rem" />
                </div>
                <div className="sort">
                    <Skeleton width="16rem" height="2.75rem" />
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
                <ProductTilesSkeleton count={PLACES} />
            </div>
        </div>
    </Main>
)
