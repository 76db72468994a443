import {
    type Condition,
    conditionFrom,
    type InventorySource,
    inventoryTypeFrom
} from '@app/domain/stock'
import {pagePathAt} from '@app/lib/page-path'
import {safeRedirect} from '@app/lib/safe-redirect'
import {text} from '../json'

/**
 * An item's condition [INV-024]. If its label is missing or unknown, the inventory type decides. Nothing that may be
 * used is called new: in doubt it gets the condition that promises least (G-11).
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
 * The path of a product's page as the page itself knows it, from its c_ProductUrl; nothing if that is no address of a page
 * [D-12, ROUTE-067]. In any other spelling the page would lead to itself for ever.
 */
export const pathFromUrl = (url: unknown): string | undefined => {
    const address = safeRedirect(pathIn(text(url) ?? ''))
    const path = address === undefined ? '/' : pagePathAt(address)
    return path === '/' ? undefined : path
}

/** The same; the platform's usual path where the product has none (decision 2). */
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

/** The source that a code names [INV-010…013]. */
export const inventorySourceFrom = (code: string | undefined) => sources.get(code)

/** The stock status that a code names; nothing for the empty one of a special order [INV-001]. */
export const statusFrom = (code: string | undefined) => statuses.get(code)
