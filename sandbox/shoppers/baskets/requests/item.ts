import {z} from 'zod'
import {withCustom} from '../../../core/values/custom-attributes'

const most = 999
const item = {
    shipmentId: z.string().max(28).optional(),
    inventoryId: z.string().max(256).optional(),
    gift: z.boolean().optional(),
    giftMessage: z.string().max(4000).optional()
}
const productId = z.string().min(1).max(100)

/** A custom attribute without the prefix; it is spelled like this in the data. */
const others = ['itemWthNoExistingApproval']

export const NewItemRequest = withCustom(
    {...item, productId, quantity: z.number().int().min(1).max(most)},
    others
)

/** Zero takes the line away. */
export const ItemChangeRequest = withCustom(
    {
        ...item,
        itemId: z.string().max(64).optional(),
        productId: productId.optional(),
        quantity: z.number().int().min(0).max(most).optional()
    },
    others
)

/** How many items one call may carry. */
export const mostItems = 100
