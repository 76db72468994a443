import type {Redis} from 'ioredis'
import {z} from 'zod'
import {forgetCalls, sandboxCalls} from '../../scripts/shop/sandbox-calls'
import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {get} from '../../scripts/shop/plain-get'
import {cpuTime} from '../server/cpu-time'
import {
    approvalCall,
    categoryRead,
    customerRead,
    footerRead,
    productRead,
    searchCall,
    storeRead,
    type Call
} from './calls'
import {at, cookieOf, type Catalogue} from './catalogue'
import {apiOfCall, commandsInInfo, countedCommands} from './counters'
import type {Fleet} from './fleet'
import {kinds, perKind, type Kind, type PerKind} from './kinds'

/** What one request of each kind costs when it reaches the shop. */
export type UnitCosts = {cpuMs: PerKind; platformCalls: PerKind; storeCommands: PerKind}

/** All commands that the store has run. */
export const commandsOf = async (store: Redis | undefined): Promise<Record<string, number>> =>
    store === undefined ? {} : commandsInInfo(await store.info('commandstats'))

/** The platform's calls since the last time, by API; those of pictures are in it as `pictures`. */
export const takeCalls = async (sandbox: string): Promise<string[]> => {
    const calls = await sandboxCalls(sandbox)
    await forgetCalls(sandbox)
    return calls.map(({path}) => apiOfCall(path))
}

const Session = z.object({customerId: z.string()})

type Request = (index: number) => Promise<unknown>

/** One request of each kind, directly at one server: pages, files and calls for each store in turn. */
const requestsAt = async (
    origin: string,
    {pages, categories, products, stores}: Catalogue
): Promise<Record<Kind, Request>> => {
    const visitor = shopVisitor(origin, {'x-forwarded-for': '198.51.100.1, 127.0.0.1'})
    await visitor.beGuest()
    const {customerId} = Session.parse(await (await visitor.call('/api/session')).json())
    const file = (path: string, index: number) =>
        get(`${origin}${path}`, {
            headers: {'accept-encoding': 'br', cookie: cookieOf(at(stores, index))}
        })
    const read = async (path: string) => (await visitor.call(path)).text()
    const send = async ({method, path, body}: Call) => {
        const headers = {'content-type': 'application/json'}
        return (await visitor.call(path, {method, headers, body: JSON.stringify(body)})).text()
    }
    const bundles = pages.flatMap((page) => page.bundles)
    const images = [...new Set(pages.flatMap((page) => page.images))]
    const apis: readonly Request[] = [
        (index) => send(searchCall(at(categories, index), at(stores, index).id)),
        (index) => read(productRead(at(products, index), at(stores, index).id)),
        (index) => read(categoryRead(at(categories, index))),
        (index) => read(footerRead(at(stores, index).id)),
        (index) => read(storeRead(at(stores, index).id))
    ]
    return {
        page: (index) => file(at(pages, index * 7).path, index),
        api: (index) => at(apis, index)(index),
        proxy: (index) =>
            index % 2 === 0
                ? read(customerRead(customerId, '/baskets'))
                : send(approvalCall(customerId)),
        image: (index) => file(at(images, index), index),
        bundle: (index) => file(at(bundles, index), index)
    }
}

/** Requests each kind so many times, one after the other, and divides what that took. */
export const measureUnitCosts = async (
    {servers, sandbox, store}: Fleet,
    catalogue: Catalogue,
    times: number
): Promise<UnitCosts> => {
    const server = at(servers, 0)
    const requests = await requestsAt(server.origin, catalogue)
    const costs = {cpuMs: zero(), platformCalls: zero(), storeCommands: zero()}
    for (const kind of kinds) {
        // The first requests connect, compile and fill the process's own caches.
        for (let index = 0; index < times; index += 1) await requests[kind](index)
        await forgetCalls(sandbox)
        const [cpu, commands] = [cpuTime(server.pids), countedCommands(await commandsOf(store))]
        for (let index = 0; index < times; index += 1) await requests[kind](index)
        costs.cpuMs[kind] = (cpuTime(server.pids) - cpu) / times
        costs.platformCalls[kind] =
            (await takeCalls(sandbox)).filter((api) => api !== 'pictures').length / times
        costs.storeCommands[kind] = (countedCommands(await commandsOf(store)) - commands) / times
    }
    return costs
}

const zero = (): PerKind => perKind(() => 0)
