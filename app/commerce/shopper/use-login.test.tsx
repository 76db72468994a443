import {act, renderHook} from '@testing-library/react'
import {useLogin} from './use-login'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

/** A login that ends after so long, if at all. */
const loginThat = (ends: 'well' | 'badly', afterMs: number) => {
    let begun = 0
    const logIn = () => {
        begun += 1
        return new Promise((resolve, reject) => {
            setTimeout(() => (ends === 'well' ? resolve('') : reject(new Error('no'))), afterMs)
        })
    }
    return {logIn, begun: () => begun}
}

test.each`
    ends       | afterMs   | outcome
    ${'well'}  | ${0}      | ${'done'}
    ${'well'}  | ${9_999}  | ${'done'}
    ${'well'}  | ${10_001} | ${'failed'}
    ${'badly'} | ${0}      | ${'failed'}
`(
    'a login that ends $ends after $afterMs ms is $outcome [D-09]',
    async ({ends, afterMs, outcome}) => {
        const {logIn} = loginThat(ends, afterMs)
        const {result} = renderHook(() => useLogin(logIn))

        expect(result.current).toBe('under-way')
        await pass(10_001)

        expect(result.current).toBe(outcome)
    }
)

test('a login without a response is pending until ten seconds have passed [D-09]', async () => {
    const {result} = renderHook(() => useLogin(() => new Promise(() => undefined)))

    await pass(9_999)
    expect(result.current).toBe('under-way')
    await pass(1)

    expect(result.current).toBe('failed')
})

test('one login is begun, however often the page renders', async () => {
    const {logIn, begun} = loginThat('well', 0)
    const {rerender} = renderHook(() => useLogin(() => logIn()))

    rerender()
    await pass(0)
    rerender()

    expect(begun()).toBe(1)
})
