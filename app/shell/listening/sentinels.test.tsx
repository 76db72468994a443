import {act} from '@testing-library/react'
import Cookies from 'js-cookie'
import {clearImmediate, setImmediate} from 'node:timers'
import {CommerceError} from '@app/commerce/client'
import {emitShopEvent, type ShopEvent} from '@app/commerce/session/shop-event'
import {CurrentRouteProvider} from '@app/routing/route/current-route'
import {shopRoutes} from '@app/shop-routes'
import {aCustomer, renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {sofas} from '../../../tests/support/values/shop-events'
import {Activities} from './activities'
import {DataLayer} from './data-layer'
import {LateListeners} from './late-listeners'
import './activity-sender'
import './listeners-with-consent'

/** Values of a person that an address, a session or a browser may hold; nothing else of the shop contains one of them. */
const marked = {
    name: 'Zebulon',
    email: 'zebulon@person.example',
    phone: '3105550199',
    identityNumber: '512438861',
    birthDate: '1988-02-29',
    card: '4111111111111111',
    bankAccount: '77665544',
    income: '98765',
    agreement: 'agreement-90210-7',
    order: 'HW00098765',
    token: 'reset-token-5f4dcc3b'
}

/** Every event of the shop, with all its fields: the compiler wants a new one here. */
const events: {[Name in ShopEvent['event']]: Extract<ShopEvent, {event: Name}>} = {
    'signed-in': {event: 'signed-in', by: 'registration'},
    'signed-out': {event: 'signed-out', why: 'asked'},
    'added-to-cart': {event: 'added-to-cart', productId: 'P1', quantity: 2},
    'removed-from-cart': {event: 'removed-from-cart', productId: 'P1'},
    'wish-listed': {event: 'wish-listed', productId: 'P1', added: true},
    'listing-shown': {event: 'listing-shown', name: 'search', total: 1, productIds: ['P1']},
    'listing-chosen': {event: 'listing-chosen', name: 'furniture', productId: 'P1'},
    'category-shown': {
        event: 'category-shown',
        category: sofas
    },
    'recommendations-shown': {
        event: 'recommendations-shown',
        recommender: 'popular-items',
        recoId: 'reco-1',
        productIds: ['P1']
    },
    'recommendation-chosen': {
        event: 'recommendation-chosen',
        recommender: 'popular-items',
        recoId: 'reco-1',
        productId: 'P1'
    },
    'exchange-pressed': {event: 'exchange-pressed', productId: 'P1'},
    'deal-pressed': {event: 'deal-pressed', promoId: 'save'},
    'product-shown': {event: 'product-shown', productId: 'P1'},
    'step-reached': {event: 'step-reached', flow: 'checkout', step: 'delivery'},
    'step-failed': {event: 'step-failed', flow: 'payment', step: 'pay', code: 'declined'},
    decided: {event: 'decided', decision: 'approved'},
    ordered: {event: 'ordered'}
}

/** Each address of a route, with an order's number, a token or a name wherever its path or its query has room for one. */
const addresses = shopRoutes.flatMap(({path, name}) =>
    [path].flat().map((pattern) => {
        const filled = pattern
            .replace(/:\w+\(([\w-]+)[^)]*\)/g, '$1')
            .replace(/:orderNo\??/g, marked.order)
            .replace(/:\w+[?*+]?/g, marked.agreement)
            .replace('*', marked.token)
        return [name, `${filled}?${new URLSearchParams(marked)}`] as const
    })
)

type TaggedWindow = Window & {dataLayer?: unknown; optimizely?: unknown; zeta?: unknown}

const page: TaggedWindow = window
const network = window.fetch
let reported: string[] = []

const whatever = async (input: unknown, init?: {body?: unknown}): Promise<Response> => {
    reported.push(`${String(input)} ${String(init?.body)}`)
    return new Response(null, {status: 204})
}

/** Lets what is ready happen: the listeners' code and the preferences arrive. */
const settle = async () => {
    for (let turns = 0; turns < 25; turns += 1) {
        await act(() => new Promise<void>((resolve) => void setImmediate(resolve)))
    }
}

beforeEach(() => {
    reported = []
    window.fetch = whatever
    Object.defineProperties(window, {
        requestIdleCallback: {
            configurable: true,
            value: (task: () => void) => setImmediate(task)
        },
        cancelIdleCallback: {configurable: true, value: clearImmediate}
    })
    Object.defineProperty(navigator, 'sendBeacon', {
        configurable: true,
        value: (address: string, body: Blob) => {
            void body.text().then((text) => reported.push(`${address} ${text}`))
            return true
        }
    })
    page.dataLayer = []
    const tracker = {push: (entry: unknown) => void reported.push(JSON.stringify(entry))}
    Object.assign(page, {optimizely: tracker, zeta: tracker})
    Cookies.set('dw_dnt', '0')
})
afterEach(() => {
    window.fetch = network
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
    for (const script of [...document.scripts]) script.remove()
    localStorage.clear()
})

/** All that was reported, sent or stored by who listens, and the addresses of the scripts that were loaded. */
const everything = (): string =>
    [
        JSON.stringify(page.dataLayer),
        ...reported,
        ...[...document.scripts].map(({src}) => src),
        decodeURIComponent(document.cookie),
        JSON.stringify({...localStorage})
    ].join('\n')

test.each(addresses)(
    'of %s no listener is reported a value of a person, whatever happens on it (G-66) (D-21)',
    async (_name, address) => {
        document.title = marked.name
        renderForShopper(
            <CurrentRouteProvider routes={shopRoutes}>
                <DataLayer />
                <Activities />
                <LateListeners />
            </CurrentRouteProvider>,
            {
                address,
                identity: aCustomer({customerId: marked.agreement, firstName: marked.name}),
                fetch: ({path}) =>
                    path.includes('custom-prefs')
                        ? Promise.resolve({
                              customPreferences: {
                                  optimizelyTrackingURL: 'http://127.0.0.1:4000/scripts/a.js',
                                  visitedUrlLogEnabled: true
                              }
                          })
                        : Promise.reject(new CommerceError({status: 404, code: 'not-found'}))
            }
        )
        await settle()
        for (const event of Object.values(events)) act(() => emitShopEvent(event))
        await settle()

        const all = everything()
        expect(all).toContain('page_view')
        expect(all).toContain('"activity":"viewPage"')
        expect(all).toContain('"event":"page-visited"')
        expect(Object.entries(marked).filter(([, value]) => all.includes(value))).toEqual([])
    }
)
