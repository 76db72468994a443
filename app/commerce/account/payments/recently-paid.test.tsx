import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {act, renderHook} from '@testing-library/react'
import type {ReactNode} from 'react'
import {aCommerce} from '../../../../tests/support/a-commerce'
import {ShopperProvider} from '../../session/session'
import {forgetPaid} from './paid-marks'
import {useRecentlyPaid} from './recently-paid'

const minute = 60_000
const start = new Date('2030-01-15T12:00:00Z')

beforeEach(() => {
    window.localStorage.clear()
    jest.useFakeTimers({now: start})
})
afterEach(() => jest.useRealTimers())

const paidBy = (customerId: string) => {
    const {commerce} = aCommerce()
    const wrapper = ({children}: {children: ReactNode}) => (
        <QueryClientProvider client={new QueryClient()}>
            <ShopperProvider value={{customerId, registered: true, commerce}}>
                {children}
            </ShopperProvider>
        </QueryClientProvider>
    )
    const {result} = renderHook(() => useRecentlyPaid(), {wrapper})
    return {ids: () => [...result.current.paidIds], markPaid: result.current.markPaid}
}

test('what was paid is stored across a reload for an hour, and checked each minute [ACCT-040] [SESSION-017] [SESSION-018]', () => {
    const before = paidBy('ada')
    act(() => before.markPaid(['sofa', 'club']))
    expect(before.ids()).toEqual(['sofa', 'club'])

    const after = paidBy('ada')
    act(() => void jest.advanceTimersByTime(59 * minute))
    expect(after.ids()).toEqual(['sofa', 'club'])
    act(() => void jest.advanceTimersByTime(2 * minute))

    expect(after.ids()).toEqual([])
    expect(window.localStorage).toHaveLength(0)
})

test('a later payment stays stored when the hour of an earlier one is over [SESSION-017]', () => {
    const paid = paidBy('ada')
    act(() => paid.markPaid(['sofa']))
    act(() => void jest.advanceTimersByTime(30 * minute))
    act(() => paid.markPaid(['desk']))
    act(() => void jest.advanceTimersByTime(31 * minute))

    expect(paid.ids()).toEqual(['desk'])
})

test('nobody else sees what a customer has paid, and it can be removed [D-19]', () => {
    const ada = paidBy('ada')
    act(() => ada.markPaid(['sofa']))

    expect(paidBy('ben').ids()).toEqual([])
    forgetPaid()

    expect(paidBy('ada').ids()).toEqual([])
})

test('storage with other data, or without permission, marks nothing [ACCT-040]', () => {
    window.localStorage.setItem('recently-paid', '{"customerId":"ada","marks":[{"id":1},"x"]}')

    expect(paidBy('ada').ids()).toEqual([])
})
