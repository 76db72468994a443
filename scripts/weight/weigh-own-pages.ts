import type {Browser} from '@playwright/test'
import {launchChromium} from '../../bench/browser/slow-phone'
import {watchNetwork} from '../../bench/browser/watch-network'
import {OWN_PAGES, type OwnPage} from '../../bench/budgets'
import {arrive, openOwnPage} from '../../bench/own/open-own-page'

/** Transferred bytes of script on a first visit of the page. */
const scriptOf = async (browser: Browser, origin: string, own: OwnPage): Promise<number> => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await arrive(page, origin, own)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const network = watchNetwork(devtools)
    await openOwnPage(page, origin + own.path)
    await page.waitForLoadState('networkidle')
    await context.close()
    return network.scriptBytes()
}

/** Weighs the pages that are filled in the browser; returns one line for each that exceeds its budget. */
export const weighOwnPages = async (origin: string): Promise<string[]> => {
    const browser = await launchChromium()
    const problems: string[] = []
    try {
        for (const own of OWN_PAGES) {
            const kB = (await scriptOf(browser, origin, own)) / 1000
            console.log(`${own.path}: script ${kB.toFixed(1)} kB`)
            if (kB > own.mostScript) {
                problems.push(`${own.path}: script ${kB.toFixed(1)} kB, at most ${own.mostScript}`)
            }
        }
    } finally {
        await browser.close()
    }
    return problems
}
