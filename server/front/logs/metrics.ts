import type {RequestHandler} from 'express'
import {Counter, Gauge, Histogram, Registry, collectDefaultMetrics} from 'prom-client'
import {pageReportOf} from '../../bff/page-report'
import {ruleOf} from '../../proxy/proxy-gate'
import {businessStep, businessSteps, stepOutcome, stepOutcomes} from './business-steps'
import {createContentMetrics} from './content-metrics'
import {createPageMetrics} from './page-metrics'
import {createQueueMetrics} from './queue-metrics'

/** The kind of a request for metrics: few values, never an address. */
export const kindOf = (path: string): string => {
    if (path.startsWith('/mobify/bundle/')) return 'bundle'
    if (path.startsWith('/mobify/caching/')) return 'image'
    if (/^\/(?:mobify|api\/(?:scapi|ocapi))\//.test(path)) return 'proxy'
    if (path.startsWith('/api/')) return 'api'
    return 'page'
}

/** The ends of the third parties' certificates, as server/process/certificates.ts reads them. */
const createCertificateMetrics = (registry: Registry) => {
    const ends = new Gauge({
        name: 'storefront_certificate_end_timestamp_seconds',
        help: 'When the certificate of a third party ends, seconds since 1970',
        labelNames: ['origin'],
        registers: [registry]
    })
    return (origin: string, end: number): void => ends.set({origin}, end)
}

/** Counts and durations of requests by kind, the ends of what the business depends on, and the process's own figures. */
export const createMetrics = () => {
    const registry = new Registry()
    collectDefaultMetrics({register: registry})
    const seconds = new Histogram({
        name: 'storefront_request_seconds',
        help: 'Time to answer, seconds',
        labelNames: ['kind'],
        buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 2.5, 5],
        registers: [registry]
    })
    const requests = new Counter({
        name: 'storefront_requests_total',
        help: 'Requests answered; of status aborted, those whose answer broke off or whose shopper left',
        labelNames: ['kind', 'status'],
        registers: [registry]
    })

    const steps = new Counter({
        name: 'storefront_steps_total',
        help: 'Sign-ins, applications, agreements, orders and payments by their end; unknown: perhaps done all the same',
        labelNames: ['step', 'outcome'],
        registers: [registry]
    })

    // From the start at 0: of a counter that appears at 1, Prometheus sees no increase.
    for (const step of businessSteps)
        for (const outcome of stepOutcomes) steps.inc({step, outcome}, 0)

    const countReport = createPageMetrics(registry)
    const observe: RequestHandler = (req, res, next) => {
        const kind = kindOf(req.path)
        const step = businessStep(req.method, req.path)
        const stop = seconds.startTimer({kind})
        res.on('close', () => {
            stop()
            const status = res.writableFinished ? res.statusCode : 'aborted'
            requests.inc({kind, status: String(status)})
            // A call that our gate refused was made to nobody.
            if (step !== undefined && ruleOf(res)) steps.inc({step, outcome: stepOutcome(status)})
            countReport(pageReportOf(res))
        })
        next()
    }
    return {
        observe,
        countQueue: createQueueMetrics(registry, () => performance.now()),
        certificateEnds: createCertificateMetrics(registry),
        ...createContentMetrics(registry),
        registry
    }
}

export type Metrics = ReturnType<typeof createMetrics>
