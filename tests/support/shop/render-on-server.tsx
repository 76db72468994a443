import {parse} from '@formatjs/icu-messageformat-parser'
import {ChunkExtractor} from '@loadable/server'
import type {Request as ExpressRequest, Response as ExpressResponse} from 'express'
import {renderToString} from 'react-dom/server'
import {Helmet} from 'react-helmet'
import {Route, StaticRouter, Switch} from 'react-router-dom'
import {parseStoreChoice} from '@app/domain/stores/store-choice'
import {routeAt} from '@app/routing/route/current-route'
import type {RouteDefinition} from '@app/routing/route/route'
import type {PageState} from '@app/routing/data/state'
import type {PageSite} from '@app/routing/route/app-context'
import {kitRoutes} from '@app/shell/kit-routes'
import {AppConfig} from '@app/shell/app-config'
import {Layout} from '@app/shell/layout/layout'
import type {Locale} from '@app/lib/address/locales'
import type {CompiledMessages} from '@app/shell/messages-provider'
import {shopRoutes} from '@app/shop-routes'
import rawConfig from '../../../config/default'
import {checkedConfig, type StorefrontConfig} from '../../../config/storefront-config'
import {createShop} from '../../../server/ssr/shop/shop'
import spanish from '../../../translations/es-US.json'
import {patientDeadlines} from './a-sandbox-shop'

/** Texts as the build compiles them. */
export const compileMessages = (texts: unknown): CompiledMessages =>
    Object.fromEntries(Object.entries(Object(texts)).map(([id, text]) => [id, parse(String(text))]))

export type RenderedPage = {
    status: number
    cacheControl: string
    html: string
    head: ReturnType<typeof Helmet.renderStatic>
    redirect: string | null
    /** The data in the page for its script. */
    state: PageState | undefined
}

const origin = 'https://shop.example'
const compiledSpanish = compileMessages(spanish)
const messages = (locale: Locale): CompiledMessages => (locale === 'es-US' ? compiledSpanish : {})

type ServerParts = {
    deadlines?: typeof patientDeadlines
    definitions?: readonly RouteDefinition[]
    contentVersion?: () => Promise<string>
    warn?: (message: string) => void
    /** Another site than the default one. */
    site?: PageSite | undefined
}

/** A server as the kit runs ours, on a new sandbox: `fetch` replaces the network. */
export const aServer = (
    fetch: typeof globalThis.fetch,
    now: () => number = () => Date.now(),
    given: Partial<StorefrontConfig> = {},
    {
        deadlines = patientDeadlines,
        definitions = shopRoutes,
        contentVersion = async () => '',
        warn = () => undefined,
        site
    }: ServerParts = {}
) => {
    const routes = kitRoutes(definitions)
    const shop = createShop({
        config: {...checkedConfig(rawConfig), ...(site && {defaultSite: site.id}), ...given},
        site,
        upstreams: {
            commerceApi: 'http://sandbox',
            ocapi: 'http://sandbox',
            images: 'http://sandbox',
            geocoder: {address: 'http://sandbox', key: '', signingSecret: ''},
            maps: {address: 'http://sandbox', key: ''},
            leads: '',
            personalization: {address: '', key: '', realm: '', instanceType: 'sbx', sources: {}},
            ...deadlines
        },
        messages,
        now,
        fetch,
        contentVersion,
        warn
    })

    /** Renders an address as the server would for a store cookie. */
    const render = async (address: string, store?: string): Promise<RenderedPage> => {
        const {pathname, search} = new URL(address, origin)
        const page = await shop.pageRequest(pathname, parseStoreChoice(store), origin)
        const headers = new Map<string, string>()
        const res = {
            locals: {page},
            statusCode: 200,
            status(code: number) {
                this.statusCode = code
                return this
            },
            set(name: string, value: string) {
                headers.set(name, value)
                return this
            }
        }
        AppConfig.restore(res.locals)
        const found = routeAt(definitions, pathname)
        const route = routes.find(({definition}) => definition === found?.route)
        if (!found || !route) throw new Error(`No route serves ${address}`)
        await AppConfig.initAppState({
            route,
            match: {params: found.params},
            location: {pathname, search},
            // Only the two that the strategy reads; it does not need the rest of Express.
            req: {} as ExpressRequest,
            res: res as unknown as ExpressResponse
        })
        const context: {url?: string; status?: number} = {}
        // Inside an extractor, as in the kit's renderer, lazy pages are loaded synchronously.
        const extractor = new ChunkExtractor({stats: {}})
        const html = renderToString(
            extractor.collectChunks(
                <StaticRouter location={{pathname, search}} context={context}>
                    <AppConfig locals={res.locals}>
                        <Layout>
                            <Switch>
                                {routes.map(({definition, ...route}) => (
                                    <Route key={definition.name} {...route} />
                                ))}
                            </Switch>
                        </Layout>
                    </AppConfig>
                </StaticRouter>
            )
        )
        return {
            status: context.url ? (context.status ?? 302) : res.statusCode,
            cacheControl: headers.get('Cache-Control') ?? '',
            html,
            head: Helmet.renderStatic(),
            redirect: context.url ?? null,
            state: AppConfig.freeze(res.locals)
        }
    }
    return {render}
}
