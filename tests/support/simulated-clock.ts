import {act} from '@testing-library/react'
import {setImmediate} from 'node:timers'
import type {testSandbox} from '../../sandbox/tests/test-sandbox'

/** So many turns of the event loop with nothing under way: what is left can only come with time. */
const turnsOfQuiet = 20

/** So often something must be found to be so, a millisecond apart. */
const checks = 3

const turn = (): Promise<void> =>
    act(
        () =>
            new Promise<void>((resolve) => {
                setImmediate(resolve)
            })
    )

/**
 * Says from now on whether something is under way besides time: a call that the sandbox will answer, or the browser's own
 * cryptography.
 */
export const workUnderWay = (
    sandbox: Pick<ReturnType<typeof testSandbox>, 'handle'>
): (() => boolean) => {
    let underWay = 0
    const counted = async <T>(work: Promise<T>): Promise<T> => {
        underWay += 1
        return work.finally(() => (underWay -= 1))
    }
    const {handle} = sandbox
    Object.assign(sandbox, {handle: (request: Request) => counted(handle(request))})
    const {subtle} = window.crypto
    const digest = (...given: Parameters<typeof subtle.digest>) => counted(subtle.digest(...given))
    Object.defineProperty(window.crypto, 'subtle', {value: {digest}, configurable: true})
    return () => underWay > 0
}

/**
 * A page on a clock that jumps to the next timer whenever nothing else is left to happen, so that a deadline passes at once
 * and no busy machine makes anything late. Ends with `useRealTimers`.
 */
export const onSimulatedClock = (isBusy: () => boolean) => {
    jest.useFakeTimers({doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance']})

    /** Lets the clock jump, where nothing else is left to happen. */
    const jump = () => {
        if (jest.getTimerCount() === 0) throw new Error('It waits for what never comes')
        act(() => void jest.advanceTimersToNextTimer())
    }

    /** Runs what was put off for no time. */
    const settle = async (): Promise<void> => {
        act(() => void jest.advanceTimersByTime(1))
        await turn()
    }

    return {
        /**
         * Waits until something is so, and stays so when what was put off for no time has run; rejects where it is not
         * after so many milliseconds of this clock.
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
