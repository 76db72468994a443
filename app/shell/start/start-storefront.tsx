import {flushSync} from 'react-dom'
import {hydrateRoot} from 'react-dom/client'
import {browserLog} from '@app/lib/browser-log'
import {localeOf} from '@app/routing/address/locale-path'
import type {ServedRoute} from '@app/routing/browser/browser-routes'
import {routeAt} from '@app/routing/warm-route'
import {shopRoutes} from '@app/shop-routes'
import type {PageState} from '@app/routing/answers/page-state'
// Home, listing and product all show tiles: a file of their own would take the picture's place on the line.
import '@app/ui/products/product-tile/product-tile'
import type {CompiledMessages} from '../texts/messages'
import {createQueryCache} from '../kit/query-cache'
import {visitFromPage} from '../visit/visit-from-page'
import type {PageFailure} from './failure-boundary'
import {RefreshPage} from './refresh-page'
import {ShopRoot} from './shop-root'

/** What the kit's server writes into a page for its script: names on the window, by the kit's own convention. */
type PageData = {
    __PRELOADED_STATE__: {__STATE_MANAGEMENT_LIBRARY?: PageState}
    __ERROR__?: PageFailure
    Progressive: {buildOrigin: string}
}

const readPageData = (): PageData => {
    const data: PageData = JSON.parse(document.getElementById('mobify-data')?.textContent ?? '{}')
    return Object.assign(window, data)
}

/** English is in the code; another language's texts are being read already (texts.ts). */
const pageTexts = async (): Promise<CompiledMessages> => {
    if (localeOf(window.location.pathname) === 'en-US') return {}
    const texts = await window.shopTexts
    if (!texts) throw new Error('The page came without the texts of its language')
    return texts
}

/** The code of the page that the server has rendered: its file comes with the document. */
const loadPage = async (): Promise<void> => {
    await routeAt(shopRoutes, window.location.pathname)?.route.page()
}

const registerWorker = (): void => {
    if (!('serviceWorker' in navigator)) return
    navigator.serviceWorker.register('/worker.js').catch(() => {
        browserLog.warn('The service worker was not registered')
    })
}

const refreshRoute: ServedRoute = {
    path: '/__pwa-kit/refresh',
    exact: true,
    component: RefreshPage
}

const hydrate = (
    routes: readonly ServedRoute[],
    messages: CompiledMessages,
    {__PRELOADED_STATE__: {__STATE_MANAGEMENT_LIBRARY: state}, __ERROR__: failure}: PageData
): void => {
    if (!state) throw new Error('The page came without what it shows')
    const cache = createQueryCache()
    const surroundings = {visit: visitFromPage(state, cache), cache, messages}
    const [root] = document.getElementsByClassName('react-target')
    if (!root) throw new Error('The page has no place to come alive in')
    window.__HYDRATING__ = true
    // At once, in the script's own task: otherwise the browser puts whatever else waits in front of it.
    flushSync(() => hydrateRoot(root, <ShopRoot {...{routes, surroundings, failure}} />))
}

/**
 * Makes the server's page live, in place of the kit's own `start`, which brings ten kilobytes that the shop has no use
 * for: legacy fetch strategies, an event log, a logger (docs/decisions/0013).
 */
export const startStorefront = async (routes: readonly ServedRoute[]): Promise<void> => {
    const data = readPageData()
    __webpack_public_path__ = data.Progressive.buildOrigin
    const [messages] = await Promise.all([pageTexts(), loadPage()])
    hydrate([refreshRoute, ...routes], messages, data)
    if (document.readyState === 'complete') registerWorker()
    else window.addEventListener('load', registerWorker)
}
