import type {Query} from '@app/commerce/query'
import {CommerceError} from '@app/commerce/client'
import {createContentFigures} from './content-figures'
import {ProcessCache} from './process-cache'

const minute = 60_000

/** A process's cache with one piece of content, fresh for a minute and usable for a day; a test sets time and trouble. */
const aProcess = () => {
    const state: {now: number; failure: CommerceError | undefined} = {now: 0, failure: undefined}
    const figures = createContentFigures(() => state.now)
    const cache = new ProcessCache(() => state.now, undefined, {onServed: figures.count})
    const query: Query<string> = {
        key: ['categories'],
        staleTime: 0,
        shared: {fresh: 60, stale: 86_400},
        fetch: () => (state.failure ? Promise.reject(state.failure) : Promise.resolve('menu'))
    }
    /** A page is served at a time, and the fetch behind it has ended. */
    const serveAt = async (now: number) => {
        state.now = now
        await cache.fetch('en', query)
        await new Promise((resolve) => setImmediate(resolve))
    }
    return {state, serveAt, figures}
}

const down = new CommerceError({status: 503, code: 'unavailable'})

test('content is counted as it was served: fetched, fresh, and stale while it is fetched again', async () => {
    const {serveAt, figures} = aProcess()

    for (const now of [0, minute - 1, minute, minute]) await serveAt(now)

    expect(figures.read()).toEqual({
        served: {fetched: 1, fresh: 2, stale: 1, outdated: 0},
        outdatedSeconds: 0
    })
})

test('while the platform is down, content that is served is outdated, and the operator sees by how much [ERR-019]', async () => {
    const {state, serveAt, figures} = aProcess()
    await serveAt(0)
    state.failure = down

    await serveAt(minute)
    const first = figures.read()
    await serveAt(21 * minute)

    expect(first).toEqual({
        served: {fetched: 1, fresh: 0, stale: 1, outdated: 0},
        outdatedSeconds: 0
    })
    expect(figures.read()).toMatchObject({served: {outdated: 1}, outdatedSeconds: 20 * 60})
})

test('when the platform is back the content is fresh, and after two minutes the operator sees none that is outdated', async () => {
    const {state, serveAt, figures} = aProcess()
    await serveAt(0)
    state.failure = down
    for (const now of [minute, 20 * minute]) await serveAt(now)
    state.failure = undefined

    await serveAt(21 * minute)
    const right = figures.read()
    await serveAt(21 * minute + 1)
    state.now = 23 * minute

    expect(right.outdatedSeconds).toBe(20 * 60)
    expect(figures.read()).toMatchObject({
        served: {stale: 1, outdated: 2, fresh: 1},
        outdatedSeconds: 0
    })
})

test('what nobody looks at for hours is not outdated: its next page has it, and fetches it again', async () => {
    const {serveAt, figures} = aProcess()

    for (const now of [0, 600 * minute]) await serveAt(now)

    expect(figures.read()).toMatchObject({served: {stale: 1, outdated: 0}, outdatedSeconds: 0})
})

test('a store that has closed is not outdated content: nothing is wrong with the platform', async () => {
    const {state, serveAt, figures} = aProcess()
    await serveAt(0)
    state.failure = new CommerceError({status: 404, code: 'not-found'})

    for (const now of [minute, 21 * minute]) await serveAt(now)

    expect(figures.read()).toMatchObject({served: {stale: 2, outdated: 0}, outdatedSeconds: 0})
})
