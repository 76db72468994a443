import type {Page} from '@playwright/test'
import {z} from 'zod'
import {signIn} from '../../scripts/shop/sign-in'
import type {OwnPage} from '../budgets'

const AT_MOST_MS = 60_000

/** The store whose prices are shown, so that no page is asked anew for it. */
const STORE = '01001.90210.chosen'

/** Whoever the page is for comes to the shop: a customer signs in before. */
export const arrive = async (
    page: Page,
    origin: string,
    {login, usable}: Pick<OwnPage, 'login' | 'usable'>
): Promise<void> => {
    await page.context().addCookies([{name: 'store', value: STORE, url: origin}])
    if (login !== undefined) await signIn(page.request, origin, login)
    await page.addInitScript({path: 'bench/own/probe.js'})
    await page.addInitScript(`watchOwnPage(${JSON.stringify(usable)})`)
}

/** Opens the page and answers after how many milliseconds it could be used. */
export const openOwnPage = async (page: Page, address: string): Promise<number> => {
    await page.goto(address, {waitUntil: 'load', timeout: AT_MOST_MS})
    const usable = await page.waitForFunction(
        "performance.getEntriesByName('usable')[0]?.startTime",
        null,
        {timeout: AT_MOST_MS}
    )
    return z.number().parse(await usable.jsonValue())
}
