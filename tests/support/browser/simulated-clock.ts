import {act} from '@testing-library/react'
import {setImmediate} from 'node:timers'
import type {testSandbox} from '../../../sandbox/tests/test-sandbox'

/** After this many turns of the event loop without pending work, only timers are left. */
const turnsOfQuiet = 20

/** A condition must be true this many times, a millisecond apart. */
const checks = 3

const turn = (): Promise<void> =>
    act(
        () =>
            new Promise<void>((resolve) => {
                setImmediate(resolve)
            })
    )

/**
 * Tells from now on whether work other than timers is pending: a call to the sandbox, or the browser's cryptography.
 */
export const workUnderWay = (
    sandbox: Pick<ReturnType<typeof testSandbox>, 'handle'>
): (() => boolean) => {
    let pendingCount = 0
    const counted = async <T>(work: Promise<T>): Promise<T> => {
        pendingCount += 1
        return work.finally(() => (pendingCount -= 1))
    }
    const {handle} = sandbox
    Object.assign(sandbox, {handle: (request: Request) => counted(handle(request))})
    const {subtle} = window.crypto
    const digest = (...given: Parameters<typeof subtle.digest>) => counted(subtle.digest(...given))
    Object.defineProperty(window.crypto, 'subtle', {value: {digest}, configurable: true})
    return () => pendingCount > 0
}

/**
 * A page on a clock that jumps to the next timer whenever nothing else is pending, so that a deadline passes at once
 * and a busy machine makes nothing late. Ends with `useRealTimers`.
 */
export const onSimulatedClock = (isBusy: () => boolean) => {
    jest.useFakeTimers({doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance']})

    /** Lets the clock jump to the next timer. */
    const jump = () => {
        if (jest.getTimerCount() === 0) throw new Error('It waits for what never comes')
        act(() => void jest.advanceTimersToNextTimer())
    }

    /** Runs timers of zero milliseconds. */
    const settle = async (): Promise<void> => {
        act(() => void jest.advanceTimersByTime(1))
        await turn()
    }

    return {
        /**
         * Waits until a condition is true, and still true after timers of zero milliseconds; rejects if it is not after
         * this many milliseconds of this clock.
         */
        until: async (isSo: () => boolean, mostMs: number): Promise<void> => {
            const began = Date.now()
            let still = 0
            for (let held = 0; held < checks; held = isSo() ? held + 1 : 0) {
                await turn()
                if (held > 0) await settle()
                still = isBusy() ? 0 : still + 1
                if (held > 0 || still < turnsOfQuiet) continue
                still = 0
                if (Date.now() - began > mostMs) throw new Error(`It is not so in ${mostMs} ms`)
                jump()
            }
        }
    }
}
