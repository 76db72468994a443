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

/** The fields of the service for what an activity is about. */
const fieldsOf = (sent: z.infer<typeof Sent>): object => {
    switch (sent.activity) {
        case 'viewProduct':
        case 'clickSearch':
            return {product: {id: sent.productId}}
        case 'viewSearch':
            return {products: asProducts(sent.productIds)}
        case 'viewCategory':
            return {category: {id: sent.category}, products: asProducts(sent.productIds)}
        case 'clickCategory':
            return {category: {id: sent.category}, product: {id: sent.productId}}
        case 'viewReco':
            return {...recoOf(sent), products: asProducts(sent.productIds)}
        case 'clickReco':
            return {...recoOf(sent), product: {id: sent.productId}}
        case 'viewPage':
            return {currentLocation: sent.page}
        case 'beginCheckout':
            return {}
        case 'checkoutStep':
            return {stepName: sent.step}
        case 'addToCart':
            return {products: [{id: sent.productId, quantity: sent.quantity}]}
    }
}

const recoOf = ({recommender, recoId}: {recommender: string; recoId: string}) => ({
    recommenderName: recommender,
    __recoUUID: recoId
})

/** Takes an activity [PERS-001…011]. The answer is the same if it could not be sent on, which is no visitor's problem. */
export const takeActivity = (setup: PersonalizationSetup): RequestHandler => {
    const call = callOf(setup)
    const send = async (sent: z.infer<typeof Sent>, visitor: object): Promise<void> => {
        const path = `activities/${setup.platform.siteId}/${sent.activity}`
        try {
            await call(path, {...fieldsOf(sent), ...visitor})
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
