import {renderHook} from '@testing-library/react'
import type {Loadable} from '@app/routing/route/commerce-query'
import {useRetryWhenIdle} from './layout-queries'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const aPart = (state: 'failed' | 'loading' | 'ready') => {
    const requested = {times: 0}
    const retry = () => {
        requested.times += 1
    }
    const part: Loadable<string> =
        state === 'failed'
            ? {state, retry, failure: {status: 504, code: 'timeout'}}
            : state === 'ready'
              ? {state, value: 'the menu'}
              : {state}
    return {part, requested}
}

test('what failed on the server is fetched again when the browser is idle', () => {
    const [failed, loading, ready] = [aPart('failed'), aPart('loading'), aPart('ready')]
    const parts = [failed.part, loading.part, ready.part]
    const {rerender} = renderHook(() => useRetryWhenIdle(parts))
    const atOnce = failed.requested.times

    jest.advanceTimersByTime(3000)
    rerender()
    jest.advanceTimersByTime(60_000)

    expect([atOnce, failed.requested.times]).toEqual([0, 1])
    expect([loading.requested.times, ready.requested.times]).toEqual([0, 0])
})

test('what fails later is not fetched again, and a page that was left makes no call', () => {
    const later = aPart('failed')
    const given = {parts: [aPart('loading').part]}
    const {rerender} = renderHook(({parts}) => useRetryWhenIdle(parts), {initialProps: given})
    rerender({parts: [later.part]})
    jest.advanceTimersByTime(60_000)

    const left = aPart('failed')
    renderHook(() => useRetryWhenIdle([left.part])).unmount()
    jest.advanceTimersByTime(60_000)

    expect([later.requested.times, left.requested.times]).toEqual([0, 0])
})
