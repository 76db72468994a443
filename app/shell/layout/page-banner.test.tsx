import {type CommerceFailure, noResponse, noResponseInTime} from '@app/commerce/client'
import {QueryClientProvider, useQuery} from '@tanstack/react-query'
import {act, screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {showInShop} from '../../../tests/support/shop/render-page'
import {failureViews} from '../errors/failure-views'
import {createQueryClient} from '../query-client'
import {LoadingNotice, OfflineNotice} from './page-banner'

/** A page that asks one thing, which is answered when the test says so. */
const showWaitingPage = () => {
    const given: {answer?: () => void} = {}
    const cache = createQueryClient()
    const Confirming = () => {
        useQuery(['asked'], () => new Promise((resolve) => (given.answer = () => resolve('here'))))
        return <LoadingNotice />
    }
    showInShop(
        <QueryClientProvider client={cache}>
            <Confirming />
        </QueryClientProvider>
    )
    return {answer: () => given.answer?.(), cache}
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('a page that takes its time says that it is loading, until it is there [SHELL-028]', async () => {
    const {answer} = showWaitingPage()

    await pass(10)
    await pass(600)
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument()
    await pass(200)
    expect(screen.getByRole('status')).toHaveTextContent('Loading...')

    answer()
    await pass(50)
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument()
})

test('what is asked again behind what is shown is no loading page [SHELL-028]', async () => {
    const {answer, cache} = showWaitingPage()
    await pass(10)
    answer()
    await pass(10)

    void cache.invalidateQueries(['asked'])
    await pass(2000)

    expect(cache.isFetching()).toBe(1)
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument()
})

const setOnline = (isOnline: boolean) =>
    act(() => {
        jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
        window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    })

test('a shopper without a connection sees so until it is back [PWA-001, PWA-002]', () => {
    showInShop(<OfflineNotice />)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()

    setOnline(false)
    expect(screen.getByRole('status')).toHaveTextContent(
        /^You're currently browsing in offline mode$/
    )

    setOnline(true)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test.each([
    [{status: 503, code: 'unavailable'}, 'Error: Service Unavailable', 'SHELL-029'],
    [{status: 504, code: 'timeout'}, 'Error: Gateway Timeout', 'SHELL-029'],
    [{status: 0, code: 'unavailable'}, 'An error occurred', 'SHELL-030'],
    [noResponse, 'An error occurred', 'SHELL-030'],
    [noResponseInTime, 'An error occurred', 'SHELL-030'],
    [{status: 502, code: 'garbled'}, 'An error occurred', 'SHELL-030']
] satisfies [CommerceFailure, string, string][])(
    'a page that failed with %j says %s over it [%s]',
    async (failure, text) => {
        jest.useRealTimers()
        const {container} = showInShop(failureViews.failed(failure, () => undefined))

        expect(screen.getByRole('alert')).toHaveTextContent(text)
        expect(await axe(container)).toHaveNoViolations()
    }
)
