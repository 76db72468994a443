import cluster from 'node:cluster'
import {randomBytes} from 'node:crypto'
import {createMetrics, metricsOfAll} from './front/metrics'
import {createCounts} from './limits/counts'
import {serveCounts} from './limits/shared-counts'
import {openMetricsPort} from './process/metrics-port'
import {serveAsWorker} from './process/worker'
import {serveFromWorkers} from './process/workers'
import {serve} from './serve'
import {settingsFrom, type Settings} from './settings'

const announce = ({origin}: Settings): void => console.log(`storefront ready on ${origin}`)

/** One process per core on request (WEB_CONCURRENCY). */
const serveFromMany = async (settings: Settings): Promise<void> => {
    const {processes, metrics} = settings
    if (metrics !== undefined) await openMetricsPort(metrics, metricsOfAll())
    // Those that serve are given the same; one that is set outlives a restart, and serves several machines.
    process.env.DEVICE_SECRET ??= randomBytes(32).toString('base64url')
    const counts = createCounts(() => Date.now())
    cluster.on('fork', (worker) => serveCounts(counts, worker))
    const stop = serveFromWorkers(cluster, processes, {
        ready: () => announce(settings),
        ended: (code) => process.exit(code),
        later: (start) => void setTimeout(start, 1000)
    })
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    // Who started it was killed, and cannot say so.
    process.once('disconnect', stop)
}

const serveAlone = async (settings: Settings): Promise<void> => {
    const counted = createMetrics()
    if (settings.metrics !== undefined)
        await openMetricsPort(settings.metrics, () => counted.registry.metrics())
    await serve(settings, counted)
    announce(settings)
}

const main = async (): Promise<void> => {
    const settings = settingsFrom(process.env)
    if (cluster.isWorker) await serveAsWorker((metrics) => serve(settings, metrics))
    else if (settings.processes > 1) await serveFromMany(settings)
    else await serveAlone(settings)
}

main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
})
