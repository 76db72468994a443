import {createMetrics, reportMetrics, type Metrics} from '../front/metrics'

/**
 * Serves as one of several processes, and tells the first one when it is ready. It gives its metrics from its start on: a
 * question that comes before anybody listens for it is lost, and who asked would wait in vain.
 */
export const serveAsWorker = async (serve: (metrics: Metrics) => Promise<void>): Promise<void> => {
    const metrics = createMetrics()
    reportMetrics(metrics)
    await serve(metrics)
    process.send?.('ready')
}
