import type {ShopperExperienceTypes} from 'commerce-sdk-isomorphic'
import type {ProductTile} from '@contract/product-search'
import {findCategory} from '../catalogue/model/category'
import type {Locale} from '../core/locales'
import type {CatalogueQuery} from '../search/find/criteria'
import {findingsOf} from '../search/find/findings'
import {pageOf} from '../search/find/page-of'
import {listedProduct} from '../search/present/listed-product'
import {tileOf} from '../search/present/tile'
import {storeOf} from '../stores/store'
import type {World} from '../world/world'
import {componentsOf, type FoundComponent, type FoundPage} from './page'
import type {Pick} from './seed/localized-content'

export type PopularTilesOptions = {storeId: string | undefined; locale: Locale}

const tilesOf = (world: World, categoryId: string, query: Omit<CatalogueQuery, 'within'>) => {
    const category = findCategory(world, categoryId)
    if (!category) return []
    const {firstListing: first, endListing: end} = category
    const requested = {...query, within: {first, end}}
    const findings = findingsOf(world, requested)
    return pageOf(findings, requested)
        .flatMap(
            (listing) =>
                listedProduct(world, listing, {...requested, columns: findings.columns}) ?? []
        )
        .map((listed) => tileOf(world, listed, requested))
}

/** The most popular products of some categories, taken from each in turn, priced and stocked for a store. */
export const popularTiles = (
    world: World,
    {categoryIds, count}: Pick,
    place: PopularTilesOptions
): ProductTile[] => {
    const query = {
        store: storeOf(world, place.storeId),
        locale: place.locale,
        text: undefined,
        filters: [{key: 'orderable', values: ['TRUE']}],
        sort: 'MOST_POPULAR',
        offset: 0,
        limit: Math.ceil(count / categoryIds.length)
    } as const
    const rows = categoryIds.map((id) => tilesOf(world, id, query))
    const longest = Math.max(0, ...rows.map((row) => row.length))
    return Array.from({length: longest}, (_, index) => rows.flatMap((row) => row[index] ?? []))
        .flat()
        .slice(0, count)
}

/** A component as the API has it; a scroller is filled with products for the place. */
export const presentComponent = (
    world: World,
    {id, type, data, pick}: FoundComponent,
    place: PopularTilesOptions
): ShopperExperienceTypes.Component => {
    const products = pick === null ? undefined : popularTiles(world, pick, place)
    return {
        id,
        typeId: type,
        fragment: false,
        embedded: false,
        localized: true,
        visible: true,
        data: {
            ...data,
            ...(products && {productIds: products.map(({productId}) => productId), products})
        }
    }
}

/** A page with its regions, in the language and for the store of the place. */
export const presentPage = (
    world: World,
    {id, type, categoryId, title, description}: FoundPage,
    place: PopularTilesOptions
): ShopperExperienceTypes.Page => {
    const components = componentsOf(world, id, place.locale)
    const regions = [...new Set(components.map(({region}) => region))]
    return {
        id,
        typeId: type,
        ...(categoryId !== null && {aspectTypeId: 'plp'}),
        name: title,
        pageTitle: title,
        pageDescription: description,
        visible: true,
        localized: true,
        regions: regions.map((region) => ({
            id: region,
            components: components
                .filter((component) => component.region === region)
                .map((component) => presentComponent(world, component, place))
        }))
    }
}
