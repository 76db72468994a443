import type {ProductTile} from '@contract/product-search'
import {findCategory} from '../../catalogue/find/category'
import {storeOf} from '../../catalogue/find/store-of'
import type {Locale} from '../../core/query-values'
import {findingsOf} from '../../search/find/findings'
import {pageOf} from '../../search/find/page-of'
import type {Question} from '../../search/find/question'
import {listedProduct} from '../../search/present/listed-product'
import {tileOf} from '../../search/present/tile'
import type {World} from '../../world/world'
import type {Pick} from '../seed/component-seed'

export type Place = {storeId: string | undefined; locale: Locale}

const tilesOf = (world: World, categoryId: string, question: Omit<Question, 'within'>) => {
    const category = findCategory(world, categoryId)
    if (!category) return []
    const {firstListing: first, endListing: end} = category
    const asked = {...question, within: {first, end}}
    const findings = findingsOf(world, asked)
    return pageOf(findings, asked)
        .flatMap(
            (listing) => listedProduct(world, listing, {...asked, columns: findings.columns}) ?? []
        )
        .map((listed) => tileOf(world, listed, asked))
}

/** The most popular products of some categories, taken from each in turn, priced and stocked for a store. */
export const popularTiles = (
    world: World,
    {categoryIds, count}: Pick,
    place: Place
): ProductTile[] => {
    const question = {
        store: storeOf(world, place.storeId),
        locale: place.locale,
        text: undefined,
        filters: [{key: 'orderable', values: ['TRUE']}],
        sort: 'MOST_POPULAR',
        offset: 0,
        limit: Math.ceil(count / categoryIds.length)
    } as const
    const rows = categoryIds.map((id) => tilesOf(world, id, question))
    const longest = Math.max(0, ...rows.map((row) => row.length))
    return Array.from({length: longest}, (_, place) => rows.flatMap((row) => row[place] ?? []))
        .flat()
        .slice(0, count)
}
