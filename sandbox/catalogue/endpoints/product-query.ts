import {z} from 'zod'
import {flag, list, localeOf, siteQuery} from '../../core/query-values'
import type {World} from '../../world/world'
import {storeOf} from '../find/store-of'
import {expansions, type Expansion, type Wish} from '../present/product-view'

/** Of a comma list with repeats only names that exist; others are refused. */
export const namesOf = <const Name extends string>(names: readonly Name[]) =>
    list(names.length * 2).pipe(z.array(z.enum(names)))

export const currency = z.enum(['USD', 'N/A']).optional()

const imageTypes = z.string().max(50).optional()

/** What getProduct and getProducts may be asked, the retailer's store included. */
export const productQuery = siteQuery.extend({
    expand: namesOf(expansions).optional(),
    allImages: flag.default(false),
    imgTypes: imageTypes,
    perPricebook: flag.default(false),
    inventoryIds: list(5).default([]),
    select: z.string().optional(),
    currency,
    c_store_id: z.string().max(64).optional()
})

/** All but the page's tags, which must be asked for. */
const usual = new Set(expansions.filter((name) => name !== 'page_meta_tags'))

const expansionsOf = (asked: readonly Expansion[] | undefined): ReadonlySet<Expansion> => {
    if (!asked) return usual
    return new Set(asked.includes('none') ? [] : asked)
}

export const wishOf = (world: World, query: z.output<typeof productQuery>): Wish => ({
    store: storeOf(world, query.c_store_id),
    locale: localeOf(query),
    expand: expansionsOf(query.expand),
    allImages: query.allImages,
    imageTypes: query.imgTypes === undefined ? undefined : typesIn(query.imgTypes),
    perPricebook: query.perPricebook,
    inventoryIds: query.inventoryIds
})

/** 'large:2,small' as two large pictures and all small ones. */
export const typesIn = (text: string): ReadonlyMap<string, number> =>
    new Map(
        text.split(',').map((part) => {
            const [type = '', count] = part.split(':')
            return [type.trim(), count === undefined ? Infinity : Number(count) || 0]
        })
    )
