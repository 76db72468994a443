import type {ItemList, WithContext} from 'schema-dts'
import type {Tile} from '@app/commerce/products/product'

/** The products of a listing's page as schema.org's ItemList; positions go on from page to page. */
export const itemList = (
    tiles: readonly Tile[],
    offset: number,
    addressOf: (path: string) => string
): WithContext<ItemList> => ({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: tiles.map(({name, path}, index) => ({
        '@type': 'ListItem',
        position: offset + index + 1,
        name,
        url: addressOf(path)
    }))
})
