import {startServer} from '../tests/support/server/http-server'
import {createDeferred} from '../tests/support/values/deferred'
import {warmUp} from './warm-up'

/** No machine is so busy that a page takes longer. */
const A_MINUTE = 60_000

/** A shop that responds as a test says, or not at all, and counts its requests. */
const aShop = async (answer: 'page' | 'error' | 'nothing') => {
    let visits = 0
    const visit = createDeferred<undefined>()
    const shop = await startServer((_, res) => {
        visits += 1
        visit.resolve(undefined)
        res.statusCode = answer === 'page' ? 200 : 500
        if (answer !== 'nothing') res.end('x')
    })
    return {...shop, visits: () => visits, visited: visit.promise}
}

test.each(['page', 'error'] as const)(
    'warm-up requests one page, and succeeds if the response is: %s',
    async (answer) => {
        const {origin, close, visits} = await aShop(answer)

        await expect(warmUp(`${origin}/`, A_MINUTE)).resolves.toBeUndefined()

        expect(visits()).toBe(1)
        close()
    }
)

test('warm-up requests one page, and waits half a second if nothing comes', async () => {
    const {origin, close, visits, visited} = await aShop('nothing')
    jest.useFakeTimers({doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'Date']})
    let isOver = false
    const warmingUp = warmUp(`${origin}/`).then(() => {
        isOver = true
    })
    await visited

    await jest.advanceTimersByTimeAsync(499)
    expect(isOver).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    await warmingUp

    expect(visits()).toBe(1)
    jest.useRealTimers()
    close()
})

test('warm-up succeeds even if the shop cannot be reached', async () => {
    const {origin, close} = await aShop('page')
    close()

    await expect(warmUp(`${origin}/`)).resolves.toBeUndefined()
})
