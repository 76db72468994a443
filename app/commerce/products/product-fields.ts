import {
    type Condition,
    conditionFrom,
    type InventorySource,
    inventoryTypeFrom
} from '@app/domain/prices/stock'
import {pagePathAt} from '@app/lib/address/page-path'
import {safeRedirect} from '@app/lib/address/safe-redirect'
import {text} from '../json'

/**
 * An item's condition [INV-024]. If its label is missing or unknown, the inventory type decides. An item that may be
 * used is never called new: in doubt it gets the lowest condition (G-11).
 */
export const conditionOf = (label: unknown, inventoryType: unknown): Condition => {
    const known = conditionFrom(text(label))
    if (known) return known
    const type = inventoryTypeFrom(text(inventoryType))
    const isNew = type === 'new' || (type === undefined && text(label) === undefined)
    return isNew ? 'new' : 'previously-rented-fair'
}

const pathIn = (address: string): string => {
    if (!/^https?:/i.test(address)) return address
    try {
        return new URL(address).pathname
    } catch {
        return ''
    }
}

/**
 * The path of a product's page, from its c_ProductUrl; undefined if that is no address of a product page [D-12,
 * ROUTE-067]. Written exactly as the page itself writes it: otherwise the page would redirect to itself for ever.
 */
export const pathFromUrl = (url: unknown): string | undefined => {
    const address = safeRedirect(pathIn(text(url) ?? ''))
    const path = address === undefined ? '/' : pagePathAt(address)
    return path === '/' ? undefined : path
}

/** The same; for a product without c_ProductUrl the platform's default path (decision 2). */
export const productPath = (url: unknown, id: string): string =>
    pathFromUrl(url) ?? `/product/${encodeURIComponent(id)}`

const sources = new Map<string | undefined, InventorySource>([
    ['INVENTORY_PRODUCT', 'your-store'],
    ['INV_GEO_POOL_PRODUCT', 'nearby'],
    ['SO_PRODUCT', 'special-order'],
    ['EA_PRODUCT', 'extended-aisle']
])

const statuses = new Map<string | undefined, 'in-stock' | 'out-of-stock'>([
    ['IN_STOCK', 'in-stock'],
    ['OUT_OF_STOCK', 'out-of-stock']
])

/** The inventory source for a code [INV-010…013]. */
export const inventorySourceFrom = (code: string | undefined) => sources.get(code)

/** The stock status for a code; undefined for the empty code of a special order [INV-001]. */
export const statusFrom = (code: string | undefined) => statuses.get(code)
