import type {Page} from '@playwright/test'
import {signIn, withStore} from '../support/shopper'
import {expect, test} from '../support/test'

/** Nobody else's person: twelve agreements. */
const WREN = 'wren@homeward.example'

const cards = (page: Page) => page.locator('main .agreement-card h3 a')

/** Each sort of call in its own time, so that whatever comes late would move what stands already. */
const late = {
    '/custom/agreement-summary/*': 600,
    '/custom/calculate-payment/*': 1200,
    '/custom/saved-payment-methods/*': 1500,
    '/custom/get-customer/*': 1800,
    '/custom/search-appointment/*': 2100,
    '/custom/agreement-details/*': 1400,
    '/custom/agreement-documents/*': 1000,
    '/custom/payment-history/*': 1700
} as const

/** How much has shifted so far that nobody had pressed anything for. */
const shifted = (page: Page) =>
    page.evaluate<number>('Math.round(window.benchProbe.cls * 1000) / 1000')

const settled = async (page: Page) => {
    await expect(page.locator('main .skeleton')).toHaveCount(0, {timeout: 20_000})
    await page.waitForLoadState('networkidle')
}

test.beforeEach(async ({page, baseURL}) => {
    await withStore(page, baseURL)
    await signIn(page, baseURL ?? '', WREN)
})

test('what comes late stands where its place was kept: nothing shifts on the dashboard nor on an agreement’s page', async ({
    page,
    sandbox
}) => {
    await page.addInitScript({path: 'bench/browser/probe.js'})
    for (const [path, milliseconds] of Object.entries(late)) await sandbox.slow(path, milliseconds)

    await page.goto('/my-accounts')
    await expect(cards(page)).toHaveCount(12, {timeout: 20_000})
    await settled(page)
    expect.soft(await shifted(page)).toBeLessThanOrEqual(0.02)

    await page.goto('/my-accounts/agreements/agreement-wren-1')
    await expect(page.locator('main h1')).not.toHaveText('', {timeout: 20_000})
    await settled(page)
    expect.soft(await shifted(page)).toBeLessThanOrEqual(0.02)
})
