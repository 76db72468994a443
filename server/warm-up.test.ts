import {startServer} from '../tests/support/server/http-server'
import {warmUp} from './warm-up'

/** No machine is so busy that a page takes longer. */
const A_MINUTE = 60_000

/** A shop that responds as a test says, or not at all, and counts its requests. */
const aShop = async (answer: 'page' | 'error' | 'nothing') => {
    let visits = 0
    const shop = await startServer((_, res) => {
        visits += 1
        res.statusCode = answer === 'page' ? 200 : 500
        if (answer !== 'nothing') res.end('x')
    })
    return {...shop, visits: () => visits}
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

test('warm-up waits for no page that does not come', async () => {
    const {origin, close} = await aShop('nothing')

    await expect(warmUp(`${origin}/`)).resolves.toBeUndefined()

    close()
})

test('warm-up succeeds even if the shop cannot be reached', async () => {
    const {origin, close} = await aShop('page')
    close()

    await expect(warmUp(`${origin}/`)).resolves.toBeUndefined()
})
