import {useIntl} from 'react-intl'
import {type Category, trailToPath} from '@app/commerce/categories/category'
import {specialCategoryOf} from '@app/domain/categories'
import type {ListingState} from '@app/domain/listing'
import {categoryHref, listingHref, parseListing} from '@app/domain/listing-address'
import type {Loadable} from '@app/routing/commerce-query'
import type {LoaderArgs} from '@app/routing/page'
import type {Crumb} from '@app/ui/navigation/breadcrumbs'
import {subjectMessages} from './messages'

/** A listing as its page knows it: what its address asks for, and the addresses of its neighbours. */
export type Listing = {
    state: ListingState
    /** Address of this listing in another state, without locale prefix. */
    href: (state: ListingState) => string
}

/** The listing at an address; one outside of /c/ stays on the path where it is. */
export const listingAt = ({pathname, search}: Pick<LoaderArgs, 'pathname' | 'search'>): Listing => {
    const state = parseListing(pathname, search)
    const home = state.path.length > 0 ? undefined : pathname
    return {state, href: (next) => listingHref(next, home)}
}

/** What a listing is about. */
export type ListingSubject = {
    title: string
    description: string | null
    /** The way from the top of the shop, without the listing itself. */
    trail: Crumb[]
    /** The categories one step below, or the top ones where the listing is no category. */
    below: Category[]
}

/** living-room as Living room: where the tree does not know a category, its address must do. */
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

/** Title, trail and neighbours of a listing, from the category tree as far as it came. */
export const useListingSubject = (
    {state}: Pick<Listing, 'state'>,
    categories: Loadable<Category[]>,
    about: Loadable<string | null>
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

    const everything = approvalOnly ? subjectMessages.approved : subjectMessages.allProducts
    const title =
        query === undefined
            ? formatMessage(everything)
            : formatMessage(subjectMessages.resultsFor, {query})
    return {title, description: null, trail: [home], below: tree}
}
