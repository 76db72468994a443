import type {Request, RequestHandler, Response} from 'express'
import {z} from 'zod'
import type {Activity} from '@app/commerce/personalization/activity'
import {refuse} from '../../limits/refuse'
import {
    asProducts,
    callOf,
    Name,
    type PersonalizationSetup,
    ProductId,
    ProductIds,
    reasonOf,
    visitorOf
} from './service'

const Category = z.string().regex(/^[\w-]{1,64}(?:\/[\w-]{1,64}){0,5}$/)
const Sent = z.discriminatedUnion('activity', [
    z.strictObject({activity: z.literal('viewProduct'), productId: ProductId}),
    z.strictObject({activity: z.literal('viewSearch'), productIds: ProductIds}),
    z.strictObject({activity: z.literal('clickSearch'), productId: ProductId}),
    z.strictObject({
        activity: z.literal('viewCategory'),
        category: Category,
        productIds: ProductIds
    }),
    z.strictObject({
        activity: z.literal('clickCategory'),
        category: Category,
        productId: ProductId
    }),
    z.strictObject({
        activity: z.literal('viewReco'),
        recommender: Name,
        recoId: Name,
        productIds: ProductIds
    }),
    z.strictObject({
        activity: z.literal('clickReco'),
        recommender: Name,
        recoId: Name,
        productId: ProductId
    }),
    z.strictObject({activity: z.literal('viewPage'), page: Name}),
    z.strictObject({activity: z.literal('beginCheckout')}),
    z.strictObject({activity: z.literal('checkoutStep'), step: Name}),
    z.strictObject({
        activity: z.literal('addToCart'),
        productId: ProductId,
        quantity: z.int().min(1).max(999)
    })
]) satisfies z.ZodType<Activity>

type SentActivity = z.infer<typeof Sent>

const subjectOf = (sent: SentActivity): object => {
    if ('recommender' in sent) return {recommenderName: sent.recommender, __recoUUID: sent.recoId}
    if ('category' in sent) return {category: {id: sent.category}}
    if ('page' in sent) return {currentLocation: sent.page}
    return 'step' in sent ? {stepName: sent.step} : {}
}

const productsOf = (sent: SentActivity): object => {
    if (sent.activity === 'addToCart')
        return {products: [{id: sent.productId, quantity: sent.quantity}]}
    if ('productId' in sent) return {product: {id: sent.productId}}
    return 'productIds' in sent ? {products: asProducts(sent.productIds)} : {}
}

/** Takes an activity [PERS-001…011]. The answer is the same if it could not be sent on, which is no visitor's problem. */
export const takeActivity = (setup: PersonalizationSetup): RequestHandler => {
    const call = callOf(setup)
    const send = async (sent: SentActivity, visitor: object): Promise<void> => {
        const path = `activities/${setup.platform.siteId}/${sent.activity}`
        try {
            await call(path, {...subjectOf(sent), ...productsOf(sent), ...visitor})
        } catch (error) {
            setup.warn(`personalization ${sent.activity}: ${reasonOf(error)}`)
        }
    }
    const take = async (req: Request, res: Response): Promise<unknown> => {
        const given = Sent.safeParse(req.body)
        if (!given.success) return refuse(res, 400, 'activity-refused')
        const visitor = visitorOf(req, setup)
        if (visitor !== undefined) await send(given.data, visitor)
        return res.set('cache-control', 'no-store').status(204).end()
    }
    return (req, res, next) => void take(req, res).catch(next)
}
