import type {Page} from '@playwright/test'

/** The name of the moment in the browser's timeline. */
const WHOLE = 'whole-page-painted'

/** Notes on each document when the first frame with all of its HTML has been painted. */
export const noteWholePage = async (page: Page): Promise<void> => {
    await page.addInitScript((whole) => {
        document.addEventListener('readystatechange', () => {
            if (document.readyState !== 'interactive') return
            requestAnimationFrame(() => setTimeout(() => performance.mark(whole)))
        })
    }, WHOLE)
}

/**
 * The sum of layout shifts since the page began, also those before this call; or since the frame that `noteWholePage` has
 * noted, so that it is no matter in how many pieces a busy machine paints what comes in.
 */
export const shiftOf = (page: Page, since: 'begun' | 'whole' = 'begun'): Promise<number> =>
    page.evaluate(
        (mark) =>
            new Promise<number>((resolve) => {
                const start = mark ? performance.getEntriesByName(mark)[0]?.startTime : 0
                let sum = start === undefined ? Infinity : 0
                new PerformanceObserver((list) => {
                    for (const entry of list.getEntries()) {
                        const isCounted = entry.startTime >= (start ?? 0) && 'value' in entry
                        if (isCounted && typeof entry.value === 'number') sum += entry.value
                    }
                }).observe({type: 'layout-shift', buffered: true})
                requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
            }),
        since === 'whole' ? WHOLE : undefined
    )
