import {setTimeout as pause} from 'node:timers/promises'
import type {Page} from '@playwright/test'
import {z} from 'zod'
import {signIn} from '../../scripts/shop/sign-in'
import type {OwnPage} from '../budgets'
import type {TimedCall} from '../figures/call-chain'

const AT_MOST_MS = 60_000

/** The resolved store, so that no page is requested again for it. */
const STORE = '01001.90210.chosen'

/** Opens the shop as the shopper that the page is for: a customer signs in first. */
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

const Usable = z.number().nullable()

/** The pages' security policy allows no repeated evaluation of a script text; the browser's devtools may do it. */
const usableAt = async (page: Page): Promise<number | null> =>
    Usable.parse(
        await page.evaluate("performance.getEntriesByName('usable')[0]?.startTime ?? null")
    )

/** Opens the page and returns after how many milliseconds it was usable. */
export const openOwnPage = async (page: Page, address: string): Promise<number> => {
    await page.goto(address, {waitUntil: 'load', timeout: AT_MOST_MS})
    const end = Date.now() + AT_MOST_MS
    while (Date.now() < end) {
        const usable = await usableAt(page)
        if (usable !== null) return usable
        await pause(100)
    }
    throw new Error(`${address} was of no use in ${AT_MOST_MS / 1000} s`)
}

const Calls = z.array(z.object({start: z.number(), end: z.number()}))

/** The calls to our own server and to the platform that were sent before the page was usable. */
export const callsUntilUsable = async (page: Page): Promise<TimedCall[]> =>
    Calls.parse(
        await page.evaluate(
            `performance.getEntriesByType('resource')
                .filter(({name, startTime}) => /\\/(api|mobify\\/proxy)\\//.test(name) &&
                    startTime < performance.getEntriesByName('usable')[0].startTime)
                .map(({startTime, responseEnd}) => ({start: startTime, end: responseEnd}))`
        )
    )
