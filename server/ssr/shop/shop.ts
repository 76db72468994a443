import {
    type Commerce,
    CommerceError,
    type CommerceSetup,
    createCommerce
} from '@app/commerce/client'
import {type Locale, defaultLocale, perLocale} from '@app/lib/address/locales'
import {dayAt} from '@app/lib/browser/wall-clock'
import {sessionTimeouts} from '@app/commerce/preferences'
import type {StoreChoice} from '@app/domain/stores/store-choice'
import {localeOf} from '@app/routing/route/locale-path'
import type {FirstRead} from '@app/commerce/session/first-reads'
import type {QueryFetcher} from '@app/routing/view/loader'
import type {RouteDefinition} from '@app/routing/route/route'
import type {AppContext} from '@app/routing/route/app-context'
import type {CompiledMessages} from '@app/shell/messages-provider'
import type {StorefrontConfig} from '../../../config/storefront-config'
import type {Upstreams} from '../../../config/checked-upstreams'
import {createGeocoder} from '../../bff/visitors/geocoder'
import {callBff, bffHandlers, type BffHandlers} from '../../bff/bff-handlers'
import {shopperLocation} from '../../bff/visitors/shopper-location'
import {firstReads} from './first-reads'
import {ProcessCache} from './process-cache'
import {createSharedToken} from './shared-token'
import {waitingAtMost} from './waiting-at-most'
import {mayChooseStore, storeOfRequest} from './resolve-store'

/** What a render gets: the app context and the Commerce API. Requests share nothing of it but cached data. */
export type PageRequest = {
    context: AppContext
    fetchQuery: QueryFetcher
    messages: CompiledMessages
    /** Logs why a page could not be shown. */
    warn: (message: string) => void
}

/** The store is resolved first; that may take this share of the page's time. */
const partForStore = 1 / 3

/** Optional data may take this share of it, so that the page is ready sooner. */
const partForOptional = 2 / 3

type Wiring = {
    config: StorefrontConfig
    upstreams: Upstreams
    messages: (locale: Locale) => CompiledMessages
    now: () => number
    fetch: typeof fetch
    /** Logs failures of other systems. */
    warn: (message: string) => void
}

/** The platform as the server calls it, in each language. */
const commercesOf = (
    {config, upstreams, now, fetch, warn}: Omit<Wiring, 'messages'>,
    own: Pick<CommerceSetup, 'token' | 'bff'>
): ((locale: Locale) => Commerce) =>
    perLocale((locale) =>
        createCommerce({
            ...own,
            locale,
            siteId: config.defaultSite,
            organizationId: config.commerceApi.organizationId,
            clientId: config.commerceApi.clientId,
            deadlineMs: upstreams.deadlineMs,
            fetch,
            base: {api: upstreams.commerceApi, ocapi: upstreams.ocapi},
            today: (timeZone) => dayAt(timeZone, new Date(now())),
            wasPriceRules: config.wasPriceRules,
            warn
        })
    )

const notRequested = () => Promise.reject(new CommerceError({status: 404, code: 'not-found'}))

/** The first personal data of a customer's page, fetched with their own token; never rejects (docs/decisions/0026). */
const createFirstReads =
    (wiring: Wiring, everybodys: (locale: Locale) => Commerce) =>
    (
        routes: readonly RouteDefinition[],
        pathname: string,
        {customerId, accessToken}: {customerId: string; accessToken: string}
    ): Promise<FirstRead[]> => {
        const locale = localeOf(pathname)
        const {redirectHosts, thirdParties} = wiring.config
        const token = () => Promise.resolve(accessToken)
        const commerce = commercesOf(wiring, {token, bff: notRequested})(locale)
        const context = {
            locale,
            origin: '',
            choice: null,
            storeId: undefined,
            commerce: everybodys(locale),
            redirectHosts,
            cardFrame: thirdParties.cardFrame,
            wallets: thirdParties.wallets
        }
        return firstReads(routes, pathname, {customerId, commerce, context})
    }

type Catalogue = {commerce: Commerce; fetchQuery: QueryFetcher}

const accountMinutesOf = async ({commerce, fetchQuery}: Catalogue): Promise<number> =>
    (await fetchQuery(sessionTimeouts(commerce))).accountMinutes

/**
 * The shop on the server: one Commerce per language, one shared token, and the cache of data that is the same for
 * everybody.
 */
export const createShop = (wiring: Wiring) => {
    const {config, upstreams, messages, now, fetch, warn} = wiring
    const cache = new ProcessCache(now, warn)
    const {organizationId, clientId} = config.commerceApi
    const siteId = config.defaultSite
    const {commerceApi, deadlineMs, thirdPartyDeadlineMs, pageDeadlineMs} = upstreams
    const platform = {commerceApi, organizationId, siteId, clientId, deadlineMs, fetch}
    const token = createSharedToken({...platform, now, locale: defaultLocale})

    const commerceIn = commercesOf(wiring, {token, bff: (call) => callBff(own)(call)})

    const fetcherIn =
        (locale: Locale): QueryFetcher =>
        (query) =>
            cache.fetch(`${siteId}/${locale}`, query)

    const inDefault = {commerce: commerceIn(defaultLocale), fetchQuery: fetcherIn(defaultLocale)}
    const own: BffHandlers = bffHandlers({
        ...inDefault,
        geocoder: createGeocoder({
            ...upstreams.geocoder,
            deadlineMs: thirdPartyDeadlineMs,
            now,
            fetch,
            warn
        }),
        location: (clientIp) => shopperLocation({...platform, token}, clientIp),
        warn
    })

    return {
        token,
        own,
        firstReads: createFirstReads(wiring, commerceIn),
        /** Whether a store can be chosen (G-54). Rejects if that cannot be found out. */
        mayChoose: mayChooseStore(inDefault.commerce, inDefault.fetchQuery),
        /** The minutes after which an inactive customer is signed out [SESSION-009]. Rejects if they cannot be fetched. */
        accountMinutes: () => accountMinutesOf(inDefault),
        /** What crawlers are shown: the catalogue that is the same for everybody. */
        catalogue: inDefault,
        async pageRequest(
            pathname: string,
            given: StoreChoice | null,
            origin: string
        ): Promise<PageRequest> {
            const locale = localeOf(pathname)
            const fetchQuery = withinPageTime(fetcherIn(locale), {pageDeadlineMs, now})
            const commerce = commerceIn(locale)
            const {defaultStore, redirectHosts, thirdParties} = config
            const {cardFrame, videoPlayer, wallets} = thirdParties
            const deadlineMs = pageDeadlineMs * partForStore
            const sources = {commerce, fetchQuery, defaultStore, deadlineMs}
            const store = await storeOfRequest(sources, given)
            const frames = {cardFrame, videoPlayer, wallets}
            const context = {...store, locale, origin, commerce, redirectHosts, ...frames}
            return {context, fetchQuery, messages: messages(locale), warn}
        }
    }
}

type PageTime = {pageDeadlineMs: number; now: () => number}

/** Fetches for one page: everything that it waits for ends by a deadline counted from its request. */
const withinPageTime = (
    fetchQuery: QueryFetcher,
    {pageDeadlineMs, now}: PageTime
): QueryFetcher => {
    const began = now()
    return (query, kind) => {
        const deadlineMs = kind === 'optional' ? pageDeadlineMs * partForOptional : pageDeadlineMs
        return waitingAtMost(began + deadlineMs - now(), fetchQuery(query))
    }
}
