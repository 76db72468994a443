import type {Page} from '@playwright/test'

/**
 * The sum of layout shifts since the page began, also those before this call; or since all of its HTML was there, which a
 * busy machine does not change.
 */
export const shiftOf = (page: Page, since: 'begun' | 'parsed' = 'begun'): Promise<number> =>
    page.evaluate(
        (from) =>
            new Promise<number>((resolve) => {
                const [visit] = performance.getEntriesByType('navigation')
                const isVisit = visit instanceof PerformanceNavigationTiming
                const start = from === 'parsed' && isVisit ? visit.domInteractive : 0
                let sum = 0
                new PerformanceObserver((list) => {
                    for (const entry of list.getEntries()) {
                        const isCounted = entry.startTime >= start && 'value' in entry
                        if (isCounted && typeof entry.value === 'number') sum += entry.value
                    }
                }).observe({type: 'layout-shift', buffered: true})
                requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
            }),
        since
    )
