import type {Page} from '@playwright/test'

/** The sum of layout shifts since the page began, also those before this call. */
export const shiftOf = (page: Page): Promise<number> =>
    page.evaluate(
        () =>
            new Promise<number>((resolve) => {
                let sum = 0
                new PerformanceObserver((list) => {
                    for (const entry of list.getEntries())
                        if ('value' in entry && typeof entry.value === 'number') sum += entry.value
                }).observe({type: 'layout-shift', buffered: true})
                requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
            })
    )
