import type {ProductTypeCode} from '@contract/product-search'
import {colours} from '../../catalogue/colours'
import {cacheFor} from '../../world/cache'
import type {World} from '../../world/world'

/** The names behind the small numbers in a column. */
export type Codes = {names: string[]; codeOf: (name: string) => number}

/**
 * Facts of every listing, each in a column of numbers: a hundred thousand are counted into facets in 18 ms, by SQL in 156
 * (docs/decisions/0011).
 */
export type ListingColumns = {
    count: number
    /** Codes; the names are beside them. */
    brand: Uint16Array
    brands: Codes
    kind: Uint16Array
    kinds: Codes
    condition: Uint16Array
    conditions: Codes
    category: Uint16Array
    categories: Codes
    promotion: Uint16Array
    promotions: Codes
    role: Uint16Array
    roles: Codes
    clearance: Uint16Array
    offers: Uint16Array
    /** A bit per colour of the palette; a master has those of all its variants. */
    colours: Uint32Array
    popularity: Uint16Array
    /** Listings, the most popular first. */
    byPopularity: Int32Array
    units: Units
}

/** Everything that has a price and a stock: items, variants, used ones, bundles. */
export type Units = {
    count: number
    no: Int32Array
    listing: Int32Array
    type: ProductTypeCode[]
    role: string[]
}

type Row = [
    no: number,
    listing: number | null,
    role: string,
    type: ProductTypeCode,
    colour: string,
    condition: string,
    clearance: number,
    offers: number,
    brand: string,
    kind: string,
    category: string,
    popularity: number,
    promotion: string | null
]

const rows = `
    SELECT product.no, listing, role, type, colour, condition, clearance, offers, brand, kind,
        category_id, popularity, promotion_id
    FROM product JOIN model ON model.no = model_no
    ORDER BY product.no`

/** Read once, at the first search; the catalogue does not change after the seed. */
export const listingColumns = (world: World): ListingColumns =>
    cacheFor<string, ListingColumns>(world, 'listing columns', 1).of('', () => readColumns(world))

const readColumns = (world: World): ListingColumns => {
    const {all, listed} = countOf(world)
    const columns = emptyColumns(listed, all)
    let master = 0
    for (const row of world.db.prepare<[], Row>(rows).raw().iterate()) {
        const [no, listing, role, type, colour] = row
        if (role === 'master') master = listing ?? 0
        const index = listing ?? master
        columns.colours[index] = (columns.colours[index] ?? 0) | colourBit(colour)
        if (listing !== null) fillListing(columns, listing, row)
        if (role !== 'master') addUnit(columns.units, {no, listing: index, type, role})
    }
    columns.byPopularity = columns.byPopularity
        .map((_, index) => index)
        .sort(
            (one, other) =>
                at(columns.popularity, other) - at(columns.popularity, one) || one - other
        )
    return columns
}

export const colourBit = (colour: string) => 1 << colours.findIndex(({id}) => id === colour)

const at = (column: Uint16Array, index: number) => column[index] ?? 0

const countOf = ({statement}: World) =>
    statement<{all: number; listed: number}>(
        'SELECT count(*) AS "all", count(listing) AS listed FROM product'
    ).get() ?? {all: 0, listed: 0}

const emptyColumns = (count: number, units: number): ListingColumns => ({
    count,
    brand: new Uint16Array(count),
    brands: newCodes(),
    kind: new Uint16Array(count),
    kinds: newCodes(),
    condition: new Uint16Array(count),
    conditions: newCodes(),
    category: new Uint16Array(count),
    categories: newCodes(),
    promotion: new Uint16Array(count),
    promotions: newCodes(),
    role: new Uint16Array(count),
    roles: newCodes(),
    clearance: new Uint16Array(count),
    offers: new Uint16Array(count),
    colours: new Uint32Array(count),
    popularity: new Uint16Array(count),
    byPopularity: new Int32Array(count),
    units: {
        count: 0,
        no: new Int32Array(units),
        listing: new Int32Array(units),
        type: [],
        role: []
    }
})

const newCodes = (): Codes => {
    const names: string[] = []
    const codes = new Map<string, number>()
    return {
        names,
        codeOf: (name) => {
            const known = codes.get(name)
            if (known !== undefined) return known
            names.push(name)
            codes.set(name, names.length - 1)
            return names.length - 1
        }
    }
}

const fillListing = (columns: ListingColumns, listing: number, row: Row) => {
    const [
        ,
        ,
        role,
        ,
        ,
        condition,
        clearance,
        offers,
        brand,
        kind,
        category,
        popularity,
        promotion
    ] = row
    columns.role[listing] = columns.roles.codeOf(role)
    columns.condition[listing] = columns.conditions.codeOf(condition)
    columns.clearance[listing] = clearance
    columns.offers[listing] = offers
    columns.brand[listing] = columns.brands.codeOf(brand)
    columns.kind[listing] = columns.kinds.codeOf(kind)
    columns.category[listing] = columns.categories.codeOf(category)
    columns.popularity[listing] = popularity
    columns.promotion[listing] = columns.promotions.codeOf(promotion ?? '')
}

/** The unit of a product, by its number; units are in the order of their numbers. Undefined for a master. */
export const unitNumbered = ({no: numbers, count}: Units, no: number): number | undefined => {
    let [low, high] = [0, count]
    while (low < high) {
        const middle = (low + high) >> 1
        if ((numbers[middle] ?? 0) < no) low = middle + 1
        else high = middle
    }
    return numbers[low] === no ? low : undefined
}

type Unit = {no: number; listing: number; type: ProductTypeCode; role: string}

const addUnit = (units: Units, {no, listing, type, role}: Unit) => {
    units.no[units.count] = no
    units.listing[units.count] = listing
    units.type.push(type)
    units.role.push(role)
    units.count += 1
}

/** An order of all listings: the listing at each position, and the position of each. */
export type Order = {places: Int32Array; rank: Int32Array}

/** The lowest key first; equal keys keep the given order. */
export const orderBy = (keys: Int32Array, among: Int32Array): Order => {
    const places = Int32Array.from(among)
    const before = rankOf(among)
    places.sort(
        (one, other) =>
            classAt(keys, one) - classAt(keys, other) ||
            classAt(before, one) - classAt(before, other)
    )
    return {places, rank: rankOf(places)}
}

/** The same for few different keys, without comparing: all of key 0, all of key 1, and so on. */
export const orderByClass = (classes: Uint16Array, most: number, among: Int32Array): Order => {
    const places = new Int32Array(among.length)
    let filled = 0
    for (let wanted = 0; wanted <= most; wanted += 1) {
        for (const listing of among) {
            if (classes[listing] === wanted) {
                places[filled] = listing
                filled += 1
            }
        }
    }
    return {places, rank: rankOf(places)}
}

export const rankOf = (places: Int32Array): Int32Array => {
    const rank = new Int32Array(places.length)
    places.forEach((listing, index) => {
        rank[listing] = index
    })
    return rank
}

const classAt = (column: Int32Array, index: number) => column[index] ?? 0
