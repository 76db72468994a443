import {z} from 'zod'
import {withCustom} from '../../../core/values/custom-attributes'

const CardRequest = z.object({
    cardType: z.string().max(256).optional(),
    creditCardToken: z.string().max(256).optional(),
    expirationMonth: z.number().int().min(1).max(12).optional(),
    expirationYear: z.number().int().min(2000).max(2100).optional(),
    holder: z.string().max(256).optional(),
    issueNumber: z.string().max(256).optional(),
    // A whole number has no place here: only a masked one is taken.
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
