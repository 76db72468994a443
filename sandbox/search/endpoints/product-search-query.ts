import {z} from 'zod'
import {currency, namesOf, typesIn} from '../../catalogue/endpoints/product-query'
import {categoryAt, type Category} from '../../catalogue/find/category'
import {storeOf} from '../../catalogue/find/store-of'
import {badRequest} from '../../core/problem'
import {flag, list, localeOf, siteQuery, wholeNumber} from '../../core/query-values'
import type {World} from '../../world/world'
import type {Filter, Question} from '../find/question'
import {hitExpansions, type HitExpansion, type HitWish} from '../present/hit'
import {filterKeyOf} from '../present/refinements'
import {sortNamed} from '../present/sorting-options'

const refinement = z.string().max(4_000)
const mostRefinements = 9

export const productSearchQuery = siteQuery.extend({
    q: z.string().min(1).max(500).optional(),
    refine: z
        .union([refinement, z.array(refinement)])
        .transform((given) => [given].flat())
        .pipe(z.array(refinement).max(mostRefinements))
        .default([]),
    sort: z.string().max(256).optional(),
    currency,
    expand: namesOf(hitExpansions).optional(),
    allImages: flag.optional(),
    imgTypes: z.string().max(50).optional(),
    perPricebook: flag.default(false),
    allVariationProperties: flag.default(false),
    includedCustomVariationProperties: list(5).optional(),
    limit: wholeNumber(1, 200).default(25),
    offset: wholeNumber(0, 999_999_999).default(0),
    select: z.string().optional(),
    c_store_id: z.string().max(64).optional()
})

export type SearchQuery = z.output<typeof productSearchQuery>

/** A refinement as it was given: 'brand=Oakmere Home|Tessarine'. */
export type Refinement = {id: string; value: string}

export const refinementsIn = ({refine}: SearchQuery): Refinement[] =>
    refine.map((pair) => {
        const cut = pair.indexOf('=')
        if (cut < 1 || cut === pair.length - 1) {
            badRequest(
                `The refinement '${pair.slice(0, 80)}' must be an attribute, '=' and a value.`
            )
        }
        return {id: pair.slice(0, cut), value: pair.slice(cut + 1)}
    })

/** Undefined when it can find nothing: the category does not exist. */
export const questionOf = (
    world: World,
    query: SearchQuery,
    refinements: readonly Refinement[]
): (Question & {category: Category | undefined}) | undefined => {
    const cgid = refinements.find(({id}) => id === 'cgid')?.value
    const category = cgid === undefined ? undefined : categoryAt(world, cgid)
    if (cgid !== undefined && !category) return undefined
    return {
        store: storeOf(world, query.c_store_id),
        locale: localeOf(query),
        text: query.q?.trim() ? query.q : undefined,
        category,
        within: category && {first: category.firstListing, end: category.endListing},
        filters: refinements.flatMap(asFilter),
        sort: sortNamed(query.sort).code,
        offset: query.offset,
        limit: query.limit
    }
}

/** Attributes that nobody knows narrow nothing; orderable_only=false does not either. */
const asFilter = ({id, value}: Refinement): Filter[] => {
    const key = filterKeyOf(id)
    if (!key || key === 'category') return []
    if (key === 'orderable' && value !== 'true') return []
    return [{key, values: key === 'price' ? [value] : value.split('|')}]
}

const usual: readonly HitExpansion[] = [
    'availability',
    'images',
    'prices',
    'represented_products',
    'variations'
]

export const hitWishOf = (query: SearchQuery, {store, locale}: Question): HitWish => {
    const expand = query.expand ?? usual
    return {
        store,
        locale,
        expand: new Set(expand.includes('none') ? [] : expand),
        allImages: query.allImages,
        imageTypes: query.imgTypes === undefined ? undefined : typesIn(query.imgTypes),
        perPricebook: query.perPricebook,
        inventoryIds: [],
        allVariationProperties: query.allVariationProperties
    }
}
