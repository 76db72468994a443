import {Counter, Histogram, type Registry} from 'prom-client'
import {type PageReport, type VitalName, vitalNames} from '@app/lib/browser/page-report'

const labelNames = ['metric', 'page', 'device'] as const

/** Google's limits of good and poor are among them: `TTFB` 0.8 and 1.8, `FCP` 1.8 and 3, `LCP` 2.5 and 4, `INP` 0.2 and 0.5. */
const SECONDS = [0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10]

/** Google's limits of good and poor are 0.1 and 0.25. */
const SHIFTS = [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

/**
 * What visitors who allow it report of pages. Labels are names of routes, metrics and devices only; a series appears with
 * its first report, so that there are only those of pages that are visited.
 */
export const createPageMetrics = (registry: Registry) => {
    const seconds = new Histogram({
        name: 'storefront_vital_seconds',
        help: 'LCP, INP, TTFB and FCP of documents by the route they began with, seconds',
        labelNames,
        buckets: SECONDS,
        registers: [registry]
    })
    const shifts = new Histogram({
        name: 'storefront_layout_shift',
        help: 'CLS of documents by the route they began with',
        labelNames: ['page', 'device'],
        buckets: SHIFTS,
        registers: [registry]
    })
    const errors = new Counter({
        name: 'storefront_script_errors_total',
        help: 'Errors of our scripts that nobody caught, each place once in a document',
        labelNames: ['page'],
        registers: [registry]
    })

    const observe = (metric: VitalName, value: number, page: string, device: string): void => {
        if (metric === 'CLS') shifts.observe({page, device}, value)
        else seconds.observe({metric, page, device}, value / 1000)
    }

    return (report: PageReport | undefined): void => {
        if (!report) return
        const {page, device} = report
        if (report.kind === 'script-error') {
            errors.inc({page})
            return
        }
        // From the first visit at 0: of a counter that appears at 1, Prometheus sees no increase.
        errors.inc({page}, 0)
        for (const metric of vitalNames) {
            const value = report.vitals[metric]
            if (value !== undefined) observe(metric, value, page, device)
        }
    }
}
