import type {Category} from '@app/commerce/categories/category'
import {categoryAbout, categoryIdAt} from '@app/commerce/categories/category-about'
import {trailToPath} from '@app/commerce/categories/category-trail'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {categoryLanding, noLanding, type LandingBlock} from '@app/commerce/content/category-landing'
import {nothing} from '@app/commerce/question'
import {productSearch} from '@app/commerce/search/product-search'
import type {SearchResult} from '@app/commerce/search/search-result'
import {listingHref, parseListing} from '@app/domain/listing/address/listing-address'
import {isAsOpened} from '@app/domain/listing/is-as-opened'
import {isApproved} from '@app/domain/listing/listing-state'
import {specialCategoryOf} from '@app/domain/navigation/special-category'
import {safeRedirect} from '@app/lib/safety/safe-redirect'
import {definePage, optional, required, type LoadArgs} from '@app/routing/define-page'
import type {Loadable} from '@app/routing/loadable'
import {Breadcrumbs} from '@app/ui/ways/breadcrumbs/breadcrumbs'
import {useFrequency} from '@app/ui/price/use-frequency'
import {Main} from '@app/ui/ways/main/main'
import {ListingTabs} from './choices/listing-tabs'
import {listingAt} from './listing'
import {ListingHead} from './head/listing-head'
import {ApprovedItems} from './results/approved-items'
import {LandingBanner} from './landing/landing-banner'
import {LandingBlocks} from './landing/landing-blocks'
import {useLanding} from './landing/use-landing'
import {ListingBody} from './results/listing-body'
import {SubCategories} from './subject/sub-categories'
import {useSubject} from './subject/use-subject'
import {ListingPageSkeleton} from './listing-page.skeleton'

export type ListingPageProps = {
    result: SearchResult
    categories: Loadable<Category[]>
    /** What the category says of itself. */
    about: Loadable<string | null>
    /** What editors say around its products. */
    landing: Loadable<LandingBlock[]>
    at: LoadArgs
}

/** Products of a category or a search. Everything chosen here is in the address, so all of it can be shared [PLP-001, PLP-002]. */
export const ListingPage = ({result, categories, about, landing, at}: ListingPageProps) => {
    const listing = listingAt(at)
    const subject = useSubject(listing, categories, about)
    const around = useLanding(listing, landing)
    const [frequency, chooseFrequency] = useFrequency()
    const {title, description, trail, below} = subject
    // With an approval the browser asks for the products itself; what the server found is not shown.
    const approved = isApproved(listing.state)
    const shown = {listing, frequency, onChooseFrequency: chooseFrequency, categories: below}
    return (
        <Main look="listing">
            <ListingHead
                listing={listing}
                title={title}
                description={description}
                trail={trail}
                tiles={approved ? [] : result.tiles}
            />
            <Breadcrumbs trail={trail} here={title} />
            <header className="listing__head">
                <h1>{title}</h1>
                {/* Products come first: of the category's words and its editors' only one stands above them. */}
                {description === null || around.above ? null : (
                    <p className="listing__about">{description}</p>
                )}
            </header>
            {listing.state.path.length > 0 ? <SubCategories of={title} categories={below} /> : null}
            {around.above ? <LandingBanner banner={around.above} /> : null}
            <ListingTabs listing={listing} />
            {approved ? <ApprovedItems {...shown} /> : <ListingBody result={result} {...shown} />}
            <LandingBlocks blocks={around.below} />
        </Main>
    )
}

/** A category that the tree does not know; while the tree is unknown, the search's answer is all there is. */
const isUnknown = (categories: Loadable<Category[]>, pathname: string): boolean => {
    if (categories.state !== 'ready') return false
    const {path} = parseListing(pathname, new URLSearchParams())
    if (specialCategoryOf(path) !== undefined) return false
    return trailToPath(categories.value, path).length !== path.length
}

export const page = definePage({
    load: ({commerce, storeId, pathname, search}) => {
        const listing = parseListing(pathname, search)
        const isCategory = listing.path.length > 0
        return {
            result: required(productSearch(commerce, {listing, storeId})),
            categories: optional(categoryTree(commerce)),
            about: optional<string | null>(
                isCategory ? categoryAbout(commerce, listing.path) : nothing
            ),
            landing: optional(
                isAsOpened(listing)
                    ? categoryLanding(commerce, categoryIdAt(listing.path))
                    : noLanding
            )
        }
    },
    isMissing: ({categories}, {pathname}) => isUnknown(categories, pathname),
    redirect: ({result}, {pathname, search, redirectHosts}) => {
        const listing = parseListing(pathname, search)
        // A search for nothing finds everything, and that has an address of its own.
        if (pathname === '/search' && listing.query === undefined) return listingHref(listing)
        // Whose browser runs no scripts has not asked the search service before coming here [SEARCH-017].
        return result.total === 0 ? (safeRedirect(result.redirect, redirectHosts) ?? null) : null
    },
    // Another order, filter or page is of the same listing; another search is not.
    stays: (before, now) => before.search.get('q') === now.search.get('q'),
    skeleton: ListingPageSkeleton
})(ListingPage)
