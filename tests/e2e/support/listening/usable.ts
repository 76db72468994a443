import type {Page} from '@playwright/test'

/**
 * Waits until whoever may listen has begun: the page is usable, loads nothing, and was idle twice since, as listeners wait for an
 * idle moment and then for their code.
 */
export const whenListenersHaveBegun = async (page: Page): Promise<void> => {
    await page.locator('html[data-live]').waitFor({state: 'attached'})
    for (let times = 0; times < 2; times += 1) {
        await page.waitForLoadState('networkidle')
        await page.evaluate(
            () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
        )
    }
    await page.waitForLoadState('networkidle')
}

/** Waits until what listens with the visitor's consent has begun, however slow the machine is. */
export const whenListenersMeasure = async (page: Page): Promise<void> => {
    await page.waitForFunction(() => performance.getEntriesByName('listening').length > 0)
}
