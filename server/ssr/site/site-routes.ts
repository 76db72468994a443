import type {getRuntime} from '@salesforce/pwa-kit-runtime/ssr/server/express'
import {Router, urlencoded, type Request, type Response} from 'express'
import {anyPrefix, defaultLocale, type Locale, manifestPath} from '@app/lib/address/locales'
import {closedPaths, declaredReads, sitemapPages} from '@app/routing/route/declared'
import {inEveryLocale} from '@app/routing/route/locale-path'
import {installedAppTexts} from '@app/shell/installed-app'
import {layoutReads} from '@app/shell/layout/layout-queries'
import type {CompiledMessages} from '@app/shell/messages-provider'
import {shopRoutes} from '@app/shop-routes'
import type {Upstreams} from '../../../config/checked-upstreams'
import {ownRoutes} from '../../bff/bff-routes'
import {chooseStore} from '../../bff/visitors/choose-store'
import {readableAddress} from '../../front/guards'
import {limitByAddress} from '../../limits/limit-by-address'
import {refuseTheRest, refuseUnreadable} from '../../limits/refuse'
import {mapRoute} from '../../map/map-route'
import {takeAgreementLink} from '../../session/links/agreement-link'
import {takeOfferCode} from '../../session/links/offer-link'
import {takeResetLink} from '../../session/passwords/reset-password'
import {manifestFile} from '../../sites/manifest'
import {hostOf, namingFiles, ownLocales, siteFile} from '../../sites/site-pages'
import type {Site} from '../../sites/sites'
import {takePreviewKey} from '../../storefront-preview/key-form'
import type {Preview} from '../../storefront-preview/preview'
import {previewPage} from '../../storefront-preview/preview-page'
import {clientIpOf} from '../client-ip'
import {llmsTxt} from '../crawlers/llms'
import {oneAddress} from '../crawlers/one-address'
import {robotsTxt} from '../crawlers/robots'
import {announceScript} from '../headers/announce-script'
import {serverTiming} from '../headers/server-timing'
import {processedUrl} from '../processed-url'
import {publicCalls} from '../public-calls'
import {choiceOfClass} from '../request-class'
import {createTurns} from '../shop/turns'
import {sitemapRoutes} from '../sitemap/sitemap-routes'
import type {SiteParts} from './site-parts'

export type RoutesSetup = {
    runtime: ReturnType<typeof getRuntime>
    upstreams: Upstreams
    buildDir: string
    messages: (locale: Locale) => CompiledMessages
    /** Whether shoppers come by TLS, so that cookies are Secure. */
    isSecure: boolean
    /** Who may preview the site. */
    preview: Preview
}

const closed = closedPaths(shopRoutes)
const reads = [...layoutReads, ...declaredReads(shopRoutes)]
const formBody = urlencoded({extended: false, limit: '2kb', parameterLimit: 10})
const turn = createTurns()

/** Calls per IP address to paid services in a minute: far more than a shopper's, far fewer than a script's. */
const mostPaid = 240

/** Tries of the editors' key per IP address in a minute. */
const mostKeys = 10

const warn = (message: string) => console.warn(message)

type PageOf = {parts: SiteParts; preview: Preview; req: Request; res: Response}

const preparePage = async ({parts, preview, req, res}: PageOf): Promise<void> => {
    const {shop, originOf} = parts
    const choice = choiceOfClass(res.locals.requestClass)
    const token = res.locals.isPreview === true ? preview.tokenIn(req.headers.cookie) : undefined
    const {context, ...page} = await shop.pageRequest(req.path, choice, originOf(req), token)
    const originalSearch = String(res.locals.originalSearch ?? '')
    res.locals.page = {...page, context: {...context, originalSearch}, turn}
}

/** The files at addresses of their own, with the site's name where they have one. */
const fileRoutes = (app: Router, site: Site, {runtime, buildDir, messages}: RoutesSetup): void => {
    app.get('/callback', (_req, res) => void res.set('cache-control', 'no-store').send())
    app.get('/worker.js', runtime.serveServiceWorker)
    for (const name of namingFiles)
        app.get(
            `/${name}`,
            siteFile(site, buildDir, name),
            runtime.serveStaticFile(`static/${name}`)
        )
    for (const locale of site.locales.filter((id) => id !== defaultLocale))
        app.get(
            manifestPath(locale),
            manifestFile(site, buildDir, {
                locale,
                texts: installedAppTexts(locale, messages(locale))
            })
        )
    app.get('/icons/:file([\\w-]+\\.(?:png|svg|ico))', (req, res, next) =>
        runtime.serveStaticFile(`static/icons/${req.params.file}`)(req, res, next)
    )
    app.get('/favicon.ico', runtime.serveStaticFile('static/icons/favicon.ico'))
}

/** What crawlers read besides pages. */
const crawlerRoutes = (app: Router, {site, shop, originOf}: SiteParts): void => {
    app.get('/robots.txt', (req, res) => {
        res.type('text/plain')
            .set('cache-control', 'public, max-age=3600')
            .send(robotsTxt(originOf(req), closed))
    })
    app.get('/llms.txt', (req, res) => {
        res.type('text/plain')
            .set('cache-control', 'public, max-age=3600')
            .send(llmsTxt(originOf(req), site))
    })
    app.use(
        sitemapRoutes({
            shop: shop.catalogue,
            pages: sitemapPages(shopRoutes),
            locales: site.locales,
            originOf,
            now: () => Date.now(),
            warn
        })
    )
}

/** The calls of browsers to our own server, and the links in mails that it opens. */
const callRoutes = (app: Router, parts: SiteParts, setup: RoutesSetup): void => {
    const {guarded, shop, ownShopperRoutes} = parts
    const {upstreams, isSecure, preview} = setup
    app.get('/api/get-client-ip', (req, res) => {
        res.set('cache-control', 'no-store').json({clientIp: clientIpOf(req)})
    })
    app.use('/api', ownShopperRoutes)
    app.get(inEveryLocale('/my-accounts/resetPassword'), takeResetLink)
    app.get(new RegExp(`^${anyPrefix}/(claim-offer|pre-approved)$`), takeOfferCode)
    app.get(inEveryLocale('/link-agreement'), takeAgreementLink)
    const {maps: google, thirdPartyDeadlineMs: deadlineMs} = upstreams
    const limited = limitByAddress({...guarded, name: 'paid', most: mostPaid, windowMs: 60_000})
    app.get('/api/map', limited, mapRoute({google, deadlineMs, fetch: globalThis.fetch, warn}))
    app.post('/api/choose-store', limited, formBody, chooseStore(isSecure, shop.mayChoose))
    const fewKeys = limitByAddress({...guarded, name: 'key', most: mostKeys, windowMs: 60_000})
    app.post('/api/preview', fewKeys, formBody, takePreviewKey(preview))
    app.use('/api', ownRoutes(shop.own, limited))
    app.use(
        '/api/commerce',
        publicCalls({...guarded, upstreams, reads, token: shop.token, preview})
    )
    app.use(['/api', '/mobify'], refuseTheRest, refuseUnreadable)
}

/** Everything that is answered for one site, but what the proxies in front answer. */
export const siteRoutes = (parts: SiteParts, setup: RoutesSetup): Router => {
    const {runtime, preview} = setup
    const app = Router()
    app.use(hostOf(parts.site))
    fileRoutes(app, parts.site, setup)
    crawlerRoutes(app, parts)
    callRoutes(app, parts, setup)
    app.get(
        '*',
        readableAddress,
        ownLocales(parts.site),
        oneAddress(shopRoutes),
        processedUrl,
        // Before the script is announced: the form for the key runs none.
        previewPage(preview),
        serverTiming(),
        announceScript,
        (req, res, next) => {
            preparePage({parts, preview, req, res}).then(() => runtime.render(req, res, next), next)
        }
    )
    return app
}
