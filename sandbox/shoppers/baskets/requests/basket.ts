import {z} from 'zod'
import {withCustom} from '../../../core/values/custom-attributes'
import {AddressRequest} from './address'
import {mostItems, NewItemRequest} from './item'
import {PaymentRequest} from './payment'
import {ShipmentRequest} from './shipment'

const CustomerRequest = z.object({email: z.string().max(256).optional()})

/** What may come with a new basket, or change one; everything else of a basket is reckoned. */
export const BasketRequest = withCustom({
    currency: z.literal('USD', 'is not a currency of this shop').optional(),
    customerInfo: CustomerRequest.optional(),
    billingAddress: AddressRequest.optional(),
    productItems: z.array(NewItemRequest).max(mostItems).optional(),
    shipments: z.array(ShipmentRequest).max(10).optional(),
    couponItems: z
        .array(z.object({code: z.string().max(256)}))
        .max(20)
        .optional(),
    paymentInstruments: z.array(PaymentRequest).max(10).optional()
})

export type BasketRequest = z.output<typeof BasketRequest>
