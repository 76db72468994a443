import {useIntl} from 'react-intl'
import type {ItemList, WithContext} from 'schema-dts'
import type {Tile} from '@app/commerce/products/product'
import {canonicalListing, isIndexable, pageOf} from '@app/domain/catalogue/listing-page'
import {withoutQuery} from '@app/lib/address/page-path'
import {breadcrumbList} from '@app/lib/text/structured-data'
import {useAppContext} from '@app/routing/route/app-context'
import {Head} from '@app/routing/view/head'
import {inLocale} from '@app/routing/route/locale-path'
import type {Crumb} from '@app/ui/navigation/breadcrumbs'
import {sharedImageUrl} from '@app/lib/address/image-address'
import type {Listing} from './listing'
import {messages} from './messages'

/**
 * The products of a listing's page as schema.org's ItemList; positions continue from page to page. Each item is its
 * address only, as Google asks of a page that sums up others: its name stands there.
 */
export const itemList = (
    tiles: readonly Tile[],
    offset: number,
    addressOf: (path: string) => string
): WithContext<ItemList> => ({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: tiles.map(({path}, index) => ({
        '@type': 'ListItem',
        position: offset + index + 1,
        url: addressOf(path)
    }))
})

export type ListingHeadProps = {
    listing: Listing
    title: string
    description: string | null
    trail: readonly Crumb[]
    tiles: readonly Tile[]
}

/** The head of a listing for crawlers and browser tabs; a filtered listing is not indexed [G-71]. */
export const ListingHead = ({listing, title, description, trail, tiles}: ListingHeadProps) => {
    const {formatMessage} = useIntl()
    const {locale, origin} = useAppContext()
    const {state, href} = listing
    const address = href(canonicalListing(state))
    const whole = (path: string) => `${origin}${inLocale(locale, path)}`
    const pictured = tiles.find(({image}) => image !== null)
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
            picture={
                pictured?.image
                    ? {address: sharedImageUrl(pictured.image.link, origin), alt: pictured.name}
                    : undefined
            }
            index={isIndexable(state) && tiles.length > 0}
            structuredData={[breadcrumbList(steps), itemList(tiles, state.offset, whole)]}
        />
    )
}
