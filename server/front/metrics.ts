import type {RequestHandler} from 'express'
import {Counter, Histogram, Registry, collectDefaultMetrics} from 'prom-client'

/** A request's kind for metrics: few values, never an address. */
export const kindOf = (path: string): string => {
    if (path.startsWith('/mobify/bundle/')) return 'bundle'
    if (path.startsWith('/mobify/caching/')) return 'image'
    if (path.startsWith('/mobify/')) return 'proxy'
    if (path.startsWith('/api/')) return 'api'
    return 'page'
}

/** Counts and times of requests by kind, and the process's own figures, in Prometheus' text format. */
export const createMetrics = () => {
    const registry = new Registry()
    collectDefaultMetrics({register: registry})
    const seconds = new Histogram({
        name: 'storefront_request_seconds',
        help: 'Time to answer, seconds',
        labelNames: ['kind'],
        buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
        registers: [registry]
    })
    const requests = new Counter({
        name: 'storefront_requests_total',
        help: 'Requests answered',
        labelNames: ['kind', 'status'],
        registers: [registry]
    })

    const observe: RequestHandler = (req, res, next) => {
        const kind = kindOf(req.path)
        const stop = seconds.startTimer({kind})
        res.on('finish', () => {
            stop()
            requests.inc({kind, status: String(res.statusCode)})
        })
        next()
    }
    const expose: RequestHandler = (_req, res, next) => {
        registry
            .metrics()
            .then((text) =>
                res.type(registry.contentType).set('cache-control', 'no-store').send(text)
            )
            .catch(next)
    }
    return {observe, expose}
}
