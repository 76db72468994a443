import cluster from 'node:cluster'
import {EventEmitter, once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {serveFromWorkers} from './workers'

const folder = mkdtempSync(path.join(tmpdir(), 'homeward-workers-'))
afterAll(() => rmSync(folder, {recursive: true}))

/** Processes that each run this code, and what becomes of them. */
const processesThat = (code: string, count: number) => {
    const exec = path.join(folder, 'worker.js')
    writeFileSync(exec, code)
    cluster.setupPrimary({exec})
    const started: number[] = []
    const fork = () => {
        const worker = cluster.fork()
        started.push(worker.id)
        return worker
    }
    const news = new EventEmitter()
    const [ready, ended] = [once(news, 'ready'), once(news, 'ended')]
    const stop = serveFromWorkers({fork, on: cluster.on.bind(cluster)}, count, {
        ready: () => void news.emit('ready'),
        ended: (code) => void news.emit('ended', code)
    })
    return {started, ready, ended, stop}
}

const serves = "process.send('ready'); process.on('message', () => process.exit(1))"

test('processes that serve end when they are stopped, and none is replaced', async () => {
    const {started, ready, ended, stop} = processesThat(serves, 2)

    await ready
    stop()

    await expect(ended).resolves.toEqual([0])
    expect(started).toHaveLength(2)
})

test('a process that served and dies is replaced', async () => {
    const {started, ready, ended, stop} = processesThat(serves, 2)
    await ready

    const [first] = started
    const replaced = new Promise((resolve) => {
        cluster.on('message', ({id}) => started.indexOf(id) === 2 && resolve(id))
    })
    cluster.workers?.[String(first)]?.send('die')
    await replaced
    stop()

    await expect(ended).resolves.toEqual([0])
    expect(started).toHaveLength(3)
})

test('processes that cannot start are not started again: all end, as a failure', async () => {
    const {started, ended} = processesThat('process.exit(1)', 2)

    await expect(ended).resolves.toEqual([1])
    expect(started).toHaveLength(2)
})
