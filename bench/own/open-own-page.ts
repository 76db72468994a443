import type {Page} from '@playwright/test'
import {signIn} from '../../scripts/shop/sign-in'
import type {OwnPage} from '../budgets'

const AT_MOST_MS = 60_000

/** The store whose prices are shown, so that no page is asked anew for it. */
const STORE = '01001.90210.chosen'

/** Runs in the page: notes when it is live and what it is opened for is there. */
const watchUsable = (selector: string): void => {
    const look = () => {
        const isLive = performance.getEntriesByName('hydrated').length > 0
        const isThere = document.querySelector(selector) !== null
        if (isLive && isThere) performance.mark('usable')
        else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}

/** Whoever the page is for comes to the shop: a customer signs in before. */
export const arrive = async (
    page: Page,
    origin: string,
    {login, usable}: Pick<OwnPage, 'login' | 'usable'>
): Promise<void> => {
    await page.context().addCookies([{name: 'store', value: STORE, url: origin}])
    if (login !== undefined) await signIn(page.request, origin, login)
    await page.addInitScript(watchUsable, usable)
}

/** Opens the page and answers after how many milliseconds it could be used. */
export const openOwnPage = async (page: Page, address: string): Promise<number> => {
    await page.goto(address, {waitUntil: 'load', timeout: AT_MOST_MS})
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, null, {
        timeout: AT_MOST_MS
    })
    return page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN)
}
