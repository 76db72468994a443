import {createLatest, type Latest} from '../shared/latest'
import {createContentVersion, readEveryMs} from './content-version'

/** Servers that share a store, on one clock; `isDown` says whether the store answers, and `reads` how often it did. */
const servers = () => {
    const store = {...createLatest(), isDown: false, reads: 0}
    const clock = {now: 0}
    let made = 0
    const latest: Latest = {
        write: async (key, text) => {
            if (store.isDown) throw new Error('down')
            await store.write(key, text)
        },
        read: async (key) => {
            store.reads += 1
            if (store.isDown) throw new Error('down')
            return store.read(key)
        }
    }
    const aServer = () =>
        createContentVersion({latest, now: () => clock.now, newId: () => `version ${(made += 1)}`})
    return {store, clock, aServer, latest}
}

test('what is published through one server is known there at once, and on the other within a third of a second', async () => {
    const {clock, aServer} = servers()
    const [one, other] = [aServer(), aServer()]
    await other.current()

    await one.raise()
    expect(await one.current()).toBe('version 1')
    clock.now = readEveryMs
    expect(await other.current()).toBe('version 1')

    clock.now = 1000
    await other.raise()
    clock.now += readEveryMs
    expect(await one.current()).toBe('version 2')
})

test('however many pages are requested, the store is read three times a second', async () => {
    const {clock, store, aServer} = servers()
    const server = aServer()
    for (; clock.now < 3 * readEveryMs; clock.now += 10)
        await Promise.all([server.current(), server.current()])

    expect(store.reads).toBe(3)
})

test('what was read while a publication came in does not undo it', async () => {
    const {latest} = servers()
    let answer: (text: string) => void = () => undefined
    const slow = {...latest, read: () => new Promise<string>((resolve) => (answer = resolve))}
    const server = createContentVersion({latest: slow, now: () => 0, newId: () => 'new'})
    const page = server.current()

    await server.raise()
    answer('old')

    expect(await page).toBe('new')
})

test('while the store is down the publisher learns it, the server itself knows, and pages rarely wait for the store', async () => {
    const {clock, store, aServer} = servers()
    const [one, other] = [aServer(), aServer()]
    store.isDown = true

    await expect(one.raise()).rejects.toThrow('down')
    expect(await one.current()).toBe('version 1')
    for (; clock.now < 1000; clock.now += 10) await other.current()
    expect(await other.current()).toBe('')
    expect(store.reads).toBe(3)

    store.isDown = false
    await one.raise()
    clock.now = 3000
    expect(await other.current()).toBe('version 2')
})
