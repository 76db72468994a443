import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {Worker} from 'node:worker_threads'
import {beatOn, openHealthPort} from './health-port'

const folder = mkdtempSync(path.join(tmpdir(), 'homeward-health-'))
afterAll(() => rmSync(folder, {recursive: true}))

/** A TypeScript program in the form that a thread can run. */
const programOf = (name: string): string => {
    const program = path.join(folder, `${name}.js`)
    const tsx = JSON.stringify(require.resolve('tsx/cjs'))
    writeFileSync(
        program,
        `require(${tsx}); module.exports = require(${JSON.stringify(path.join(__dirname, name))})`
    )
    return program
}

const lane = {host: '127.0.0.1', program: programOf('health-lane')}

test('health checks are answered while the event loop of the shop is blocked', async () => {
    const {vitals, port, close} = await openHealthPort({...lane, port: 0})
    vitals.serve()
    const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * 2))
    const prober = new Worker(
        `const {workerData: {port, answered}} = require('node:worker_threads')
        fetch('http://127.0.0.1:' + port + '/readyz').then(({status}) => {
            Atomics.store(answered, 1, status)
            Atomics.store(answered, 0, 1)
            Atomics.notify(answered, 0)
        })`,
        {eval: true, workerData: {port, answered}}
    )

    // This thread is blocked until another one has got its response.
    Atomics.wait(answered, 0, 0, 15_000)
    const status = Atomics.load(answered, 1)
    await prober.terminate()
    await close()

    expect(status).toBe(200)
})

test('if the port is in use, the start fails with an error that names it', async () => {
    const {port, close} = await openHealthPort({...lane, port: 0})

    await expect(openHealthPort({...lane, port})).rejects.toThrow(
        new RegExp(`^HEALTH_PORT ${port}: .*EADDRINUSE`)
    )
    await close()
})

test('a process reports at once that it is alive, and again every second', () => {
    jest.useFakeTimers()
    const beats: number[] = []

    beatOn(() => void beats.push(Date.now()))
    const first = beats.length
    jest.advanceTimersByTime(3000)
    jest.useRealTimers()

    expect([first, beats.length]).toEqual([1, 4])
})

test('the health thread prevents no process from ending', async () => {
    const ending = new Worker(
        `const {openHealthPort} = require(${JSON.stringify(programOf('health-port'))})
        openHealthPort({...${JSON.stringify(lane)}, port: 0})`,
        {eval: true}
    )

    await expect(once(ending, 'exit')).resolves.toEqual([0])
})
