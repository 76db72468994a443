import {setTimeout as after} from 'node:timers/promises'
import {Redis} from 'ioredis'
import {createSharedStore, type SharedStore} from '../../server/shared/shared-store'
import {startStore} from '../../scripts/several-servers/real-store'

const minute = 60_000
const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
})

const aStore = async (port?: number) => {
    const store = await startStore(port)
    ends.push(store.kill)
    return store
}

/** A server's view of the store, once it is connected to it. */
const aServer = async (url: string) => {
    const warnings: string[] = []
    let notify: () => void = () => undefined
    const server = createSharedStore({
        url,
        now: () => Date.now(),
        warn: (message) => {
            warnings.push(message)
            notify()
        }
    })
    ends.push(server.close)
    const reported = async (text: RegExp): Promise<void> => {
        while (!text.test(warnings.at(-1) ?? ''))
            await new Promise<void>((resolve) => (notify = resolve))
    }
    await reported(/answers/)
    return {...server, reported}
}

const twoServers = async (url: string): Promise<[SharedStore, SharedStore]> => [
    await aServer(url),
    await aServer(url)
]

test('a limit counts over two servers, and each window on its own (D-20)', async () => {
    const [here, there] = await twoServers((await aStore()).url)

    await here.counts.add('tries', minute)
    const {count, endsInMs} = await there.counts.add('tries', minute)

    expect(count).toBe(2)
    expect(endsInMs).toBeGreaterThan(0)
    expect(endsInMs).toBeLessThanOrEqual(minute)
    expect((await here.counts.read('tries')).count).toBe(2)
    expect((await here.counts.read('others')).count).toBe(0)
    await here.counts.forget('tries')
    expect((await there.counts.read('tries')).count).toBe(0)
})

test('no telephone number and no address is in the store', async () => {
    const store = await aStore()
    const server = await aServer(store.url)
    const reader = new Redis(store.url)
    ends.push(() => reader.disconnect())

    await server.counts.add('code-phone 2145550123', minute)
    await server.counts.add('paid 203.0.113.7', minute)

    const keys = await reader.keys('*')
    expect(keys).toHaveLength(2)
    expect(keys.join()).not.toMatch(/2145550123|203\.0\.113\.7/)
})

test('a call that is subtracted after its window has ended is no credit in the next one', async () => {
    const [here, there] = await twoServers((await aStore()).url)

    await here.counts.add('tries', minute, -1)

    expect((await there.counts.add('tries', minute)).count).toBe(1)
})

test('what one server knows the other one knows, until it ends or is forgotten', async () => {
    const [here, there] = await twoServers((await aStore()).url)

    await here.known.put('signed-out a', 'yes', minute)
    await here.known.put('for a moment', 'yes', 1)
    await after(20)

    expect(await there.known.get('signed-out a')).toBe('yes')
    expect(await there.known.get('for a moment')).toBeUndefined()
    await here.known.forget('signed-out a')
    expect(await there.known.get('signed-out a')).toBeUndefined()
})

test('what one server writes last every server reads, and it learns when that is impossible', async () => {
    const store = await aStore()
    const [here, there] = await twoServers(store.url)

    expect(await there.latest.read('version')).toBeUndefined()
    await here.latest.write('version', 'one')
    await there.latest.write('version', 'two')
    expect(await here.latest.read('version')).toBe('two')

    store.pause()
    await expect(here.latest.read('version')).rejects.toThrow()
    await expect(there.latest.write('version', 'three')).rejects.toThrow()
})

test('one of two servers takes a key, and the other one after it was given back', async () => {
    const [here, there] = await twoServers((await aStore()).url)

    const taken = await Promise.all([
        here.known.claim('renewal', minute),
        there.known.claim('renewal', minute)
    ])

    expect(taken.sort()).toEqual([false, true])
    await here.known.forget('renewal')
    expect(await there.known.claim('renewal', minute)).toBe(true)
})

type Trouble = (store: Awaited<ReturnType<typeof startStore>>) => Promise<void> | void

const full: Trouble = async ({url}) => {
    const {Redis} = await import('ioredis')
    const admin = new Redis(url)
    await admin.config('SET', 'maxmemory', '1')
    admin.disconnect()
}

test.each<[string, Trouble]>([
    ['was killed', ({kill}) => kill()],
    ['is too slow', ({pause}) => pause()],
    ['is full', full]
])('while the store %s, a limit holds for each server, and nobody waits', async (_, trouble) => {
    const store = await aStore()
    const [here, there] = await twoServers(store.url)
    await here.known.put('signed-out a', 'yes', minute)

    await trouble(store)
    const begun = performance.now()
    for (const _ of Array(3)) await here.counts.add('tries', minute)

    expect((await here.counts.add('tries', minute)).count).toBe(4)
    expect((await there.counts.add('tries', minute)).count).toBe(1)
    expect(await here.known.get('signed-out a')).toBe('yes')
    expect(await here.known.claim('renewal', minute)).toBe(true)
    expect(await here.known.claim('renewal', minute)).toBe(false)
    // Seven calls at 150 ms each, on a busy machine.
    expect(performance.now() - begun).toBeLessThan(5_000)
})

test('a store that comes back is used again', async () => {
    const store = await aStore()
    const [here, there] = [await aServer(store.url), await aServer(store.url)]
    await store.kill()
    await Promise.all([here.reported(/lost/), there.reported(/lost/)])
    await here.counts.add('tries', minute)

    await aStore(store.port)
    await Promise.all([here.reported(/answers/), there.reported(/answers/)])

    expect((await here.counts.add('tries', minute)).count).toBe(1)
    expect((await there.counts.add('tries', minute)).count).toBe(2)
})
