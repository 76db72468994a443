import type {Request} from 'express'
import {shopRoutes} from '@app/shop-routes'
import type {Upstreams} from '../../../config/checked-upstreams'
import type {StorefrontConfig} from '../../../config/storefront-config'
import {scriptsIn} from '../../bff/page-report'
import {shopperRoutes, type ShopperRoutesSetup} from '../../bff/shopper-routes'
import {createGuestToken} from '../../session/shopper-account'
import type {Site} from '../../sites/sites'
import {createShop, type ShopSetup} from '../shop/shop'

/** What guards the calls to one site: whose they are, how many there were, and which are known. */
export type Guarded = Pick<ShopperRoutesSetup, 'counts' | 'known' | 'callerOf' | 'now'> & {
    siteId: string
    organizationId: string
    clientId: string
}

/** What all sites of this process have in common. */
export type PartsSetup = Required<Pick<ShopSetup, 'messages' | 'countContent'>> & {
    config: StorefrontConfig
    upstreams: Upstreams
    buildDir: string
    publishing: Pick<ShopperRoutesSetup['publishing'], 'secrets' | 'version' | 'frontCaches'>
    /** The address of this server, if it is known before a request comes. */
    origin: string
    originOf: (req: Request) => string
}

/** What serves one site: its shop with its own caches and token, and the calls of its shoppers. */
export const sitePartsFrom =
    ({config, upstreams, buildDir, publishing, origin, ...common}: PartsSetup) =>
    (site: Site, guarded: Guarded) => {
        const {siteId, organizationId, clientId} = guarded
        const warn = (message: string) => console.warn(message)
        const shop = createShop({
            config: {...config, defaultSite: site.id},
            site: site.page,
            upstreams,
            messages: common.messages,
            now: () => Date.now(),
            fetch: globalThis.fetch,
            warn,
            contentVersion: publishing.version.current,
            countContent: common.countContent
        })
        const platform = {
            commerceApi: upstreams.commerceApi,
            deadlineMs: upstreams.deadlineMs,
            siteId,
            organizationId,
            clientId,
            fetch: globalThis.fetch
        }
        const tokenOrigin = site.origin ?? (origin || 'https://localhost')
        const ownShopperRoutes = shopperRoutes({
            ...guarded,
            platform,
            leads: upstreams.leads,
            personalization: upstreams.personalization,
            pages: shopRoutes.map(({name}) => name),
            scripts: scriptsIn(buildDir),
            provider: config.thirdParties.identityProvider,
            sharedToken: () => shop.token(),
            guestToken: createGuestToken(platform, tokenOrigin, () => Date.now()),
            originOf: (req) => site.origin ?? (origin || common.originOf(req)),
            publishing: {
                ...publishing,
                pageDeadlineMs: upstreams.pageDeadlineMs,
                later: (run, ms) => void setTimeout(run, ms)
            },
            accountMinutes: () => shop.accountMinutes(),
            firstReads: (page, shopper) => shop.firstReads(shopRoutes, page, shopper),
            warn
        })
        const originAt = (req: Request): string => site.origin ?? common.originOf(req)
        return {site, guarded, shop, ownShopperRoutes, originOf: originAt}
    }

export type SiteParts = ReturnType<ReturnType<typeof sitePartsFrom>>
