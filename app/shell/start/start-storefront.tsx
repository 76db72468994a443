import {loadableReady} from '@loadable/component'
import type {ReactNode} from 'react'
import {flushSync} from 'react-dom'
import {hydrateRoot} from 'react-dom/client'
import {noteCampaign} from '@app/commerce/campaign'
import {browserLog, ifAllowed} from '@app/lib/browser/browser'
import {provideStorage} from '@app/lib/browser/browser-storage'
import {defaultLocale} from '@app/lib/address/locales'
import {asRead} from '@app/lib/address/page-path'
import type {AppContext} from '@app/routing/route/app-context'
import {BrowserLocation, FirstMatch, type ServedRoute} from '@app/routing/view/browser-routes'
import {localeOf} from '@app/routing/route/locale-path'
import {useCurrentUrl} from '@app/routing/route/location'
import {
    type LoaderArgs,
    loaderArgs,
    type PageDefinition,
    sharedQueries
} from '@app/routing/route/page'
import {routeAt} from '@app/routing/route/current-route'
import type {RouteDefinition} from '@app/routing/route/route'
import {hydrateCache, type PageState} from '@app/routing/data/state'
import {shopRoutes} from '@app/shop-routes'
import '@app/ui/products/product-tile'
import {AppProviders, type AppProvidersProps} from '../app-providers'
import {appContextFromState} from '../browser-context'
import {shownTrace} from '../errors/clean-trace'
import {ErrorBoundary, type PageFailure} from '../errors/error-boundary'
import {Layout} from '../layout/layout'
import {layoutQueries} from '../layout/layout-queries'
import type {CompiledMessages} from '../messages-provider'
import {createQueryClient} from '../query-client'
import {RefreshPage} from './refresh-page'

export type ShopRootProps = {
    routes: readonly ServedRoute[]
    providers: AppProvidersProps
    failure?: PageFailure | undefined
}

type WithErrorBoundaryProps = Pick<ShopRootProps, 'failure'> & {children: ReactNode}

const WithErrorBoundary = ({failure, children}: WithErrorBoundaryProps) => (
    <ErrorBoundary failure={failure} traceOf={shownTrace} url={useCurrentUrl()}>
        {children}
    </ErrorBoundary>
)

/** The whole shop in a browser: the elements that the kit's server has rendered, and nothing else of the kit. */
export const ShopRoot = ({routes, providers, failure}: ShopRootProps) => (
    <BrowserLocation>
        <AppProviders {...providers}>
            <WithErrorBoundary failure={failure}>
                <Layout>
                    <FirstMatch routes={routes} />
                </Layout>
            </WithErrorBoundary>
        </AppProviders>
    </BrowserLocation>
)

// Part of the main bundle, as home, listing and product all show tiles: a file of its own would delay the picture.

/** The data that the kit's server writes into a page for its script, as properties of the window. */
type ServerData = {
    __PRELOADED_STATE__: {__STATE_MANAGEMENT_LIBRARY?: PageState}
    __ERROR__?: PageFailure
    Progressive: {buildOrigin: string}
}

const readServerData = (): ServerData => {
    const data: ServerData = JSON.parse(document.getElementById('mobify-data')?.textContent ?? '{}')
    return Object.assign(window, data)
}

/** English is in the code; another language's messages are being read already (texts.ts). */
const pageTexts = async (): Promise<CompiledMessages> => {
    if (localeOf(window.location.pathname) === defaultLocale) return {}
    const texts = await window.shopTexts
    if (!texts) throw new Error('The page came without the texts of its language')
    return texts
}

type CurrentPage = {
    route: RouteDefinition
    page: PageDefinition
    params: LoaderArgs['params']
}

/** The code of the page that the server has rendered: its file comes with the document. */
const loadCurrentPage = async (): Promise<CurrentPage | undefined> => {
    const found = routeAt(shopRoutes, asRead(window.location.pathname))
    return found ? {...found, page: await found.route.loadPage()} : undefined
}

/** The queries that the layout and the current page declare. */
const declaredQueries = (context: AppContext, current: CurrentPage | undefined) => {
    const {pathname, search} = window.location
    const own = current?.page.loader(loaderArgs(context, asRead(pathname), search, current.params))
    return sharedQueries({...layoutQueries(context), ...own}).map(([, {query}]) => query)
}

const registerWorker = (): void => {
    // Absent in some private windows, and a property without value in others (D-51).
    void ifAllowed(() => navigator.serviceWorker.register('/worker.js'))?.catch(() => {
        browserLog.warn('The service worker was not registered')
    })
}

const refreshRoute: ServedRoute = {
    path: '/__pwa-kit/refresh',
    exact: true,
    component: RefreshPage
}

const hydratePage = (
    routes: readonly ServedRoute[],
    {messages, current}: {messages: CompiledMessages; current: CurrentPage | undefined},
    {__PRELOADED_STATE__: {__STATE_MANAGEMENT_LIBRARY: state}, __ERROR__: failure}: ServerData
): void => {
    if (!state) throw new Error('The page came without what it shows')
    const cache = createQueryClient()
    const context = appContextFromState(state)
    hydrateCache(cache, state, declaredQueries(context, current))
    const providers = {context, cache, messages, route: current?.route}
    const [root] = document.getElementsByClassName('react-target')
    if (!root) throw new Error('The page has no place to come alive in')
    window.__HYDRATING__ = true
    // At once, in the script's own task: otherwise the browser runs whatever else is waiting first.
    flushSync(() =>
        hydrateRoot(root, <ShopRoot routes={routes} providers={providers} failure={failure} />)
    )
}

/**
 * Hydrates the server's page, in place of the kit's own `start`, which has ten kilobytes that the shop does not use:
 * legacy fetch strategies, an event log, a logger (docs/decisions/0013).
 */
export const startStorefront = async (routes: readonly ServedRoute[]): Promise<void> => {
    const data = readServerData()
    provideStorage()
    noteCampaign(window.location.href)
    __webpack_public_path__ = data.Progressive.buildOrigin
    const [messages, current] = await Promise.all([pageTexts(), loadCurrentPage(), loadableReady()])
    hydratePage([refreshRoute, ...routes], {messages, current}, data)
    if (document.readyState === 'complete') registerWorker()
    else window.addEventListener('load', registerWorker)
}
