import cluster from 'node:cluster'
import {setTimeout as setTimeoutPromise} from 'node:timers/promises'
import {createDraining, noticeMs} from './front/load/graceful'
import {createMetrics, metricsOfAll} from './front/logs/metrics'
import {createCounts} from './limits/counts'
import {serveCounts} from './limits/shared-counts'
import {createDoor} from './process/door'
import {beatOn, openHealthPort, unaskedVitals} from './process/health-port'
import {openMetricsPort} from './process/metrics-port'
import type {Vitals} from './process/vitals'
import {isBeat, serveAsWorker} from './process/worker'
import {serveFromWorkers} from './process/workers'
import {serve} from './serve'
import {missingAtStart, secretOf} from './session/links/secrets'
import {settingsFrom, type Settings} from './settings'

/** Whoever starts the shop waits for this line, whatever is logged. */
const announce = ({origin}: Settings): void => {
    for (const missing of missingAtStart) process.stderr.write(`${missing}\n`)
    process.stdout.write(`storefront ready on ${origin}\n`)
}

const openHealth = async ({health}: Settings): Promise<Vitals> =>
    health === undefined ? unaskedVitals() : (await openHealthPort(health)).vitals

const failed = (error: unknown): void => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
}

/** One process per core on request (WEB_CONCURRENCY). */
const serveFromMany = async (settings: Settings): Promise<void> => {
    const {processes, metrics} = settings
    const vitals = await openHealth(settings)
    if (metrics !== undefined) await openMetricsPort(metrics, metricsOfAll())
    // All workers get the same secret; one that is configured outlives a restart, and works for several machines.
    process.env.DEVICE_SECRET ||= secretOf('DEVICE_SECRET', process.env)
    process.env.SESSION_SECRET ||= secretOf('SESSION_SECRET', process.env)
    const counts = createCounts(() => Date.now())
    cluster.on('fork', (worker) => serveCounts(counts, worker))
    // The machine counts as alive as long as one of its workers does.
    cluster.on('message', (_worker, message) => isBeat(message) && vitals.beat())
    const door = createDoor(settings.port)
    cluster.on('message', door.hear)
    cluster.on('disconnect', door.lose)
    const stopAll = serveFromWorkers(cluster, processes, {
        ready: () =>
            void door.open().then(() => {
                vitals.serve()
                announce(settings)
            }, failed),
        ended: (code) => process.exit(code),
        later: (start) => void setTimeout(start, 1000)
    })
    const stop = () => {
        vitals.leave()
        void door.close(setTimeoutPromise(noticeMs))
        stopAll()
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    // The parent process was killed and cannot send a signal.
    process.once('disconnect', stop)
}

const serveAlone = async (settings: Settings): Promise<void> => {
    const counted = createMetrics()
    const vitals = await openHealth(settings)
    beatOn(vitals.beat)
    if (settings.metrics !== undefined)
        await openMetricsPort(settings.metrics, () => counted.registry.metrics())
    await serve(settings, counted, createDraining(vitals.leave))
    vitals.serve()
    announce(settings)
}

const main = async (): Promise<void> => {
    const settings = settingsFrom(process.env)
    if (cluster.isWorker) await serveAsWorker((metrics) => serve(settings, metrics))
    else if (settings.processes > 1) await serveFromMany(settings)
    else await serveAlone(settings)
}

main().catch(failed)
