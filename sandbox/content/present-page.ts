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
import type {Pick} from './seed/content-schemas'

export type StoreAndLocale = {storeId: string | undefined; locale: Locale}

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
    context: StoreAndLocale
): ProductTile[] => {
    const query = {
        store: storeOf(world, context.storeId),
        locale: context.locale,
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

/** A component as the API has it; a scroller is filled with products of the store. */
export const presentComponent = (
    world: World,
    {id, type, data, pick}: FoundComponent,
    context: StoreAndLocale
): ShopperExperienceTypes.Component => {
    const products = pick === null ? undefined : popularTiles(world, pick, context)
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

/** A page with its regions, in the language of the request and for its store. */
export const presentPage = (
    world: World,
    {id, type, categoryId, title, description}: FoundPage,
    context: StoreAndLocale
): ShopperExperienceTypes.Page => {
    const components = componentsOf(world, id, context.locale)
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
                .map((component) => presentComponent(world, component, context))
        }))
    }
}
