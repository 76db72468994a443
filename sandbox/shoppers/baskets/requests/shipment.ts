import {z} from 'zod'
import {withCustom} from '../../../core/values/custom-attributes'
import {AddressRequest} from './address'

export const ShipmentRequest = withCustom({
    shipmentId: z.string().min(1).max(28).optional(),
    gift: z.boolean().optional(),
    giftMessage: z.string().max(4000).optional(),
    shippingMethod: z.looseObject({id: z.string().max(256)}).optional(),
    shippingAddress: AddressRequest.optional()
})

export type ShipmentRequest = z.output<typeof ShipmentRequest>
