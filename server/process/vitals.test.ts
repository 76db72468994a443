import {createVitals, healthAnswer, vitalsMemory} from './vitals'

/** A process and the thread that answers for it, on a clock that the test sets. */
const aProcess = () => {
    const memory = vitalsMemory()
    let ms = 5_000_000n
    const now = () => ms
    const process = createVitals(memory, now)
    const lane = createVitals(memory, now)
    process.beat()
    return {
        process,
        pass: (passed: number) => {
            ms += BigInt(passed)
        },
        requested: () => ['/healthz', '/readyz'].map((path) => healthAnswer(lane, path).status)
    }
}

test('a process that starts lives and is not ready', () => {
    expect(aProcess().requested()).toEqual([200, 503])
})

test('a process that serves is ready, from the moment on which it says so', () => {
    const {process, requested} = aProcess()

    process.serve()

    expect(requested()).toEqual([200, 200])
})

test('a process that leaves lives and is not ready, and does not come back', () => {
    const {process, requested} = aProcess()

    process.serve()
    process.leave()
    process.serve()

    expect(requested()).toEqual([200, 503])
})

test.each([
    [9999, [200, 200]],
    [10_000, [503, 503]]
])('of a process that was silent for %d ms is said %j', (silence, answers) => {
    const {process, pass, requested} = aProcess()
    process.serve()

    pass(silence)

    expect(requested()).toEqual(answers)
})

test('a process that was silent and is seen again lives', () => {
    const {process, pass, requested} = aProcess()
    process.serve()

    pass(60_000)
    process.beat()

    expect(requested()).toEqual([200, 200])
})

test('nothing else is answered at the port of health', () => {
    const {process} = aProcess()

    expect(healthAnswer(process, '/metrics').status).toBe(404)
    expect(healthAnswer(process, undefined).status).toBe(404)
})
