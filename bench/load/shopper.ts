import type {Agent} from 'node:http'
import {z} from 'zod'
import {get} from '../../scripts/shop/plain-get'
import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {newBasket, type Call} from './calls'
import {cookieOf, type Page, type Store} from './catalogue'
import {kindOfPath} from './kinds'
import type {Sent} from './tally'

type Opened = {
    origin: string
    agent: Agent
    /** The address that the proxy in front of the cache reports. */
    address: string
    store: Store | undefined
    record: (sent: Sent) => void
}

const json = {'content-type': 'application/json'}

const Basket = z.object({basketId: z.string().optional()})
const Session = z.object({usid: z.string().optional(), customerId: z.string().optional()})

/** The addresses that each browser has in its own cache, for as long as its visit lasts. */
const createBrowserCache = () => {
    const had = new Set<string>()
    return (url: string): boolean => had.has(url) || !had.add(url)
}

/** Requests with the shopper's cookies; each is reported with its time. */
const createRequests = ({origin, agent, address, record}: Opened, storeCookie: () => string) => {
    const forwarded = {'x-forwarded-for': address}
    const visitor = shopVisitor(origin, forwarded)
    const cookies = (): string => [visitor.cookies(), storeCookie()].filter(Boolean).join('; ')

    const timed = async (what: string, path: string, request: () => Promise<[number, number]>) => {
        const began = performance.now()
        const [status, bytes] = await request().catch((): [number, number] => [0, 0])
        record({kind: kindOfPath(path), what, status, ms: performance.now() - began, bytes})
    }

    /** A page or a file, as the cache sends it, compressed. */
    const fetchFile = (what: string, path: string): Promise<void> =>
        timed(what, path, async () => {
            const headers = {...forwarded, cookie: cookies(), 'accept-encoding': 'br, gzip'}
            const {status, body} = await get(`${origin}${path}`, {agent, headers})
            return [status, body.length]
        })

    /** A call, and the parsed body if it was answered with JSON. */
    const call = async (what: string, path: string, init: RequestInit = {}): Promise<unknown> => {
        let parsed: unknown
        await timed(what, path, async () => {
            const answer = await visitor.call(path, init)
            const text = await answer.text()
            if (answer.ok && /^[{[]/.test(text)) parsed = JSON.parse(text)
            return [answer.status, text.length]
        })
        return parsed
    }

    /** Two calls, whose times are not known apart: each is reported with half of it. */
    const signIn = async (customer?: string): Promise<void> => {
        const began = performance.now()
        const answer = await (
            customer === undefined ? visitor.beGuest() : visitor.signIn(customer)
        ).catch(() => undefined)
        const bytes = (await answer?.text().catch(() => ''))?.length ?? 0
        const ms = (performance.now() - began) / 2
        const what = customer === undefined ? 'guest session' : 'sign-in'
        for (const part of [0, bytes])
            record({kind: 'proxy', what, status: answer?.status ?? 0, ms, bytes: part})
    }

    return {fetchFile, call, signIn}
}

/** One shopper's browser: it keeps cookies and what it has loaded, and reports each request that it makes. */
export const openBrowser = (opened: Opened) => {
    let current = opened.store
    const isCached = createBrowserCache()
    const {fetchFile, call, signIn} = createRequests(opened, () =>
        current ? cookieOf(current) : ''
    )

    /** A call that the browser answers from its own cache for a minute. */
    const read = async (what: string, path: string): Promise<void> => {
        if (!isCached(path)) await call(what, path)
    }

    const send = (what: string, {method, path, body}: Call): Promise<unknown> =>
        call(what, path, {method, headers: json, body: JSON.stringify(body)})

    const load = async (what: string, {path, bundles, images}: Page): Promise<void> => {
        await fetchFile(what, path)
        const files = [...bundles, ...images].filter((file) => !isCached(file))
        await Promise.all(files.map((file) => fetchFile('file of a page', file)))
    }

    return {
        load,
        call,
        read,
        send,
        signIn,
        store: () => current,
        chooseStore: (chosen: Store) => {
            current = chosen
        },
        /** Who the shopper is; with a page, its first reads come with it. */
        session: async (query = '') =>
            Session.safeParse(await call('session', `/api/session${query}`)).data ?? {},
        createBasket: async (usid: string) =>
            Basket.safeParse(await send('new basket', newBasket(usid))).data?.basketId
    }
}

export type ShopperBrowser = ReturnType<typeof openBrowser>
