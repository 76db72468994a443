import {createMetrics, reportMetrics, type Metrics} from '../front/logs/metrics'
import {READY} from './hand-over'
import {beatOn} from './health-port'

const BEAT = 'alive'

/** Whether a worker's message says that it is alive. */
export const isBeat = (message: unknown): boolean => message === BEAT

/**
 * Serves as one of several workers, and reports to the first process when it is ready, and every second that it is
 * alive. It answers requests for metrics from the start: a request that arrives before anything listens would be lost,
 * and its sender would wait in vain.
 */
export const serveAsWorker = async (serve: (metrics: Metrics) => Promise<void>): Promise<void> => {
    const metrics = createMetrics()
    reportMetrics(metrics)
    beatOn(() => void process.send?.(BEAT))
    await serve(metrics)
    process.send?.(READY)
}
