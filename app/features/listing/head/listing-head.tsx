import {useIntl} from 'react-intl'
import type {Tile} from '@app/commerce/products/product'
import {canonicalListing, isIndexable} from '@app/domain/listing/is-indexable'
import {pageOf} from '@app/domain/listing/pages'
import {withoutQuery} from '@app/lib/without-query'
import {breadcrumbList} from '@app/lib/structured-data/breadcrumb-list'
import {Head} from '@app/routing/head'
import {inLocale} from '@app/routing/address/locale-path'
import {useVisit} from '@app/routing/visit'
import type {Crumb} from '@app/ui/ways/breadcrumbs/breadcrumbs'
import {itemList} from './item-list'
import type {Listing} from '../listing'
import {messages} from '../messages'

export type ListingHeadProps = {
    listing: Listing
    title: string
    description: string | null
    trail: readonly Crumb[]
    tiles: readonly Tile[]
}

/** What crawlers and tabs read of a listing; a selection of a category is not for search engines [G-71]. */
export const ListingHead = ({listing, title, description, trail, tiles}: ListingHeadProps) => {
    const {formatMessage} = useIntl()
    const {locale, origin} = useVisit()
    const {state, href} = listing
    const address = href(canonicalListing(state))
    const whole = (path: string) => `${origin}${inLocale(locale, path)}`
    const page = pageOf(state.offset, state.limit)
    const steps = [
        ...trail.map(({label, to}) => ({name: label, url: whole(withoutQuery(to))})),
        {name: title, url: whole(address)}
    ]
    return (
        <Head
            title={page > 1 ? formatMessage(messages.titleOfPage, {title, page}) : title}
            description={description ?? formatMessage(messages.description, {category: title})}
            canonical={address}
            index={isIndexable(state) && tiles.length > 0}
            structuredData={[breadcrumbList(steps), itemList(tiles, state.offset, whole)]}
        />
    )
}
