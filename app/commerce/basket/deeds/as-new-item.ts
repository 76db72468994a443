import {inventoryTypeCode} from '@app/domain/stock'
import type {NewLine} from '../basket'

/** What is put into the basket, as the platform takes it [API-024, INV-023]. */
export const asNewItem = ({productId, quantity, inventoryType}: NewLine) => ({
    ...{productId, quantity},
    ...(inventoryType && {c_racProductInventoryType: inventoryTypeCode(inventoryType)})
})
