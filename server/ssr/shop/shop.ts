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
import type {AppContext, PageSite} from '@app/routing/route/app-context'
import type {CompiledMessages} from '@app/shell/messages-provider'
import type {StorefrontConfig} from '../../../config/storefront-config'
import type {Upstreams} from '../../../config/checked-upstreams'
import {createGeocoder} from '../../bff/visitors/geocoder'
import {callBff, bffHandlers, type BffHandlers} from '../../bff/bff-handlers'
import {shopperLocation} from '../../bff/visitors/shopper-location'
import type {ContentCounter} from './content-figures'
import {firstReads} from './first-reads'
import {ProcessCache} from './process-cache'
import {createSharedToken} from './shared-token'
import {withinPageTime} from './waiting-at-most'
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

export type ShopSetup = {
    config: StorefrontConfig
    /** The site, if it is not the default one with all languages; its id is then the configuration's default. */
    site?: PageSite | undefined
    upstreams: Upstreams
    messages: (locale: Locale) => CompiledMessages
    now: () => number
    fetch: typeof fetch
    /** The version of what editors have published; data fetched under another one is fetched again. */
    contentVersion?: () => Promise<string>
    /** Logs failures of other systems. */
    warn: (message: string) => void
    /** Counts how cached content is served. */
    countContent?: ContentCounter
}

/** The platform as the server calls it, in each language. */
const commercesOf = (
    {config, upstreams, now, fetch, warn}: Omit<ShopSetup, 'messages'>,
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
    (setup: ShopSetup, everybodys: (locale: Locale) => Commerce) =>
    (
        routes: readonly RouteDefinition[],
        pathname: string,
        {customerId, accessToken}: {customerId: string; accessToken: string}
    ): Promise<FirstRead[]> => {
        const locale = localeOf(pathname)
        const {redirectHosts, thirdParties} = setup.config
        const token = () => Promise.resolve(accessToken)
        const commerce = commercesOf(setup, {token, bff: notRequested})(locale)
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

const onlyByAge = () => Promise.resolve('')

type OwnCalls = Pick<CommerceSetup, 'token' | 'bff'>

const uncached: QueryFetcher = (query) => query.fetch()

/** The shop as a previewed session sees it, by its context; as everybody, once it is over. Nothing of it is cached. */
const previewedBy = (setup: ShopSetup, {token, bff}: OwnCalls, previewToken: string) => ({
    fetcherIn: () => uncached,
    commerceIn: commercesOf(setup, {
        token: (refused) =>
            refused === undefined ? Promise.resolve(previewToken) : token(refused),
        bff
    })
})

type Catalogue = {commerce: Commerce; fetchQuery: QueryFetcher}

type Catalogues = {
    commerceIn: (locale: Locale) => Commerce
    fetcherIn: (locale: Locale) => QueryFetcher
}

const catalogueIn = ({commerceIn, fetcherIn}: Catalogues, locale: Locale): Catalogue => ({
    commerce: commerceIn(locale),
    fetchQuery: fetcherIn(locale)
})

const accountMinutesOf = async ({commerce, fetchQuery}: Catalogue): Promise<number> =>
    (await fetchQuery(sessionTimeouts(commerce))).accountMinutes

/** Fetches, in each language, what is the same for everybody from one cache, by its age and what editors have published. */
const createFetchers = (setup: ShopSetup): ((locale: Locale) => QueryFetcher) => {
    const {config, upstreams, now, warn, countContent, contentVersion = onlyByAge} = setup
    const cache = new ProcessCache(now, warn, {
        onServed: countContent,
        newestWithinMs: upstreams.pageDeadlineMs * partForStore
    })
    return (locale) => async (query) =>
        query.shared
            ? cache.fetch(`${config.defaultSite}/${locale}`, query, await contentVersion())
            : query.fetch()
}

/**
 * The shop on the server: one Commerce per language, one shared token, and the cache of data that is the same for
 * everybody.
 */
export const createShop = (setup: ShopSetup) => {
    const {config, site, upstreams, messages, now, fetch, warn} = setup
    const {organizationId, clientId} = config.commerceApi
    const siteId = config.defaultSite
    const {commerceApi, deadlineMs, thirdPartyDeadlineMs, pageDeadlineMs} = upstreams
    const platform = {commerceApi, organizationId, siteId, clientId, deadlineMs, fetch}
    const token = createSharedToken({...platform, now, locale: defaultLocale})

    const calls: OwnCalls = {token, bff: (call) => callBff(own)(call)}
    const everybodys = {commerceIn: commercesOf(setup, calls), fetcherIn: createFetchers(setup)}
    const inDefault = catalogueIn(everybodys, defaultLocale)
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
        firstReads: createFirstReads(setup, everybodys.commerceIn),
        /** Whether a store can be chosen (G-54). Rejects if that cannot be found out. */
        mayChoose: mayChooseStore(inDefault.commerce, inDefault.fetchQuery),
        /** The minutes after which an inactive customer is signed out [SESSION-009]. Rejects if they cannot be fetched. */
        accountMinutes: () => accountMinutesOf(inDefault),
        /** What crawlers are shown: the catalogue that is the same for everybody. */
        catalogue: inDefault,
        async pageRequest(
            pathname: string,
            given: StoreChoice | null,
            origin: string,
            /** The token of a session that previews the page. */
            previewToken?: string
        ): Promise<PageRequest> {
            const locale = localeOf(pathname)
            const {commerceIn, fetcherIn} =
                previewToken === undefined ? everybodys : previewedBy(setup, calls, previewToken)
            const fetchQuery = withinPageTime(fetcherIn(locale), {pageDeadlineMs, now})
            const commerce = commerceIn(locale)
            const {defaultStore, redirectHosts, thirdParties} = config
            const {cardFrame, videoPlayer, wallets} = thirdParties
            const deadlineMs = pageDeadlineMs * partForStore
            const sources = {commerce, fetchQuery, defaultStore, deadlineMs}
            const store = await storeOfRequest(sources, given)
            const frames = {cardFrame, videoPlayer, wallets}
            const ofSite = {locale, origin, commerce, redirectHosts, ...(site && {site})}
            const context = {...store, ...ofSite, ...frames}
            return {context, fetchQuery, messages: messages(locale), warn}
        }
    }
}
