import {type Metric, onCLS, onFCP, onINP, onLCP, onTTFB} from 'web-vitals'
import {MOST_MS, MOST_SHIFT, type VitalName, type Vitals} from '@app/lib/browser/page-report'
import {ifAllowed} from '@app/lib/browser/browser'

/** As precise as anybody reads it, and within what the server takes. */
const rounded = (name: VitalName, value: number): number =>
    name === 'CLS'
        ? Math.min(Math.round(value * 10_000) / 10_000, MOST_SHIFT)
        : Math.min(Math.max(Math.round(value), 0), MOST_MS)

/**
 * Measures the document and reports each value once: when it is hidden for the first time, or left. The browser has kept
 * what happened before. Returns how to stop, after which nothing is reported.
 */
export const measureVitals = (report: (vitals: Vitals) => void): (() => void) => {
    const waiting = new Map<VitalName, number>()
    const reported = new Set<VitalName>()
    let isStopped = false

    const take = ({name, value}: Pick<Metric, 'name' | 'value'>): void => {
        if (!isStopped && !reported.has(name)) waiting.set(name, rounded(name, value))
    }
    const flush = (): void => {
        if (waiting.size === 0) return
        const vitals: Vitals = Object.fromEntries(waiting)
        for (const name of waiting.keys()) reported.add(name)
        waiting.clear()
        report(vitals)
    }
    const flushIfHidden = (): void => {
        if (document.visibilityState === 'hidden') flush()
    }

    for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS])
        ifAllowed(() => measure(take, {reportAllChanges: true}))
    document.addEventListener('visibilitychange', flushIfHidden)
    window.addEventListener('pagehide', flush)
    return () => {
        isStopped = true
        waiting.clear()
        document.removeEventListener('visibilitychange', flushIfHidden)
        window.removeEventListener('pagehide', flush)
    }
}
