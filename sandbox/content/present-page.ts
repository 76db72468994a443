import type {ShopperExperienceTypes} from 'commerce-sdk-isomorphic'
import type {ProductTile} from '@contract/product-search'
import {findCategory} from '../catalogue/model/category'
import {type Locale, textIn} from '../core/locales'
import type {CatalogueQuery} from '../search/find/criteria'
import {findingsOf} from '../search/find/findings'
import {pageOf} from '../search/find/page-of'
import {listedProduct} from '../search/present/listed-product'
import {tileOf} from '../search/present/tile'
import {storeOf} from '../stores/store'
import type {World} from '../world/world'
import {dataIn, type FoundPage} from './page'
import {isShownTo, type Pick, type StoredComponent, type Viewer} from './page-document'

export type PageContext = {
    storeId: string | undefined
    locale: Locale
    viewer: Viewer
    /** Whether an editor designs the page. */
    isDesigned?: boolean
}

/** Where a component stands, for an editor: not the same as what stands there. */
export const contentLinkOf = ({id}: {id: string}): string => `link-of-${id}`

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
    context: PageContext
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

/** What the platform fills in of a component, for the store. */
const answeredData = (world: World, {type, pick}: StoredComponent, context: PageContext) => {
    if (pick === undefined) return {}
    const products = popularTiles(world, pick, context)
    if (type === 'homeward.exchangePriceCard') return products[0] ? {product: products[0]} : {}
    return {productIds: products.map(({productId}) => productId), products}
}

/** A component as the API has it, with those in its regions; what shows products is filled with the store's. */
export const presentComponent = (
    world: World,
    component: StoredComponent,
    context: PageContext
): ShopperExperienceTypes.Component => ({
    id: component.id,
    typeId: component.type,
    fragment: false,
    embedded: false,
    localized: true,
    visible: true,
    ...(context.isDesigned === true && {contentLinkUuid: contentLinkOf(component)}),
    data: {
        ...dataIn(context.locale, component),
        ...answeredData(world, component, context)
    },
    ...(component.regions && {
        regions: component.regions.map((region) => presentRegion(world, region, context))
    })
})

const presentRegion = (
    world: World,
    {id, components}: {id: string; components: StoredComponent[]},
    context: PageContext
): ShopperExperienceTypes.Region => ({
    id,
    components: components
        .filter((component) => isShownTo(context.viewer, component))
        .map((component) => presentComponent(world, component, context))
})

/** A page with its regions, in the language of the request, for its store and its viewer. */
export const presentPage = (
    world: World,
    {id, type, categoryId, document}: FoundPage,
    context: PageContext
): ShopperExperienceTypes.Page => {
    const title = textIn(context.locale, document.title)
    return {
        id,
        typeId: type,
        ...(categoryId !== null && {aspectTypeId: 'plp'}),
        name: title,
        pageTitle: title,
        pageDescription: textIn(context.locale, document.description),
        visible: true,
        localized: true,
        regions: document.regions.map((region) => presentRegion(world, region, context))
    }
}
