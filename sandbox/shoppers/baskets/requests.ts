import {z} from 'zod'
import {withCustom} from '../../core/custom-attributes'

const text = z.string().max(256).optional()

/** A shipping or billing address. */
export const AddressRequest = withCustom({
    address1: text,
    address2: text,
    city: text,
    companyName: text,
    countryCode: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
    firstName: text,
    fullName: text,
    id: text,
    jobTitle: text,
    lastName: text,
    phone: text,
    postBox: text,
    postalCode: text,
    salutation: text,
    secondName: text,
    stateCode: text,
    suffix: text,
    suite: text,
    title: text
})

export type AddressRequest = z.output<typeof AddressRequest>

const most = 999
const item = {
    shipmentId: z.string().max(28).optional(),
    inventoryId: z.string().max(256).optional(),
    gift: z.boolean().optional(),
    giftMessage: z.string().max(4000).optional()
}
const productId = z.string().min(1).max(100)

/** A custom attribute without its prefix, spelled as in the data. */
const others = ['itemWthNoExistingApproval']

export const NewItemRequest = withCustom(
    {...item, productId, quantity: z.number().int().min(1).max(most)},
    others
)

/** Zero removes the line. */
export const ItemChangeRequest = withCustom(
    {
        ...item,
        itemId: z.string().max(64).optional(),
        productId: productId.optional(),
        quantity: z.number().int().min(0).max(most).optional()
    },
    others
)

/** The most items of one call. */
export const mostItems = 100

const CardRequest = z.object({
    cardType: z.string().max(256).optional(),
    creditCardToken: z.string().max(256).optional(),
    expirationMonth: z.number().int().min(1).max(12).optional(),
    expirationYear: z.number().int().min(2000).max(2100).optional(),
    holder: z.string().max(256).optional(),
    issueNumber: z.string().max(256).optional(),
    // Only a masked number is accepted, never a whole one.
    maskedNumber: z
        .string()
        .max(25)
        .regex(/^[0-9 -]{0,7}\D{6,15}\d{0,4}$/)
        .optional(),
    validFromMonth: z.number().int().min(1).max(12).optional(),
    validFromYear: z.number().int().min(1900).max(2100).optional()
})

export const PaymentRequest = withCustom({
    paymentMethodId: z.string().min(1).max(256).optional(),
    amount: z.number().min(0).max(1_000_000).optional(),
    paymentCard: CardRequest.optional()
})

export type PaymentRequest = z.output<typeof PaymentRequest>

export const ShipmentRequest = withCustom({
    shipmentId: z.string().min(1).max(28).optional(),
    gift: z.boolean().optional(),
    giftMessage: z.string().max(4000).optional(),
    shippingMethod: z.looseObject({id: z.string().max(256)}).optional(),
    shippingAddress: AddressRequest.optional()
})

export type ShipmentRequest = z.output<typeof ShipmentRequest>

const CustomerRequest = z.object({email: z.string().max(256).optional()})

/** The fields of a new basket, or of a change; everything else of a basket is computed. */
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
