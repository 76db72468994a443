import cluster from 'node:cluster'
import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {metricsOfAll} from '../front/logs/metrics'

const folder = mkdtempSync(path.join(tmpdir(), 'homeward-worker-'))
afterAll(() => rmSync(folder, {recursive: true}))

/** A process of the shop that never finishes starting, until it is stopped. */
const startingWorker = async () => {
    const exec = path.join(folder, 'worker.ts')
    writeFileSync(
        exec,
        `import {serveAsWorker} from '${path.join(__dirname, 'worker')}'
        void serveAsWorker(async () => {
            process.send('starting')
            await new Promise(() => undefined)
        })`
    )
    cluster.setupPrimary({exec, cwd: __dirname, execArgv: ['--import', 'tsx']})
    const worker = cluster.fork()
    await once(worker, 'message')
    return worker
}

test('a process that is still starting sends its metrics at once', async () => {
    const worker = await startingWorker()

    const metrics = await metricsOfAll()().finally(() => worker.process.kill())

    expect(metrics).toContain('# HELP storefront_requests_total')
})

test('if a process ends while metrics are collected, they are collected again', async () => {
    const answers = [() => Promise.reject(new Error('Operation timed out.'))]
    const clusterMetrics = () => answers.pop()?.() ?? Promise.resolve('all metrics')

    await expect(metricsOfAll({clusterMetrics})()).resolves.toBe('all metrics')
})
