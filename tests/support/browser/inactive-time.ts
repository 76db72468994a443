import {act, cleanup} from '@testing-library/react'
import {forgetActivity} from '@app/shell/time-out/activity'

export const minutes = 60_000

/** What a file takes that is loaded on demand, in simulated milliseconds. */
export const settle = 50

/** Lets simulated time pass and renders what is due. */
export const pass = async (ms: number): Promise<void> => {
    await act(() => jest.advanceTimersByTimeAsync(ms - 2 * settle))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await act(() => jest.advanceTimersByTimeAsync(settle))
    await act(() => jest.advanceTimersByTimeAsync(settle))
}

/** Every test of this file runs in simulated time, and begins without any activity. */
export const inSimulatedTime = (): void => {
    beforeEach(() => {
        jest.useFakeTimers()
        forgetActivity()
    })
    afterEach(() => {
        cleanup()
        jest.runOnlyPendingTimers()
        jest.useRealTimers()
    })
}
