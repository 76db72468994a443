import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import {type Category, trailToPath} from '@app/commerce/categories/category'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {specialCategoryOf} from '@app/domain/catalogue/categories'
import type {ListingState} from '@app/domain/catalogue/listing'
import {
    categoryHref,
    exchangeItemsPath,
    listingHref,
    parseListing
} from '@app/domain/catalogue/listing-address'
import type {ShownCategory} from '@app/domain/catalogue/viewed-categories'
import {useLatest} from '@app/lib/browser/react-hooks'
import type {Loadable} from '@app/routing/route/commerce-query'
import type {LoaderArgs} from '@app/routing/route/page'
import type {Crumb} from '@app/ui/navigation/breadcrumbs'
import {subjectMessages} from './messages'

/** A listing as its page knows it: the state in its address, and the addresses of other states. */
export type Listing = {
    state: ListingState
    /** Address of this listing in another state, without locale prefix. */
    href: (state: ListingState) => string
}

/** The listing at an address; one outside of /c/ keeps its path. */
export const listingAt = ({pathname, search}: Pick<LoaderArgs, 'pathname' | 'search'>): Listing => {
    const state = parseListing(pathname, search)
    const home = state.path.length > 0 ? undefined : pathname
    return {state, href: (next) => listingHref(next, home)}
}

/** The title and the surroundings of a listing in the category tree. */
export type ListingSubject = {
    title: string
    description: string | null
    /** The breadcrumbs from the home page on, without the listing itself. */
    trail: Crumb[]
    /** The subcategories, or the top categories if the listing is no category. */
    below: Category[]
}

/** living-room as Living room: for a category that the tree does not have. */
const titleFromSegment = (segment: string): string => {
    const text = segment.replaceAll('-', ' ')
    return text.charAt(0).toUpperCase() + text.slice(1)
}

const categorySubject = (
    path: readonly string[],
    tree: readonly Category[],
    home: Crumb
): ListingSubject => {
    const known = trailToPath(tree, path)
    const own = known.length === path.length ? known.at(-1) : undefined
    const above = own ? known.slice(0, -1) : known
    return {
        title: own?.name ?? titleFromSegment(path.at(-1) ?? ''),
        description: null,
        trail: [
            home,
            ...above.map(({name, path: below}) => ({label: name, to: categoryHref(below)}))
        ],
        below: own?.children ?? []
    }
}

const ofPath = (pathname: string) =>
    pathname === exchangeItemsPath ? subjectMessages.exchange : subjectMessages.allProducts

/** Title, breadcrumbs and related categories of a listing, from the category tree if it is loaded. */
export const useListingSubject = (
    {state}: Pick<Listing, 'state'>,
    categories: Loadable<Category[]>,
    about: Loadable<string | null>,
    pathname = ''
): ListingSubject => {
    const {formatMessage} = useIntl()
    const tree = categories.state === 'ready' ? categories.value : []
    const home = {label: formatMessage(subjectMessages.home), to: '/'}
    const {path, query, approvalOnly} = state
    if (path.length > 0) {
        const special = specialCategoryOf(path)
        const description = about.state === 'ready' ? about.value : null
        return {
            ...categorySubject(path, tree, home),
            ...(special && {title: formatMessage(subjectMessages[special])}),
            description
        }
    }

    const everything = approvalOnly ? subjectMessages.approved : ofPath(pathname)
    const title =
        query === undefined
            ? formatMessage(everything)
            : formatMessage(subjectMessages.resultsFor, {query})
    return {title, description: null, trail: [home], below: tree}
}

/** A category of the tree as it is recorded; undefined if the tree does not have it. */
const shownCategoryAt = (
    tree: readonly Category[],
    path: readonly string[]
): ShownCategory | undefined => {
    const known = trailToPath(tree, path)
    const own = known.length === path.length ? known.at(-1) : undefined
    if (own === undefined) return undefined
    const [superCategory = '', category = '', subCategory = ''] = known.map(({name}) => name)
    const {name, thumbnail} = own
    const plpUrl = categoryHref(own.path)
    return {name, superCategory, category, subCategory, plpUrl, image: thumbnail ?? ''}
}

/** Emits one event for each category of the tree that is shown [PERS-026]; another page or filter of it is no other. */
export const useShownCategory = (
    {state}: Pick<Listing, 'state'>,
    categories: Loadable<Category[]>
): void => {
    const tree = categories.state === 'ready' ? categories.value : []
    const category = shownCategoryAt(tree, state.path)
    const shown = useLatest(category)
    const address = category?.plpUrl
    useEffect(() => {
        const {current} = shown
        if (current && current.plpUrl === address)
            emitShopEvent({event: 'category-shown', category: current})
    }, [address, shown])
}
