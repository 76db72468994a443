import {z} from 'zod'

const Product = z.looseObject({id: z.string().min(1).max(100)})

/** What every call says of who looks, and at what. [PERS-015…018] */
export const Visitor = z.looseObject({
    realm: z.string().min(1).max(64),
    instanceType: z.enum(['prd', 'sbx']),
    cookieId: z.string().min(1).max(128),
    userId: z.string().max(128).optional(),
    product: Product.optional(),
    products: z.array(Product).max(200).optional()
})

export type Visitor = z.output<typeof Visitor>

/** The products a call is about. */
export const productIdsOf = ({product, products = []}: Visitor): string[] => [
    ...new Set([...(product ? [product] : []), ...products].map(({id}) => id))
]
