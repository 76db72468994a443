import type {RecommendationsAnswer, RecommendersAnswer} from '@contract/third-parties'
import {productForStore} from '../../catalogue/product-for-store'
import {storeOf} from '../../catalogue/find/store-of'
import {endpoint} from '../../core/endpoint'
import {notFound} from '../../core/problem'
import type {World} from '../../world/world'
import {recommenderOfZone, recommenders} from './recommenders'
import {productIdsOf, Visitor} from './visitor'

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

/** Never what is looked at already. [ENTITY-039] */
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
