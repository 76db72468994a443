/** What the server waits for without a clock: the event loop's turns, and not time, so that a busy machine changes nothing. */
const turnsOfQuiet = 20

const quiet = async (isBusy: () => boolean): Promise<void> => {
    for (let still = 0; still < turnsOfQuiet; still += 1) {
        await new Promise((resolve) => setImmediate(resolve))
        if (isBusy()) still = 0
    }
}

/**
 * Runs something on simulated time: whenever nothing is left to happen but the passing of time, the clock jumps to the
 * next timer. Answers how long it took by that clock, which no machine makes faster or slower.
 */
export const onSimulatedTime = async <T>(
    work: () => Promise<T>,
    isBusy: () => boolean
): Promise<{value: T; tookMs: number}> => {
    jest.useFakeTimers({doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance']})
    try {
        const began = Date.now()
        let ended = false
        const result = work().finally(() => {
            ended = true
        })
        for (;;) {
            await quiet(isBusy)
            if (ended) return {value: await result, tookMs: Date.now() - began}
            if (jest.getTimerCount() === 0) throw new Error('It waits for what never comes')
            jest.advanceTimersToNextTimer()
        }
    } finally {
        jest.useRealTimers()
    }
}
