import type {ShopperExperienceTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {promotionNamed} from '../catalogue/model/promotion'
import {endpoint} from '../core/endpoint'
import {localeOf, siteQuery} from '../core/query-values'
import {badRequest, notFound, problem} from '../core/response'
import {contextOf as shopperContextOf} from '../shoppers/context/context-endpoints'
import type {Shopper, World} from '../world/world'
import {findAsset, presentAsset} from './asset'
import {findComponent, findPage, findPageOfCategory} from './page'
import {isPreviewKey} from './editor/preview-key'
import {customerGroups} from './page-document'
import {type PageContext, presentComponent, presentPage} from './present-page'

export const experiencePath = '/experience/shopper-experience/v1/organizations/:organizationId'
export const experienceScope = 'sfcc.shopper-experience'

/** The query of pages and components; the store is the retailer's own parameter. */
export const contextQuery = siteQuery.extend({
    parameters: z.string().max(256).optional(),
    c_store_id: z.string().max(64).optional(),
    /** Shows the draft, at a time and as a group, to whoever has the editors' key. */
    c_preview_key: z.string().max(128).optional(),
    c_preview_at: z.iso.datetime().optional(),
    c_preview_group: z.enum(customerGroups).optional(),
    /** What Page Designer adds: the draft, for whoever has its token, and in design mode where each component stands. */
    mode: z.enum(['EDIT', 'PREVIEW']).optional(),
    pdToken: z.string().max(128).optional()
})

const pageQuery = contextQuery.extend({aspectAttributes: z.string().max(256).optional()})

type Viewing = {shopper: Shopper; world: World; now: Date}

/** When and as whom a shopper sees content: now and as they are, unless their context says otherwise. */
const viewerOf = ({shopper, world, now}: Viewing): PageContext['viewer'] => {
    const {effectiveDateTime, customerGroupIds = []} = shopperContextOf(world, shopper.usid) ?? {}
    const group = customerGroups.find((one) => customerGroupIds.includes(one))
    return {
        at: effectiveDateTime ? new Date(effectiveDateTime) : now,
        group: group ?? (shopper.isGuest ? 'Unregistered' : 'Registered')
    }
}

const contextOf = (query: z.output<typeof contextQuery>, viewing: Viewing): PageContext => ({
    storeId: query.c_store_id,
    locale: localeOf(query),
    viewer: viewerOf(viewing)
})

/** A content page by its id [API-063, CONTENT-001]. */
const getPage = endpoint({
    method: 'GET',
    path: `${experiencePath}/pages/:pageId`,
    scope: experienceScope,
    query: pageQuery,
    handle: ({params: {pageId}, query, world, shopper, now}): ShopperExperienceTypes.Page => {
        const isPreview = [query.c_preview_key, query.pdToken].some((key) =>
            isPreviewKey(world, key)
        )
        const page =
            findPage(world, pageId, isPreview ? 'draft' : 'live') ?? notFound('page', pageId)
        const context = contextOf(query, {shopper, world, now})
        if (!isPreview) return presentPage(world, page, context)
        const {c_preview_at: at, c_preview_group: group = 'Unregistered'} = query
        const viewer = {at: at === undefined ? now : new Date(at), group}
        const isDesigned = query.mode === 'EDIT'
        return presentPage(world, page, {...context, viewer, isDesigned})
    }
})

/** The page that is assigned to a category: one at most. Products have none of their own. */
const getPages = endpoint({
    method: 'GET',
    path: `${experiencePath}/pages`,
    scope: experienceScope,
    query: pageQuery.extend({
        aspectTypeId: z.string().max(256),
        categoryId: z.string().max(256).optional(),
        productId: z.string().max(100).optional()
    }),
    handle: ({query, world, shopper, now}): ShopperExperienceTypes.PageResult => {
        const {aspectTypeId, categoryId, productId} = query
        if (categoryId === undefined && productId === undefined) {
            badRequest('Either categoryId or productId is needed.')
        }
        if (aspectTypeId !== 'plp' && aspectTypeId !== 'pdp') {
            problem(404, 'aspect-type-not-found', `There is no aspect type '${aspectTypeId}'.`)
        }
        if (aspectTypeId === 'pdp' || categoryId === undefined) return {data: []}
        const page = findPageOfCategory(world, categoryId)
        return {
            data: page ? [presentPage(world, page, contextOf(query, {shopper, world, now}))] : []
        }
    }
})

/** One component of a page. */
const getComponent = endpoint({
    method: 'GET',
    path: `${experiencePath}/components/:componentId`,
    scope: experienceScope,
    query: contextQuery,
    handle: ({
        params: {componentId},
        query,
        world,
        shopper,
        now
    }): ShopperExperienceTypes.Component => {
        const component = findComponent(world, componentId) ?? notFound('component', componentId)
        return presentComponent(world, component, contextOf(query, {shopper, world, now}))
    }
})

export const pageEndpoints = [getPage, getPages, getComponent]

const id = z.string().min(1).max(256)

const Body = z.object({
    customerGroups: z.array(id).max(50).default([]),
    campaignQualifiers: z
        .array(z.object({campaignId: id, promotionId: id.optional()}))
        .max(50)
        .default([]),
    dataBindings: z
        .array(z.object({type: id, id}))
        .max(50)
        .default([])
})

type Wanted = z.output<typeof Body>

const groups = ['Everyone', 'Registered', 'Unregistered'] as const

/** Which groups, promotions and data apply to the caller; false for unknown ones. */
const resolveQualifiers = endpoint({
    method: 'POST',
    path: `${experiencePath}/qualifiers/resolve`,
    scope: experienceScope,
    query: siteQuery,
    body: Body,
    atomic: false,
    handle: ({
        query,
        body,
        world,
        shopper,
        now
    }): ShopperExperienceTypes.QualifierResolveResponse => {
        const isRegistered = !shopper.isGuest
        const belongs = {Everyone: true, Registered: isRegistered, Unregistered: !isRegistered}
        const today = now.toISOString().slice(0, 10)
        const isOn = ({campaignId, promotionId}: Wanted['campaignQualifiers'][number]) => {
            const promotion =
                promotionId === undefined ? undefined : promotionNamed(world, promotionId)
            if (promotion?.campaignId !== campaignId) return false
            return promotion.startsOn <= today && today <= promotion.endsOn
        }
        const campaigns = new Set(body.campaignQualifiers.map(({campaignId}) => campaignId))
        const assets = body.dataBindings.filter(({type}) => type === 'content_asset')
        return {
            customerGroups: Object.fromEntries(
                body.customerGroups.map((name) => {
                    const known = groups.find((group) => group === name)
                    return [name, known ? belongs[known] : false]
                })
            ),
            campaignQualifiers: Object.fromEntries(
                [...campaigns].map((campaignId) => [
                    campaignId,
                    Object.fromEntries(
                        body.campaignQualifiers
                            .filter((one) => one.campaignId === campaignId && one.promotionId)
                            .map((one) => [one.promotionId, isOn(one)])
                    )
                ])
            ),
            dataBindings: {
                content_asset: Object.fromEntries(
                    assets.flatMap(({id: assetId}) => {
                        const asset = findAsset(world, assetId, localeOf(query))
                        return asset ? [[assetId, presentAsset(asset)]] : []
                    })
                )
            }
        }
    }
})

export const qualifierEndpoints = [resolveQualifiers]
