import {createVitals, healthAnswer, vitalsMemory} from './vitals'

/** A process and its health thread, on a clock that the test sets. */
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

test('a starting process is alive and not ready', () => {
    expect(aProcess().requested()).toEqual([200, 503])
})

test('a process is ready as soon as it says that it serves', () => {
    const {process, requested} = aProcess()

    process.serve()

    expect(requested()).toEqual([200, 200])
})

test('a process that shuts down is alive and not ready, and never becomes ready again', () => {
    const {process, requested} = aProcess()

    process.serve()
    process.leave()
    process.serve()

    expect(requested()).toEqual([200, 503])
})

test.each([
    [9999, [200, 200]],
    [10_000, [503, 503]]
])('after %d ms without a heartbeat a process is reported as %j', (silence, answers) => {
    const {process, pass, requested} = aProcess()
    process.serve()

    pass(silence)

    expect(requested()).toEqual(answers)
})

test('a process that was silent is alive again after its next heartbeat', () => {
    const {process, pass, requested} = aProcess()
    process.serve()

    pass(60_000)
    process.beat()

    expect(requested()).toEqual([200, 200])
})

test('the health port answers nothing else', () => {
    const {process} = aProcess()

    expect(healthAnswer(process, '/metrics').status).toBe(404)
    expect(healthAnswer(process, undefined).status).toBe(404)
})
