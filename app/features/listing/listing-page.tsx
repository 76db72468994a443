import {
    type Category,
    categoryDescription,
    categoryIdAt,
    pathInLetterCaseOf,
    trailToPath
} from '@app/commerce/categories/category'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {categoryLanding, noLanding, type LandingBlock} from '@app/commerce/content/category-landing'
import {emptyQuery} from '@app/commerce/query'
import {productSearch, type SearchResult} from '@app/commerce/search/product-search'
import {exchangeItemsPath, parseListing} from '@app/domain/catalogue/listing-address'
import {isCategoryLanding} from '@app/domain/catalogue/listing-page'
import {isApproved, type ListingState} from '@app/domain/catalogue/listing'
import {specialCategoryOf} from '@app/domain/catalogue/categories'
import {safeRedirect} from '@app/lib/address/safe-redirect'
import {definePage, type LoaderArgs, optional, required} from '@app/routing/route/page'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Breadcrumbs} from '@app/ui/navigation/breadcrumbs'
import {useFrequency} from '@app/ui/price/use-frequency'
import {Main} from '@app/ui/navigation/main'
import {listingAt, useListingSubject, useShownCategory} from './listing'
import {ListingHead} from './listing-head'
import {ApprovedItems} from './approval/approved-items'
import {LandingBanner, LandingBlocks, useLanding} from './landing/landing'
import {ListingBody} from './listing-results'
import {CountAndView, ListingTitle, ViewChoice} from './listing-title'
import {SubCategories} from './filters/category-links'
import {ListingPageSkeleton} from './listing-page.skeleton'

export type ListingPageProps = {
    result: SearchResult
    categories: Loadable<Category[]>
    /** The category's own description. */
    about: Loadable<string | null>
    /** The editors' content around its products. */
    landing: Loadable<LandingBlock[]>
    at: LoaderArgs
}

/** Products of a category or a search. Everything chosen here is in the address, so all of it can be shared [PLP-001, PLP-002]. */
export const ListingPage = ({result, categories, about, landing, at}: ListingPageProps) => {
    const listing = listingAt(at)
    const subject = useListingSubject(listing, categories, about, at.pathname)
    const around = useLanding(listing, landing)
    useShownCategory(listing, categories)
    const [frequency, chooseFrequency] = useFrequency()
    const {title, description, trail, below} = subject
    // With an approval the browser fetches the products itself; what the server found is not shown.
    const approved = isApproved(listing.state)
    const subCategories =
        listing.state.path.length > 0 ? <SubCategories of={title} categories={below} /> : null
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
            <ListingTitle listing={listing} title={title}>
                {/* With an approval the browser counts, beside the products that it finds. */}
                {approved ? (
                    <ViewChoice listing={listing} />
                ) : (
                    <CountAndView listing={listing} total={result.total} />
                )}
            </ListingTitle>
            {approved ? (
                <>
                    {subCategories}
                    <ApprovedItems {...shown} />
                </>
            ) : (
                <ListingBody
                    result={result}
                    banner={around.above ? <LandingBanner banner={around.above} /> : null}
                    {...shown}
                >
                    {subCategories}
                </ListingBody>
            )}
            {/* Products come first. Not moved by its style: it would jump while the page comes in. */}
            {approved || description === null || around.above ? null : (
                <p className="listing__about">{description}</p>
            )}
            <LandingBlocks blocks={around.below} />
        </Main>
    )
}

const categoryPathAt = (pathname: string): string[] =>
    parseListing(pathname, new URLSearchParams()).path

/** Whether the tree does not have the category; without the tree, the search's result decides. */
const isUnknown = (categories: Loadable<Category[]>, pathname: string): boolean => {
    if (categories.state !== 'ready') return false
    const path = categoryPathAt(pathname)
    if (specialCategoryOf(path) !== undefined) return false
    return trailToPath(categories.value, path).length !== path.length
}

/** The address of the category that is meant by another letter case; null if there is none (D-45). */
const addressInOwnCase = (categories: Loadable<Category[]>, pathname: string): string | null => {
    if (categories.state !== 'ready' || !isUnknown(categories, pathname)) return null
    const path = categoryPathAt(pathname)
    const special = specialCategoryOf(path.map((segment) => segment.toLowerCase()))
    const own = special ? [special] : pathInLetterCaseOf(categories.value, path)
    return own ? ['/c', ...own.map(encodeURIComponent)].join('/') : null
}

/** Only what the store can deliver may be had in exchange [ROUTE-061]. */
const withinExchange = (pathname: string, listing: ListingState): ListingState =>
    pathname === exchangeItemsPath
        ? {...listing, refinements: {...listing.refinements, orderable: ['TRUE']}}
        : listing

export const page = definePage({
    loader: ({commerce, storeId, pathname, search}) => {
        const listing = withinExchange(pathname, parseListing(pathname, search))
        const isCategory = listing.path.length > 0
        return {
            result: required(productSearch(commerce, {listing, storeId})),
            categories: optional(categoryTree(commerce)),
            about: optional<string | null>(
                isCategory ? categoryDescription(commerce, listing.path) : emptyQuery
            ),
            landing: optional(
                isCategoryLanding(listing)
                    ? categoryLanding(commerce, categoryIdAt(listing.path))
                    : noLanding
            )
        }
    },
    isMissing: ({categories}, {pathname}) =>
        isUnknown(categories, pathname) && addressInOwnCase(categories, pathname) === null,
    // A page beyond the last: it links to the last page.
    showsNotFound: ({result}) => result.total > 0 && result.tiles.length === 0,
    redirect: ({result, categories}, {pathname, search, redirectHosts}) => {
        const ownCase = addressInOwnCase(categories, pathname)
        if (ownCase !== null) return {to: ownCase}
        const listing = parseListing(pathname, search)
        // A search without a term finds everything, and that has an address of its own.
        if (pathname === '/search' && listing.query === undefined)
            return {to: '/shop-all', expresses: ['q']}
        // Without script, the search service was not called before this page was opened [SEARCH-017].
        const to = result.total === 0 ? safeRedirect(result.redirect, redirectHosts) : undefined
        return to === undefined ? null : {to, expresses: ['q', 'offset']}
    },
    // Another sort order, filter or page belongs to the same listing; another search does not.
    keepPreviousData: (before, now) => before.search.get('q') === now.search.get('q'),
    skeleton: ListingPageSkeleton
})(ListingPage)
