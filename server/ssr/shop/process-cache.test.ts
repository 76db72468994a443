import type {Query} from '@app/commerce/query'
import {aCommerce} from '../../../tests/support/a-commerce'
import {CommerceError} from '@app/commerce/client'
import {listedCategories} from '@app/commerce/preferences'
import {ProcessCache} from './process-cache'

/** A query that counts its calls, and returns that number. */
const counted = (shared?: Query<number>['shared']) => {
    const calls = {times: 0, fails: false}
    const query: Query<number> = {
        key: ['categories'],
        staleTime: 0,
        ...(shared && {shared}),
        fetch: () => {
            calls.times += 1
            return calls.fails ? Promise.reject(new Error('down')) : Promise.resolve(calls.times)
        }
    }
    return {calls, query}
}

const aClock = () => {
    const clock = {now: 0, read: () => clock.now}
    return clock
}

describe('data that is the same for everybody', () => {
    test('is fetched once for many pages while it is fresh', async () => {
        const {calls, query} = counted({fresh: 60, stale: 60})
        const clock = aClock()
        const cache = new ProcessCache(clock.read)

        await cache.fetch('en', query)
        clock.now = 59_999
        await cache.fetch('en', query)

        expect(calls.times).toBe(1)
    })

    test('is returned stale while new data is fetched', async () => {
        const {calls, query} = counted({fresh: 60, stale: 60})
        const clock = aClock()
        const cache = new ProcessCache(clock.read)
        await cache.fetch('en', query)

        clock.now = 60_000
        const stale = await cache.fetch('en', query)
        const next = await cache.fetch('en', query)

        expect([stale, next, calls.times]).toEqual([1, 2, 2])
    })

    test('is used while the platform is down, until it is too old', async () => {
        const {calls, query} = counted({fresh: 60, stale: 60})
        const clock = aClock()
        const cache = new ProcessCache(clock.read)
        await cache.fetch('en', query)
        calls.fails = true

        clock.now = 119_999
        await expect(cache.fetch('en', query)).resolves.toBe(1)
        clock.now = 120_000
        await expect(cache.fetch('en', query)).rejects.toThrow('down')
    })

    test('is fetched once when two pages need it at the same time', async () => {
        const {calls, query} = counted({fresh: 60, stale: 60})
        const cache = new ProcessCache(() => 0)

        await Promise.all([cache.fetch('en', query), cache.fetch('en', query)])

        expect(calls.times).toBe(1)
    })

    test('is separate for each language', async () => {
        const {calls, query} = counted({fresh: 60, stale: 60})
        const cache = new ProcessCache(() => 0)

        await cache.fetch('en', query)
        await cache.fetch('es', query)

        expect(calls.times).toBe(2)
    })

    test('is evicted when there is too much', async () => {
        const {calls, query} = counted({fresh: 60, stale: 60})
        const cache = new ProcessCache(() => 0, undefined, {max: 1})
        await cache.fetch('en', query)
        await cache.fetch('es', query)

        await cache.fetch('en', query)

        expect(calls.times).toBe(3)
    })

    test('is evicted, the least recently used first: what every page needs stays longer than what one shopper requested', async () => {
        const {calls, query: menu} = counted({fresh: 60, stale: 60})
        const cache = new ProcessCache(() => 0, undefined, {max: 2})
        await cache.fetch('en', menu)

        for (const zip of ['75024', '90210', '00123']) {
            await cache.fetch('en', {...counted({fresh: 60, stale: 60}).query, key: [zip]})
            await cache.fetch('en', menu)
        }

        expect(calls.times).toBe(1)
    })

    test('that is fetched again evicts nothing else', async () => {
        const {calls: seldomCalls, query: seldom} = counted({fresh: 1000, stale: 1000})
        const {query: often} = counted({fresh: 60, stale: 0})
        const clock = aClock()
        const cache = new ProcessCache(clock.read, undefined, {max: 2})
        await cache.fetch('en', {...seldom, key: ['seldom']})
        await cache.fetch('en', often)

        clock.now = 60_000
        await cache.fetch('en', often)
        await cache.fetch('en', {...seldom, key: ['seldom']})

        expect(seldomCalls.times).toBe(1)
    })
})

describe('what editors have published since', () => {
    const cached = async () => {
        const {calls, query} = counted({fresh: 60, stale: 60})
        const clock = aClock()
        const cache = new ProcessCache(clock.read)
        await cache.fetch('en', query, 'old')
        return {calls, query, clock, cache}
    }

    test('is waited for, however fresh the data was, and then fetched once [CONTENT-039]', async () => {
        const {calls, query, cache} = await cached()

        const pages = await Promise.all([
            cache.fetch('en', query, 'new'),
            cache.fetch('en', query, 'new')
        ])
        await cache.fetch('en', query, 'new')

        expect(pages).toEqual([2, 2])
        expect(calls.times).toBe(2)
    })

    test('is not taken from a call that began before', async () => {
        const {query, cache, clock} = await cached()
        clock.now = 60_000
        void cache.fetch('en', query, 'old')

        expect(await cache.fetch('en', query, 'new')).toBe(3)
    })

    test('does not close a page while the platform is down: what was there before is shown, and not waited for again', async () => {
        const {calls, query, cache} = await cached()
        calls.fails = true

        expect(await cache.fetch('en', query, 'new')).toBe(1)
        calls.fails = false
        expect(await cache.fetch('en', query, 'new')).toBe(1)
        expect(await cache.fetch('en', query, 'new')).toBe(3)
    })

    test('may be that something was taken away', async () => {
        const {query, cache} = await cached()
        const gone = () => Promise.reject(new CommerceError({status: 404, code: 'not-found'}))

        await expect(cache.fetch('en', {...query, fetch: gone}, 'new')).rejects.toMatchObject({
            status: 404
        })
    })

    test('is not waited for longer than half a second', async () => {
        const {query, cache} = await cached()
        jest.useFakeTimers()
        const slow = {...query, fetch: () => new Promise<number>(() => undefined)}

        const page = cache.fetch('en', slow, 'new')
        await jest.advanceTimersByTimeAsync(500)
        jest.useRealTimers()

        expect(await page).toBe(1)
    })
})

test('data that depends on the store is fetched every time', async () => {
    const {calls, query} = counted()
    const cache = new ProcessCache(() => 0)

    await cache.fetch('en', query)
    await cache.fetch('en', query)

    expect(calls.times).toBe(2)
})

const minute = 60_000
const day = 24 * 60 * minute

describe('site preferences', () => {
    test.each`
        after             | calls | as
        ${5 * minute - 1} | ${1}  | ${'they are fresh'}
        ${5 * minute}     | ${2}  | ${'they are stale, and given while they are asked for anew'}
        ${day - 1}        | ${2}  | ${'they are cached for a day'}
    `(
        'read again after $after ms are returned at once, with $calls calls, as $as [CONST-003, CONST-004]',
        async ({after, calls: count}) => {
            const {commerce, calls} = aCommerce(() =>
                calls.length === 1
                    ? {customPreferences: {restrictedNavCategories: ['tires']}}
                    : new Promise(() => undefined)
            )
            const clock = aClock()
            const cache = new ProcessCache(clock.read)
            await cache.fetch('en', listedCategories(commerce))

            clock.now = after
            const again = await cache.fetch('en', listedCategories(commerce))

            expect(again).toEqual(['tires'])
            expect(calls).toHaveLength(count)
        }
    )

    test('are fetched before the response after a day [CONST-003]', async () => {
        const {commerce, calls} = aCommerce(() => ({
            customPreferences: {restrictedNavCategories: [`call ${calls.length}`]}
        }))
        const clock = aClock()
        const cache = new ProcessCache(clock.read)
        await cache.fetch('en', listedCategories(commerce))

        clock.now = day

        await expect(cache.fetch('en', listedCategories(commerce))).resolves.toEqual(['call 2'])
    })

    test.each`
        status | code             | reported
        ${500} | ${'unavailable'} | ${['listed-categories could not be had: unavailable (500)']}
        ${404} | ${'not-found'}   | ${[]}
    `(
        'that fail with $status are reported in the log: $reported [ERR-019]',
        async ({status, code, reported}) => {
            const {commerce} = aCommerce(() => {
                throw new CommerceError({status, code})
            })
            const heard: string[] = []
            const cache = new ProcessCache(
                () => 0,
                (message) => heard.push(message)
            )

            await expect(cache.fetch('en', listedCategories(commerce))).rejects.toThrow()

            expect(heard).toEqual(reported)
        }
    )

    test('that fail in the background are reported too, and the stale data is used [ERR-019]', async () => {
        const {commerce, calls} = aCommerce(() => {
            if (calls.length > 1) throw new CommerceError({status: 503, code: 'unavailable'})
            return {customPreferences: {restrictedNavCategories: ['tires']}}
        })
        const clock = aClock()
        const heard: string[] = []
        const cache = new ProcessCache(clock.read, (message) => heard.push(message))
        await cache.fetch('en', listedCategories(commerce))

        clock.now = 5 * minute
        await expect(cache.fetch('en', listedCategories(commerce))).resolves.toEqual(['tires'])
        await new Promise((resolve) => setImmediate(resolve))

        expect(heard).toEqual(['listed-categories could not be had: unavailable (503)'])
    })
})
