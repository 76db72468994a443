/**
 * An event loop that gives no sign of life for so many milliseconds counts as hanging; the longest page takes a fifth
 * of it.
 */
const longestSilenceMs = 10_000

const places = {state: 0, lastBeat: 1}
const states = {starting: 0n, serving: 1n, leaving: 2n}

/** Memory for a process's vital signs, shared by its threads. */
export const vitalsMemory = (): SharedArrayBuffer =>
    new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT)

/** Milliseconds on a clock that all threads of a machine share, and that nobody can set. */
export const machineClock = (): bigint => process.hrtime.bigint() / 1_000_000n

/**
 * The vital signs of a process, read by another thread that answers health checks: whether it is starting, serving or
 * shutting down, and when it was last seen alive. A process that is shutting down never serves again.
 */
export const createVitals = (memory: SharedArrayBuffer, now: () => bigint) => {
    const signals = new BigInt64Array(memory)
    return {
        beat: (): void => void Atomics.store(signals, places.lastBeat, now()),
        serve: (): void =>
            void Atomics.compareExchange(signals, places.state, states.starting, states.serving),
        leave: (): void => void Atomics.store(signals, places.state, states.leaving),
        isAlive: (): boolean =>
            now() - Atomics.load(signals, places.lastBeat) < BigInt(longestSilenceMs),
        isServing: (): boolean => Atomics.load(signals, places.state) === states.serving
    }
}

export type Vitals = ReturnType<typeof createVitals>

export type HealthAnswer = {status: 200 | 404 | 503; text: string}

/** The response of the health port: /healthz says whether the process is alive, /readyz whether it accepts requests. */
export const healthAnswer = (vitals: Vitals, url: string | undefined): HealthAnswer => {
    const path = (url ?? '').split('?')[0]
    if (path === '/healthz')
        return vitals.isAlive() ? {status: 200, text: 'ok'} : {status: 503, text: 'silent'}
    if (path !== '/readyz') return {status: 404, text: 'not here'}
    const isReady = vitals.isServing() && vitals.isAlive()
    return isReady ? {status: 200, text: 'ready'} : {status: 503, text: 'not ready'}
}
