import cluster from 'node:cluster'
import {EventEmitter, once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {serveFromWorkers} from './workers'

const folder = mkdtempSync(path.join(tmpdir(), 'homeward-workers-'))
afterAll(() => rmSync(folder, {recursive: true}))

/** Processes that each run this code, with their number in NTH, and how they end. */
const processesThat = (code: string, count: number, cwd = folder) => {
    const exec = path.join(folder, 'worker.js')
    writeFileSync(exec, code)
    // All settings are given: any other keeps its value from the test file before.
    cluster.setupPrimary({exec, cwd, execArgv: []})
    const started: number[] = []
    const fork = () => {
        const worker = cluster.fork({NTH: String(started.length + 1)})
        started.push(worker.id)
        return worker
    }
    const news = new EventEmitter()
    const [ready, ended, paused] = [once(news, 'ready'), once(news, 'ended'), once(news, 'paused')]
    const stop = serveFromWorkers({fork, on: cluster.on.bind(cluster)}, count, {
        ready: () => void news.emit('ready'),
        ended: (code) => void news.emit('ended', code),
        later: (start) => void news.emit('paused', start)
    })
    const nth = (position: number) => cluster.workers?.[String(started[position - 1])]
    /** Resolves when the process with this number serves. */
    const untilServes = (position: number) =>
        new Promise<void>((resolve) => {
            cluster.on('message', ({id}) => {
                if (started.indexOf(id) === position - 1) resolve()
            })
        })
    return {started, ready, ended, paused, stop, nth, untilServes}
}

const serves = "process.send('ready'); process.on('message', () => process.exit(1))"
const secondFails = `if (process.env.NTH === '2') process.exit(1); ${serves}`
const thirdFails = `if (process.env.NTH === '3') process.exit(1); ${serves}`

test('processes that serve end when they are stopped, and none is replaced', async () => {
    const {started, ready, ended, stop} = processesThat(serves, 2)

    await ready
    stop()

    await expect(ended).resolves.toEqual([0])
    expect(started).toHaveLength(2)
})

test('a process that served and dies is replaced', async () => {
    const {started, ready, ended, stop, nth, untilServes} = processesThat(serves, 2)
    await ready

    const replaced = untilServes(3)
    nth(1)?.send('die')
    await replaced
    stop()

    await expect(ended).resolves.toEqual([0])
    expect(started).toHaveLength(3)
})

test('processes that cannot start are not started again: all end, and the start fails', async () => {
    const {started, ended} = processesThat('process.exit(1)', 2)

    await expect(ended).resolves.toEqual([1])
    expect(started).toHaveLength(2)
})

test('in an open shop the others continue while a replacement cannot start, and it is tried again', async () => {
    const shop = processesThat(thirdFails, 2)
    await shop.ready

    const fourthServes = shop.untilServes(4)
    shop.nth(1)?.send('die')
    const [start] = await shop.paused
    const [startedBefore, secondGoesOn] = [shop.started.length, shop.nth(2)?.isConnected()]
    start()
    await fourthServes
    shop.stop()

    await expect(shop.ended).resolves.toEqual([0])
    expect([startedBefore, secondGoesOn]).toEqual([3, true])
})

test('a shop that is stopped before its only process is started again ends at once, and starts no other', async () => {
    const shop = processesThat(secondFails, 1)
    await shop.ready

    shop.nth(1)?.send('die')
    const [start] = await shop.paused
    shop.stop()
    start()

    await expect(shop.ended).resolves.toEqual([0])
    expect(shop.started).toHaveLength(2)
})

test('if the system cannot create a process, all end, and the start fails', async () => {
    const {ended} = processesThat(serves, 2, path.join(folder, 'nowhere'))

    await expect(ended).resolves.toEqual([1])
})

test('a message that comes too late for a process does not end the shop', async () => {
    const {ready, ended, started, stop, nth} = processesThat(serves, 2)
    await ready

    nth(1)?.emit('error', new Error('write EPIPE'))
    stop()

    await expect(ended).resolves.toEqual([0])
    expect(started).toHaveLength(2)
})
