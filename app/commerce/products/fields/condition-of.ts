import {conditionFrom, type Condition} from '@app/domain/pricing/condition'
import {inventoryTypeFrom} from '@app/domain/stock/inventory-type'
import {text} from '../../reading'

/**
 * An item's condition [INV-024]. Where its label is missing or unknown, the inventory type decides, and nothing that
 * may have been used is called new: then it is said to be what promises least (G-11).
 */
export const conditionOf = (label: unknown, inventoryType: unknown): Condition => {
    const known = conditionFrom(text(label))
    if (known) return known
    const type = inventoryTypeFrom(text(inventoryType))
    const isNew = type === 'new' || (type === undefined && text(label) === undefined)
    return isNew ? 'new' : 'previously-rented-fair'
}
