import type {CallName} from './troubled-platform'

/**
 * The result of a page while a call fails: all of its main content, the error page inside the layout, or its content with
 * a section that shows this text because it has none.
 */
export type Outcome = 'whole' | 'error page' | {shows: string}

export type Page = {
    name: string
    address: string
    store?: string
    calls: Partial<Record<CallName, Outcome>>
}

const withOwnStore = '01001.90210.chosen'

/** The calls of every page for its layout; a page works without them. */
const layoutCalls = {menu: 'whole', preferences: 'whole', footer: 'whole'} as const
/** The calls to resolve the store. */
const storeCalls = {...layoutCalls, 'store search': 'whole'} as const
/** Without a token no call can be made, so there is no data. */
const everyPageCalls = {...storeCalls, token: 'error page'} as const

const noStores = {shows: 'We couldn’t load the stores. Please try again.'}

/** Every kind of page with every call that it makes. */
export const pages: readonly Page[] = [
    {
        name: 'home',
        address: '/',
        // Without the store’s own page for its banner, everybody’s is shown.
        calls: {...everyPageCalls, content: 'error page', stores: 'whole'}
    },
    {
        name: 'a category',
        address: '/c/furniture',
        calls: {...everyPageCalls, search: 'error page', category: 'whole'}
    },
    {
        name: 'a category further down',
        address: '/c/furniture/living-room/sofas',
        calls: {...everyPageCalls, search: 'error page', category: 'whole'}
    },
    {name: 'a search', address: '/search?q=sofa', calls: {...everyPageCalls, search: 'error page'}},
    {
        name: 'a search, for a shopper with a store',
        address: '/search?q=sofa',
        store: withOwnStore,
        calls: {...layoutCalls, token: 'error page', stores: 'whole', search: 'error page'}
    },
    {
        name: 'a product',
        address: '/p/ellsbrook-7-drawer-dresser-in-white/210001',
        calls: {...everyPageCalls, product: 'error page', stores: 'whole', disclosure: 'whole'}
    },
    {
        name: 'a product, for a shopper with a store',
        address: '/p/ellsbrook-7-drawer-dresser-in-white/210001',
        store: withOwnStore,
        calls: {
            ...layoutCalls,
            stores: 'whole',
            disclosure: 'whole',
            token: 'error page',
            product: 'error page'
        }
    },
    {name: 'the locator', address: '/store-locator', calls: {...storeCalls, token: 'whole'}},
    {
        name: 'the locator with a zip',
        address: '/store-locator?zip=75201',
        store: withOwnStore,
        calls: {
            ...layoutCalls,
            geocoder: 'whole',
            stores: 'whole',
            token: noStores,
            'store search': noStores
        }
    },
    {
        name: 'all stores',
        address: '/stores',
        store: withOwnStore,
        calls: {...layoutCalls, stores: 'whole', token: 'error page', 'store search': 'error page'}
    },
    {
        name: 'the stores of a city',
        address: '/stores/tx/dallas',
        store: withOwnStore,
        calls: {...layoutCalls, stores: 'whole', token: 'error page', 'store search': 'error page'}
    },
    {
        name: 'a store',
        address: '/stores/ca/beverly-hills/01001',
        calls: {...everyPageCalls, stores: 'error page', notice: 'whole'}
    },
    {
        name: 'a page of content',
        address: '/how-rac-works',
        calls: {...everyPageCalls, content: 'error page'}
    },
    {
        name: 'the cart',
        address: '/cart',
        calls: {...storeCalls, token: 'whole', stores: 'whole', disclosure: 'whole'}
    },
    {
        name: 'no page',
        address: '/no-such-page',
        // Whether the page has moved is not known without the mapping (D-45).
        calls: {...everyPageCalls, mapping: 'error page'}
    }
]
