import {deliveryLabelFrom} from '@app/domain/stock/delivery-label'
import {geoStatus} from '@app/domain/stock/geo-status'
import {inventorySource} from '@app/domain/stock/inventory-source'
import {inventoryTypeFrom} from '@app/domain/stock/inventory-type'
import {stockStatus} from '@app/domain/stock/stock-status'
import {flag, number, record, text, type Unread} from '../../reading'
import {productTypeOf} from './product-type-of'
import {inventorySourceFrom, statusFrom} from './stock-codes'
import type {Availability} from '../product'

/** Stock and delivery of a product at the shopper's store. */
export const toAvailability = (product: Unread): Availability => {
    const geo = geoStatus(flag(product.c_racIsHomeStore))
    const extendedAisle =
        flag(product.c_racExtendedAisleProduct) ??
        productTypeOf(product.c_productType) === 'extended-aisle'
    const stockLevel = number(record(product.inventory).stockLevel)
    const label = text(product.c_racProductEstimatedDelivery) ?? text(product.c_SpecialOrderED)
    return {
        stock: stockStatus({
            rmsId: text(product.c_racProductRmsId),
            inventoryType: inventoryTypeFrom(text(product.c_racProductInventoryType)),
            status: statusFrom(text(product.c_racProductStockStatus)),
            stockLevel,
            markedOutOfStock: flag(product.c_outOfStock)
        }),
        geo,
        source:
            inventorySourceFrom(text(product.c_racInventorySource)) ??
            inventorySource({extendedAisle, geoStatus: geo}),
        delivery: deliveryLabelFrom(label) ?? null,
        stockLevel: stockLevel ?? null
    }
}
