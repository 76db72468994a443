import {useIntl} from 'react-intl'
import type {Category} from '@app/commerce/categories/category'
import {trailToPath} from '@app/commerce/categories/category-trail'
import {specialCategoryOf} from '@app/domain/navigation/special-category'
import {categoryHref} from '@app/domain/listing/address/listing-address'
import type {Loadable} from '@app/routing/loadable'
import type {Crumb} from '@app/ui/ways/breadcrumbs/breadcrumbs'
import type {Listing} from '../listing'
import {subjectMessages} from './subject-messages'

/** What a listing is about. */
export type Subject = {
    title: string
    description: string | null
    /** The way from the top of the shop, without the listing itself. */
    trail: Crumb[]
    /** The categories one step below, or the top ones where the listing is no category. */
    below: Category[]
}

/** living-room as Living room: where the tree does not know a category, its address must do. */
const asWords = (segment: string): string => {
    const words = segment.replaceAll('-', ' ')
    return words.charAt(0).toUpperCase() + words.slice(1)
}

const categorySubject = (
    path: readonly string[],
    tree: readonly Category[],
    home: Crumb
): Subject => {
    const known = trailToPath(tree, path)
    const own = known.length === path.length ? known.at(-1) : undefined
    const above = own ? known.slice(0, -1) : known
    return {
        title: own?.name ?? asWords(path.at(-1) ?? ''),
        description: null,
        trail: [
            home,
            ...above.map(({name, path: below}) => ({label: name, to: categoryHref(below)}))
        ],
        below: own?.children ?? []
    }
}

/** Title, trail and neighbours of a listing, from the category tree as far as it came. */
export const useSubject = (
    {state}: Pick<Listing, 'state'>,
    categories: Loadable<Category[]>,
    about: Loadable<string | null>
): Subject => {
    const {formatMessage} = useIntl()
    const tree = categories.state === 'ready' ? categories.value : []
    const home = {label: formatMessage(subjectMessages.home), to: '/'}
    const {path, query} = state
    if (path.length > 0) {
        const special = specialCategoryOf(path)
        const description = about.state === 'ready' ? about.value : null
        return {
            ...categorySubject(path, tree, home),
            ...(special && {title: formatMessage(subjectMessages[special])}),
            description
        }
    }

    const title =
        query === undefined
            ? formatMessage(subjectMessages.allProducts)
            : formatMessage(subjectMessages.resultsFor, {query})
    return {title, description: null, trail: [home], below: tree}
}
