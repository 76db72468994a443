import {QueryClient} from '@tanstack/react-query'
import {act, renderHook, waitFor} from '@testing-library/react'
import Cookies from 'js-cookie'
import {type Call, type Commerce, CommerceError} from '@app/commerce/client'
import type {StoreChoice} from '@app/domain/stores/store-choice'
import type {AppContext} from '@app/routing/route/app-context'
import {wasPriceRules} from '../../tests/support/values/builders'
import {useAppContextState} from './app-context'

afterEach(() => {
    Cookies.remove('store')
    jest.useRealTimers()
})

const plano: StoreChoice = {storeId: '01012', zip: '75024', source: 'chosen'}
const dallas: StoreChoice = {storeId: '01009', zip: '75201', source: 'chosen'}

/** A page of the default store whose calls wait until the test lets them go. */
const anAppContext = (choice: StoreChoice | null = null, own = {}) => {
    const waiting: {call: Call; go: () => void; fail: () => void}[] = []
    const commerce: Commerce = {
        siteId: 'Homeward',
        locale: 'en-US',
        today: () => '2030-01-01',
        wasPriceRules,
        fetch: (call) =>
            new Promise((answer, refuse) => {
                const data = [{id: '01012', latitude: 33, longitude: -97, ...own}]
                const unavailable = new CommerceError({status: 503, code: 'unavailable'})
                waiting.push({
                    call,
                    go: () => answer({data, total: 1, customPreferences: {}}),
                    fail: () => refuse(unavailable)
                })
            })
    }
    const storeId = choice?.storeId ?? '01001'
    const page: AppContext = {
        locale: commerce.locale,
        origin: '',
        redirectHosts: [],
        choice,
        storeId,
        commerce
    }
    const cache = new QueryClient({
        defaultOptions: {queries: {retry: false}},
        logger: {log: () => undefined, warn: () => undefined, error: () => undefined}
    })
    const {result} = renderHook(() => useAppContextState(page, cache))
    const letGo = () => act(async () => waiting.splice(0).forEach(({go}) => go()))
    const failAll = () => act(async () => waiting.splice(0).forEach(({fail}) => fail()))
    return {result, letGo, failAll, requested: () => waiting.map(({call}) => call.path)}
}

const storeOf = ({result}: ReturnType<typeof anAppContext>) => result.current.context.storeId

test('a store is stored at once, and shown when what the page shows of it is there', async () => {
    const context = anAppContext()

    act(() => void context.result.current.changeStoreChoice(plano))
    await waitFor(() => expect(context.requested().length).toBeGreaterThan(0))

    expect(Cookies.get('store')).toBe('01012.75024.chosen')
    expect(storeOf(context)).toBe('01001')
    await context.letGo()
    await waitFor(() => expect(storeOf(context)).toBe('01012'))
    expect(context.result.current.context.choice).toEqual(plano)
})

test('prices for a zip become those of the store nearest to it', async () => {
    const context = anAppContext()

    act(() => void context.result.current.changeStoreChoice({zip: '75024', source: 'chosen'}))
    await waitFor(() => expect(context.requested().join()).toContain('store-search'))
    await context.letGo()
    await waitFor(() => expect(context.requested().length).toBeGreaterThan(0))
    await context.letGo()

    await waitFor(() => expect(storeOf(context)).toBe('01012'))
    expect(context.result.current.context.choice).toEqual({zip: '75024', source: 'chosen'})
})

test('who gave the place is stored, and leaves the page alone', async () => {
    const context = anAppContext(plano)

    await act(() => context.result.current.changeStoreChoice({...plano, source: 'geo'}))

    expect(Cookies.get('store')).toBe('01012.75024.geo')
    expect(context.requested()).toEqual([])
})

test('of two changes the last one counts, whichever answers first', async () => {
    const context = anAppContext()

    act(() => void context.result.current.changeStoreChoice(plano))
    act(() => void context.result.current.changeStoreChoice(dallas))
    await waitFor(() => expect(context.requested().length).toBeGreaterThan(1))
    await context.letGo()

    await waitFor(() => expect(storeOf(context)).toBe('01009'))
    expect(Cookies.get('store')).toBe('01009.75201.chosen')
})

test('a store chosen in another tab is shown when this one is seen again', async () => {
    const context = anAppContext(plano)
    Cookies.set('store', '01009.75201.chosen')

    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(context.requested().length).toBeGreaterThan(0))
    await context.letGo()

    await waitFor(() => expect(storeOf(context)).toBe('01009'))
})

test('what may be asked again when it fails is asked again for another store too [CONST-005]', async () => {
    jest.useFakeTimers()
    const context = anAppContext()
    act(() => void context.result.current.changeStoreChoice(plano))
    await act(() => jest.advanceTimersByTimeAsync(0))
    await context.failAll()

    expect(context.requested()).toEqual([])
    await act(() => jest.advanceTimersByTimeAsync(1000))

    expect(context.requested()).toEqual([
        expect.stringContaining('getcustompreferences'),
        expect.stringContaining('getcustompreferences')
    ])
})

test.each`
    closes          | cookie                  | because
    ${'2029-12-31'} | ${'.75024.chosen'}      | ${'it has closed'}
    ${'2030-01-01'} | ${'01012.75024.chosen'} | ${'it is still open'}
`(
    'of a store that the server has left out, $cookie stays in the cookie, as $because [STORE-035] (G-54)',
    async ({closes, cookie}) => {
        Cookies.set('store', '01012.75024.chosen')
        const context = anAppContext(
            {zip: '75024', source: 'chosen'},
            {c_storeEcommCloseDate: closes}
        )

        await waitFor(() => expect(context.requested()).toHaveLength(1))
        await context.letGo()

        await waitFor(() => expect(context.result.current.context.choice).not.toBeNull())
        expect(Cookies.get('store')).toBe(cookie)
    }
)
