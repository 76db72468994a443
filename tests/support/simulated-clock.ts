import {act} from '@testing-library/react'
import {setImmediate} from 'node:timers'

/** So many turns of the event loop with nothing under way: what is left can only come with time. */
const turnsOfQuiet = 20

const turn = (): Promise<void> =>
    act(
        () =>
            new Promise<void>((resolve) => {
                setImmediate(resolve)
            })
    )

/**
 * A page on a clock that jumps to the next timer whenever nothing else is left to happen, so that a deadline passes at once
 * and no busy machine makes anything late. Ends with `useRealTimers`.
 */
export const onSimulatedClock = (isBusy: () => boolean) => {
    jest.useFakeTimers({doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance']})

    return {
        /** Waits until something is so; rejects where it is not after so many milliseconds of this clock. */
        until: async (isSo: () => boolean, mostMs: number): Promise<void> => {
            const began = Date.now()
            for (let still = 0; !isSo();) {
                await turn()
                still = isBusy() ? 0 : still + 1
                if (still < turnsOfQuiet) continue
                still = 0
                if (Date.now() - began > mostMs) throw new Error(`It is not so in ${mostMs} ms`)
                if (jest.getTimerCount() === 0) throw new Error('It waits for what never comes')
                act(() => {
                    jest.advanceTimersToNextTimer()
                })
            }
        }
    }
}
