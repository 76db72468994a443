import type {Condition, ProductTypeCode} from '@contract/product-search'
import {cacheFor} from '../../world/cache'
import type {World} from '../../world/world'
import type {ColourId} from '../colours'
import type {Zone} from '../prices'
import type {ProductRole} from '../seed/products-of-model'
import type {Model} from './model'

/** A product as the database has it, with its price in one zone; a master has no price of its own. */
export type ProductRow = {
    no: number
    id: string
    modelNo: number
    role: ProductRole
    type: ProductTypeCode
    colour: ColourId
    size: string | null
    rmsId: string
    inventoryNumber: string
    condition: Condition
    clearance: 0 | 1
    offers: 0 | 1
    listing: number | null
    weeklyCents: number | null
    terms: number | null
    cashCents: number | null
    promotionalCents: number | null
    wasCents: number | null
    wasTerms: number | null
    wasFrom: string | null
}

/** A product that is sold, and therefore has a price. */
export type PricedRow = ProductRow & {weeklyCents: number; terms: number; cashCents: number}

export const isPriced = (row: ProductRow): row is PricedRow =>
    row.weeklyCents !== null && row.terms !== null && row.cashCents !== null

const columns = `
    product.no, product.id, model_no AS modelNo, role, type, colour, size, rms_id AS rmsId,
    inventory_number AS inventoryNumber, condition, clearance, offers, listing,
    weekly_cents AS weeklyCents, terms, cash_cents AS cashCents,
    promotional_cents AS promotionalCents, was_cents AS wasCents, was_terms AS wasTerms,
    was_from AS wasFrom`

const select = `
    SELECT ${columns}
    FROM product LEFT JOIN price ON price.zone = ? AND price.product_no = product.no`

const mostRows = 10_000
const mostModels = 2_500

/** Products do not change after the seed, so frequently used ones are cached as they were parsed. */
export const findProduct = (world: World, id: string, zone: Zone): ProductRow | undefined =>
    cacheFor<string, ProductRow | undefined>(world, 'products', mostRows).of(`${zone} ${id}`, () =>
        world.statement<ProductRow>(`${select} WHERE product.id = ?`).get(zone, id)
    )

export const productNumbered = (world: World, no: number, zone: Zone): ProductRow | undefined =>
    cacheFor<string, ProductRow | undefined>(world, 'products', mostRows).of(`${zone} #${no}`, () =>
        world.statement<ProductRow>(`${select} WHERE product.no = ?`).get(zone, no)
    )

/** All products of a model: the new ones first, then the previously rented ones. */
export const productsOfModel = (world: World, modelNo: number, zone: Zone): ProductRow[] =>
    cacheFor<string, ProductRow[]>(world, 'models’ products', mostModels).of(
        `${zone} ${modelNo}`,
        () =>
            world
                .statement<ProductRow>(`${select} WHERE model_no = ? ORDER BY product.no`)
                .all(zone, modelNo)
    )

/** Empty for a special order, which is neither new stock nor used [INV-001]. */
export type InventoryType = 'NEW' | 'USED' | ''

export const inventoryTypeOf = ({type, role}: Pick<ProductRow, 'type' | 'role'>): InventoryType => {
    if (type === 'SpecialOrder') return ''
    return role === 'used' ? 'USED' : 'NEW'
}

/** Path of a product's page. */
export const productUrl = ({slug}: Pick<Model, 'slug'>, productId: string) =>
    `/p/${slug}/${productId}`

/** What a product costs; cents. `weekly` is what is charged: the promotional rate where there is one. */
export type PriceFacts = {
    weekly: number
    /** The rate without the promotion. */
    list: number
    terms: number
    /** Weekly rate x terms, exactly. */
    total: number
    cash: number
    promotional: number | undefined
    was: {cents: number; terms: number; from: string} | undefined
}

export const priceFacts = (row: PricedRow): PriceFacts => {
    const weekly = row.promotionalCents ?? row.weeklyCents
    return {
        weekly,
        list: row.weeklyCents,
        terms: row.terms,
        total: weekly * row.terms,
        cash: row.cashCents,
        promotional: row.promotionalCents ?? undefined,
        was:
            row.wasCents === null || row.wasTerms === null || row.wasFrom === null
                ? undefined
                : {cents: row.wasCents, terms: row.wasTerms, from: row.wasFrom}
    }
}

/** Cents as the decimal dollars that the platform sends. */
export const dollars = (cents: number) => cents / 100
