import {z} from 'zod'
import {withCustom} from '../../../core/values/custom-attributes'

const month = z.number().int().min(1).max(12)
const year = z.number().int().min(1900).max(2100)

const Card = z.object({
    cardType: z.string().min(1).max(256),
    holder: z.string().max(256).default(''),
    number: z.string().regex(/^[\d -]{12,25}$/, 'is no card number'),
    expirationMonth: month,
    expirationYear: year,
    issueNumber: z.string().max(256).optional(),
    validFromMonth: month.optional(),
    validFromYear: year.optional()
})

export const NewCardRequest = withCustom({
    paymentMethodId: z.string().min(1).max(256),
    default: z.boolean().optional(),
    paymentCard: Card.optional()
})

export const CardChangeRequest = withCustom({
    default: z.boolean().optional(),
    paymentCard: z
        .object({
            holder: z.string().max(256).optional(),
            expirationMonth: month.optional(),
            expirationYear: year.optional()
        })
        .optional()
})
