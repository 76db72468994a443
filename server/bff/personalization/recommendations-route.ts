import type {Request, RequestHandler, Response} from 'express'
import {z} from 'zod'
import {recommendationPlaces} from '@app/domain/catalogue/recommendations'
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

const Wanted = z.strictObject({
    place: z.enum(recommendationPlaces),
    /** The products on screen, which are not recommended. */
    productIds: ProductIds.default([])
})

const Recommenders = z.object({recommenders: z.array(z.object({name: z.string()}))})

const Recommended = z.object({
    recommenderName: Name,
    recoUUID: Name,
    recs: z.array(z.unknown())
})

const Rec = z.object({id: ProductId})

/** As many as one call for products may have. */
const MOST = 24
const LIST_MS = 600_000

const nothing = {recommender: '', recoId: '', productIds: []}

/** Whether the service has a recommender of a name: its list is read once in ten minutes [PERS-012]. */
const createKnownRecommenders = (setup: PersonalizationSetup) => {
    let list: {names: readonly string[]; until: number} = {names: [], until: 0}
    return async (name: string): Promise<boolean> => {
        const now = setup.now().getTime()
        if (now >= list.until) {
            const path = `personalization/recommenders/${setup.platform.siteId}`
            const {recommenders} = Recommenders.parse(await (await callOf(setup)(path)).json())
            list = {names: recommenders.map((each) => each.name), until: now + LIST_MS}
        }
        return list.names.includes(name)
    }
}

/** What is recommended at a place of the shop [PERS-013, PERS-014]; nothing if that fails [PERS-019]. */
export const recommend = (setup: PersonalizationSetup): RequestHandler => {
    const {platform, personalization, warn} = setup
    const call = callOf(setup)
    const isKnown = createKnownRecommenders(setup)

    const pathOf = async (source = ''): Promise<string | undefined> => {
        const [kind, name = ''] = source.split(':')
        if (kind === 'zone') return `personalization/${platform.siteId}/zones/${name}/recs`
        if (kind !== 'recommender' || !(await isKnown(name))) return undefined
        return `personalization/recs/${platform.siteId}/${name}`
    }

    const read = async (wanted: z.infer<typeof Wanted>, visitor: object) => {
        const path = await pathOf(personalization.sources[wanted.place])
        if (path === undefined) return nothing
        const body = {products: asProducts(wanted.productIds), ...visitor}
        const {recommenderName, recoUUID, recs} = Recommended.parse(
            await (await call(path, body)).json()
        )
        const ids = recs.flatMap((rec) => Rec.safeParse(rec).data?.id ?? [])
        const others = ids.filter((id) => !wanted.productIds.includes(id))
        return {
            recommender: recommenderName,
            recoId: recoUUID,
            productIds: [...new Set(others)].slice(0, MOST)
        }
    }

    const answer = async (req: Request, res: Response): Promise<unknown> => {
        const wanted = Wanted.safeParse(req.body)
        if (!wanted.success) return refuse(res, 400, 'recommendations-refused')
        const visitor = visitorOf(req, setup)
        const found =
            visitor === undefined
                ? nothing
                : await read(wanted.data, visitor).catch((error: unknown) => {
                      warn(`personalization recommendations: ${reasonOf(error)}`)
                      return nothing
                  })
        return res.set('cache-control', 'no-store').json(found)
    }
    return (req, res, next) => void answer(req, res).catch(next)
}
