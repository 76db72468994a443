import type {ShopperExperienceTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {promotionNamed} from '../../catalogue/find/promotion'
import {endpoint} from '../../core/endpoint'
import {localeOf, siteQuery} from '../../core/query-values'
import {findAsset} from '../find/content-asset'
import {presentAsset} from '../present/present-asset'
import {experiencePath, experienceScope} from './experience-query'

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

/** Which groups, promotions and data apply to whoever asks; what cannot be told is false. */
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
