import type {ActivityName, RecommendationsAnswer, RecommendersAnswer} from '@contract/third-parties'
import {productForStore} from '../catalogue/product-for-store'
import {endpoint} from '../core/endpoint'
import {answer, notFound} from '../core/response'
import {storeOf} from '../stores/store'
import type {World} from '../world/world'
import {productIdsOf, recommenderOfZone, recommenders, Visitor} from './recommenders'

/** [PERS-001…011] */
const names: readonly ActivityName[] = [
    'viewProduct',
    'viewSearch',
    'clickSearch',
    'viewCategory',
    'clickCategory',
    'viewReco',
    'clickReco',
    'viewPage',
    'beginCheckout',
    'checkoutStep',
    'addToCart'
]

const mostActivitiesStored = 20_000
const mostCallsStored = 5000

/** Records a visitor's activity; recommendations are based on it. */
export const activities = names.map((name) =>
    endpoint({
        method: 'POST',
        path: `/personalization/v3/activities/:siteId/${name}`,
        access: 'public',
        body: Visitor,
        handle: ({params, body, world, now}) => {
            if (params.siteId !== world.siteId) notFound('site', params.siteId)
            saveCall(world, name, body)
            const ids = productIdsOf(body)
            for (const productId of ids.length ? ids : [null]) {
                saveActivity(world, [name, body.cookieId, productId, now.getTime()])
            }
            return answer(202, {})
        }
    })
)

const saveCall = ({statement}: World, name: ActivityName, body: Visitor) => {
    const {lastInsertRowid} = statement('INSERT INTO activity_call (name, body) VALUES (?, ?)').run(
        name,
        JSON.stringify(body)
    )
    statement('DELETE FROM activity_call WHERE no <= ?').run(
        Number(lastInsertRowid) - mostCallsStored
    )
}

/** What the service was told of visitors, oldest first; each call with its body as it came. */
export const activityCalls = ({statement}: World): {name: string; body: unknown}[] =>
    statement<{name: string; body: string}>('SELECT name, body FROM activity_call ORDER BY no')
        .all()
        .map(({name, body}): {name: string; body: unknown} => ({name, body: JSON.parse(body)}))

type Row = [name: ActivityName, cookieId: string, productId: string | null, happenedAt: number]

const saveActivity = ({statement}: World, row: Row) => {
    const {lastInsertRowid} = statement(
        'INSERT INTO activity (name, cookie_id, product_id, happened_at) VALUES (?, ?, ?, ?)'
    ).run(...row)
    statement('DELETE FROM activity WHERE no <= ?').run(
        Number(lastInsertRowid) - mostActivitiesStored
    )
}

const base = '/personalization/v3/personalization'
const shown = 12

/** [PERS-012] */
const getRecommenders = endpoint({
    method: 'GET',
    path: `${base}/recommenders/:siteId`,
    access: 'public',
    handle: (): RecommendersAnswer => ({
        recommenders: Object.entries(recommenders).map(([name, {recommenderType}]) => ({
            name,
            recommenderType
        }))
    })
})

/** [PERS-013] */
const recsByName = endpoint({
    method: 'POST',
    path: `${base}/recs/:siteId/:recommenderName`,
    access: 'public',
    body: Visitor,
    handle: ({params, body, world}) => recommended(world, params.recommenderName, body)
})

/** [PERS-014] */
const recsByZone = endpoint({
    method: 'POST',
    path: `${base}/:siteId/zones/:zone/recs`,
    access: 'public',
    body: Visitor,
    handle: ({params, body, world}) => recommended(world, recommenderOfZone(params.zone), body)
})

/** Never includes the product that is being viewed. [ENTITY-039] */
const recommended = (world: World, name: string, visitor: Visitor): RecommendationsAnswer => {
    const recommender = Object.hasOwn(recommenders, name) ? recommenders[name] : undefined
    if (!recommender) return notFound('recommender', name)
    const productIds = productIdsOf(visitor)
    const {cookieId} = visitor
    const store = storeOf(world, undefined)
    const most = shown + productIds.length
    const picked = recommender.pick(world, {cookieId, productIds, store, most})
    return {
        recommenderName: name,
        recoUUID: world.newId(),
        displayMessage: recommender.displayMessage,
        recs: [...new Set(picked)]
            .filter((id) => !productIds.includes(id))
            .slice(0, shown)
            .flatMap((id) => {
                const product = productForStore(world, id, undefined)
                if (!product) return []
                const {name: productName, imageUrl, url: productUrl} = product
                return [{id, productName, imageUrl, productUrl}]
            })
    }
}

export const recommendationEndpoints = [getRecommenders, recsByName, recsByZone]
