import {QueryClientProvider} from '@tanstack/react-query'
import {act, render, screen} from '@testing-library/react'
import {CommerceError, errorCodeOf} from '@app/commerce/client'
import {listedCategories} from '@app/commerce/preferences'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {aCommerce} from '../../tests/support/a-commerce'
import {createQueryClient} from './query-client'

/** A part that shows what it was answered, and how often it asked. */
const shown = (answer: () => Promise<string>, retries?: number) => {
    const requested = {times: 0}
    const Part = () => {
        const from = useCommerceQuery({
            key: ['a'],
            staleTime: 10_000,
            ...(retries !== undefined && {retries}),
            fetch: () => {
                requested.times += 1
                return answer()
            }
        })
        return <p>{from.state}</p>
    }
    render(
        <QueryClientProvider client={createQueryClient()}>
            <Part />
        </QueryClientProvider>
    )
    return requested
}

const down = () => Promise.reject(new Error('down'))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('data is not fetched again when the shopper returns to the window [SEARCH-029]', async () => {
    const requested = shown(() => Promise.resolve('yes'))
    await pass(20_000)

    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
    await pass(20_000)

    expect([requested.times, screen.getByText('ready')]).toEqual([1, expect.anything()])
})

test('a query that fails is not retried [SEARCH-028]', async () => {
    const requested = shown(down)

    await pass(120_000)

    expect([requested.times, screen.getByText('failed')]).toEqual([1, expect.anything()])
})

test('unless it says how often: after one second, then after two [CONST-002, CONST-005]', async () => {
    const requested = shown(down, 2)

    const times = [requested.times]
    for (const ms of [999, 1, 1999, 1, 60_000]) {
        await pass(ms)
        times.push(requested.times)
    }

    expect(times).toEqual([1, 1, 2, 2, 3, 3])
})

test('a site preference that cannot be loaded is fetched twice more [CONST-005] (C-03)', async () => {
    const requested = shown(down, listedCategories(aCommerce().commerce).retries)

    await pass(60_000)

    expect(requested.times).toBe(3)
})

test.each`
    status | times
    ${404} | ${1}
    ${499} | ${1}
    ${500} | ${3}
    ${504} | ${3}
`('what the platform answers with $status is asked $times times', async ({status, times}) => {
    const failure = new CommerceError({status, code: errorCodeOf(status)})
    const requested = shown(() => Promise.reject(failure), 2)

    await pass(60_000)

    expect(requested.times).toBe(times)
})
