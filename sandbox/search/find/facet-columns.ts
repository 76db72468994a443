import type {World} from '../../world/world'
import {listingColumns, type Codes, type ListingColumns} from '../columns/listing-columns'
import {storeColumns, type StoreColumns} from '../columns/store-columns'
import {zoneColumns, type ZoneColumns} from '../columns/zone-columns'
import type {Store} from '../../stores/store'

/** All that a search looks at, for one store. */
export type Columns = {
    listing: ListingColumns
    zone: ZoneColumns
    store: StoreColumns
}

export const columnsFor = (world: World, store: Store): Columns => ({
    listing: listingColumns(world),
    zone: zoneColumns(world, store.c_zoneID),
    store: storeColumns(world, store)
})

/** A listing to be had here, and how; as told in a filter. */
export const availabilities = [
    'INVENTORY_PRODUCT',
    'INV_GEO_POOL_PRODUCT',
    'EA_PRODUCT',
    'SO_PRODUCT',
    'OUT_OF_STOCK'
] as const

const yesOrNo: readonly string[] = ['FALSE', 'TRUE']

/** Facets whose listings have one value each: a column of codes, and what the codes mean. */
export type CodeFacet = {column: Uint16Array; values: readonly string[]}

export const codeFacets = ({listing, store}: Columns): Record<CodeFacetKey, CodeFacet> => ({
    brand: {column: listing.brand, values: listing.brands.names},
    type: {column: listing.kind, values: listing.kinds.names},
    condition: {column: listing.condition, values: listing.conditions.names},
    availability: {column: store.nearness, values: availabilities},
    clearance: {column: listing.clearance, values: yesOrNo},
    offers: {column: listing.offers, values: yesOrNo},
    hitType: {column: listing.role, values: hitTypes(listing.roles)},
    promotion: {column: listing.promotion, values: listing.promotions.names}
})

export type CodeFacetKey =
    | 'brand'
    | 'type'
    | 'condition'
    | 'availability'
    | 'clearance'
    | 'offers'
    | 'hitType'
    | 'promotion'

/** Roles as Salesforce calls them. */
const hitTypes = ({names}: Codes) =>
    names.map((role) => (role === 'master' || role === 'bundle' ? role : 'product'))
