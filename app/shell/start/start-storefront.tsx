import {loadableReady} from '@loadable/component'
import {hydrateRoot} from 'react-dom/client'
import {browserLog} from '@app/lib/browser-log'
import {localeOf} from '@app/routing/address/locale-path'
import type {ServedRoute} from '@app/routing/browser-routes'
import type {PageState} from '@app/routing/answers/page-state'
// Home, listing and product all show tiles: a file of their own would take the picture's place on the line.
import '@app/ui/products/product-tile/product-tile'
import {holdMessages} from '../texts/held-messages'
import type {CompiledMessages} from '../texts/messages'
import {AppConfig, type Locals} from '../kit/app-config'
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

/** English is in the code; another language's texts come from the same bundle as the code [I18N-007]. */
const loadMessages = async (): Promise<void> => {
    const locale = localeOf(window.location.pathname)
    if (locale === 'en-US') return
    const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]')
    if (!link) return
    const response = await fetch(link.href)
    const messages: CompiledMessages = await response.json()
    holdMessages(messages)
}

const pageCode = (): Promise<void> =>
    new Promise((resolve) => {
        void loadableReady(resolve)
    })

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
    {__PRELOADED_STATE__: state, __ERROR__: failure}: PageData
): void => {
    const locals: Locals = {}
    AppConfig.restore(locals, state.__STATE_MANAGEMENT_LIBRARY)
    const [root] = document.getElementsByClassName('react-target')
    if (!root) throw new Error('The page has no place to come alive in')
    window.__HYDRATING__ = true
    hydrateRoot(root, <ShopRoot {...{routes, locals, failure}} />)
}

/**
 * Makes the server's page live, in place of the kit's own `start`, which brings ten kilobytes that the shop has no use
 * for: legacy fetch strategies, an event log, a logger (docs/decisions/0013).
 */
export const startStorefront = async (routes: readonly ServedRoute[]): Promise<void> => {
    const data = readPageData()
    __webpack_public_path__ = data.Progressive.buildOrigin
    await Promise.all([loadMessages(), pageCode()])
    hydrate([refreshRoute, ...routes], data)
    if (document.readyState === 'complete') registerWorker()
    else window.addEventListener('load', registerWorker)
}
