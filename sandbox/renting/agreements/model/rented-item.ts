import type {SoldProduct} from '../../../shoppers/baskets/lines/sold-product'
import type {RentedItem} from './agreement'

/** What an agreement says of its piece. */
export const rentedItem = (product: SoldProduct): RentedItem => ({
    productId: product.id,
    rmsItemNumber: product.rmsId,
    inventoryNumber: product.inventoryNumber,
    description: product.name,
    imageUrl: product.imageUrl,
    extendedAisle: product.extendedAisle
})
