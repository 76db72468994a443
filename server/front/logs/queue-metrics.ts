import {Counter, Gauge, type Registry} from 'prom-client'

/**
 * The pages that wait until one of those in progress has ended. A queue comes and goes between two readings of its
 * length, so there is also the time that all pages together have waited: its increase in a second is the queue's mean
 * length. Returns a function that takes each new length; `now` is in milliseconds.
 */
export const createQueueMetrics = (registry: Registry, now: () => number) => {
    const length = new Gauge({
        name: 'storefront_queue_length',
        help: 'Pages that wait until others are rendered',
        registers: [registry]
    })
    const seconds = new Counter({
        name: 'storefront_queue_seconds_total',
        help: 'Time that pages have waited until others were rendered, together, seconds; its rate is the mean length',
        registers: [registry]
    })
    let current = 0
    let since = now()
    return (next: number): void => {
        const at = now()
        seconds.inc((current * (at - since)) / 1000)
        current = next
        since = at
        length.set(next)
    }
}
