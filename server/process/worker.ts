import {createMetrics, reportMetrics, type Metrics} from '../front/metrics'
import {READY} from './hand-over'
import {beatOn} from './health-port'

const BEAT = 'alive'

/** Whether a process that serves says that it lives. */
export const isBeat = (message: unknown): boolean => message === BEAT

/**
 * Serves as one of several processes, and tells the first one when it is ready, and every second that it lives. It gives
 * its metrics from its start on: a question that comes before anybody listens for it is lost, and who asked would wait in
 * vain.
 */
export const serveAsWorker = async (serve: (metrics: Metrics) => Promise<void>): Promise<void> => {
    const metrics = createMetrics()
    reportMetrics(metrics)
    beatOn(() => void process.send?.(BEAT))
    await serve(metrics)
    process.send?.(READY)
}
