import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import type {Timed, Client} from './client'

/** A request of a visit, its time by performance.now(), and its response. */
export type Visited = Timed & {what: string; at: number}

const measured = async (what: string, request: () => Promise<Timed>): Promise<Visited> => {
    const at = performance.now()
    return {what, at, ...(await request())}
}

const stores = ['', '01001.90210', '01002.90210', '01012.75024', '.77002']
const words = ['sofa', 'tv', 'bed', 'washer', 'laptop', 'no such thing']
const pages = [
    '/',
    '/c/furniture',
    '/c/furniture/living-room/sofas',
    '/c/clearance',
    '/shop-all',
    '/c/furniture?sort=PRICE_LOW_TO_HIGH&offset=25',
    '/stores',
    '/stores/tx',
    '/cart',
    '/es-US',
    '/es-US/c/furniture',
    '/checkout',
    '/my-accounts',
    '/no-such-page',
    '/store-locator?zip=75201',
    '/how-rac-works',
    '/instant-approval',
    '/sitemap.xml'
]
const api = '/api/scapi'
const organization = 'f_ecom_hmwd_001'
const baskets = `${api}/checkout/shopper-baskets/v1/organizations/${organization}/baskets`

export type Chance = () => number

const oneOf = <Item>(items: readonly Item[], chance: Chance): Item | undefined =>
    items[Math.floor(chance() * items.length)]

type Soaked = {origin: string; client: Client; products: readonly string[]; chance: Chance}

/** A page of any kind, by a shopper of any store or a crawler. */
const visitPage = async ({origin, client, products, chance}: Soaked): Promise<Visited[]> => {
    const kinds = [
        oneOf(pages, chance),
        oneOf(products, chance),
        `/search?q=${encodeURIComponent(oneOf(words, chance) ?? '')}`
    ]
    const path = oneOf(kinds, chance) ?? '/'
    const store = oneOf(stores, chance)
    const agent = chance() < 0.1 ? 'Examplebot/2.1' : 'Mozilla/5.0'
    const headers = {
        'user-agent': agent,
        'accept-encoding': 'br',
        ...(store && {cookie: `store=${store}.chosen`})
    }
    return [await measured(path, () => client.request(`${origin}${path}`, headers))]
}

/** Small requests: files, health, the session, refused calls. */
const requestSmall = async ({origin, client, chance}: Soaked): Promise<Visited[]> => {
    const paths = ['/healthz', '/readyz', '/api/session', '/worker.js', `${api}/../x`, '/a%00b']
    const path = oneOf(paths, chance) ?? '/healthz'
    return [await measured(path, () => client.request(`${origin}${path}`))]
}

const leave = async ({origin, client, products, chance}: Soaked): Promise<Visited[]> => {
    await client.requestAndLeave(`${origin}${oneOf(products, chance) ?? '/'}`, 5 + chance() * 100)
    return []
}

/** A shopper with a session who adds a product to the basket and removes it again; some sign in. */
const shop = async ({origin, products, chance}: Soaked): Promise<Visited[]> => {
    const visitor = shopVisitor(origin)
    const visited: Visited[] = []
    const step = async (what: string, request: () => Promise<Response>): Promise<unknown> => {
        const began = performance.now()
        const [status, text] = await request().then(
            async (answer) => [answer.status, await answer.text()] as const,
            () => [0, ''] as const
        )
        visited.push({what, at: began, status, ms: performance.now() - began, isRefusal: false})
        return /^[{[]/.test(text) && status === 200 ? JSON.parse(text) : undefined
    }
    const call = (method: string, path: string, body?: string) =>
        step(`${method} ${path.replace(/\/[\w-]{20,}/g, '/…')}`, () =>
            visitor.call(`${path}?siteId=Homeward`, {
                method,
                ...(body && {body, headers: {'content-type': 'application/json'}})
            })
        )
    if (chance() < 0.3) await step('sign in', () => visitor.signIn('morgan@homeward.example'))
    else await step('begin a session', () => visitor.beGuest())
    const basket = await call('POST', baskets, '{}')
    const id = basketIdOf(basket)
    if (id !== undefined) {
        const productId = (oneOf(products, chance) ?? '').split('/').pop()
        await call('POST', `${baskets}/${id}/items`, JSON.stringify([{productId, quantity: 1}]))
        await call('GET', `${baskets}/${id}`)
        await call('DELETE', `${baskets}/${id}`)
    }
    return visited
}

const basketIdOf = (basket: unknown): string | undefined => {
    const isBasket = typeof basket === 'object' && basket !== null && 'basketId' in basket
    return isBasket ? String(basket.basketId) : undefined
}

/** One of the visits that a shop has in a day, each kind with its usual frequency. */
export const visitAsChanceWants = (soaked: Soaked): Promise<Visited[]> => {
    const chance = soaked.chance()
    if (chance < 0.7) return visitPage(soaked)
    if (chance < 0.85) return requestSmall(soaked)
    return chance < 0.9 ? leave(soaked) : shop(soaked)
}
