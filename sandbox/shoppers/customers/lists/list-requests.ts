import {z} from 'zod'
import {withCustom} from '../../../core/values/custom-attributes'

const type = z.enum([
    'wish_list',
    'gift_registry',
    'shopping_list',
    'custom_1',
    'custom_2',
    'custom_3'
])

export const ListRequest = withCustom({
    type: type.optional(),
    name: z.string().max(256).optional(),
    description: z.string().max(4000).optional(),
    public: z.boolean().optional()
})

export const NewItemRequest = withCustom({
    type: z.enum(['product', 'gift_certificate']).default('product'),
    productId: z.string().min(1).max(100).optional(),
    quantity: z.number().min(0).max(999),
    priority: z.number().int().min(-100).max(100),
    public: z.boolean()
})

export const ItemChangeRequest = withCustom({
    productId: z.string().min(1).max(100).optional(),
    quantity: z.number().min(0).max(999).optional(),
    priority: z.number().int().min(-100).max(100).optional(),
    public: z.boolean().optional()
})
