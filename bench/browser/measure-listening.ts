import type {Page} from '@playwright/test'
import {startWithEverythingOff, startWithEverythingOn} from '../../scripts/shop/listening-shops'
import {measuredPages, PAGES, type PageName} from '../../scripts/shop/measured-pages'
import {atMostMore, type Compared, comparison} from '../figures/more'
import type {Verdict} from '../figures/verdict'
import {AT_MOST_MS, untilSettled} from './measure-visit'
import {interactionToNextPaint, pageVitals, totalBlockingTime} from './page-vitals'
import {launchChromium, openSlowPhone} from './slow-phone'
import {watchNetwork} from './watch-network'

/** What everything that listens may cost, per cent. */
const MOST_MORE = 5

/** The resolved store, so that no page is requested again for it. */
const STORE = '01001.90210.chosen'

type Side = 'on' | 'off'

/** The visitor's choice: `0` allows to be measured, `1` refuses. */
const choices: Record<Side, string> = {on: '0', off: '1'}

const figures = [
    'script compressed, kB',
    'total blocking time, ms',
    'largest contentful paint, ms',
    'interaction to next paint, ms'
] as const

type Figures = Record<(typeof figures)[number], number>

/** Opens the menu and closes it again, as soon as that works and once the page has settled: while listeners begin, and after. */
const tapMenu = async (page: Page): Promise<void> => {
    await page.locator('html[data-live]').waitFor({state: 'attached', timeout: AT_MOST_MS})
    await page.locator('header button').first().tap()
    await page.keyboard.press('Escape')
}

/** Without listeners where they are measured, or with some where they are not, the figures would say nothing. */
const checkWhoListens = async (page: Page, side: Side): Promise<void> => {
    const listen = await page.evaluate(() => performance.getEntriesByName('listening').length > 0)
    if (listen !== (side === 'on')) throw new Error(`listeners are not ${side} on ${page.url()}`)
}

/** One first visit on a slow phone, with two presses. */
const visit = async (origin: string, path: string, side: Side): Promise<Figures> => {
    const browser = await launchChromium()
    try {
        const {page, devtools} = await openSlowPhone(browser)
        await page.context().addCookies([
            {name: 'store', value: STORE, url: origin},
            {name: 'dw_dnt', value: choices[side], url: origin},
            {name: 'signUpDeclined', value: 'true', url: origin}
        ])
        const network = watchNetwork(devtools)
        await page.addInitScript({path: 'bench/browser/probe.js'})
        await page.goto(origin + path, {waitUntil: 'load', timeout: AT_MOST_MS})
        await tapMenu(page)
        await untilSettled(page, network)
        await checkWhoListens(page, side)
        await tapMenu(page)
        await untilSettled(page, network)
        const vitals = await pageVitals(page)
        return {
            'script compressed, kB': network.scriptBytes() / 1000,
            'total blocking time, ms': totalBlockingTime(vitals),
            'largest contentful paint, ms': vitals.lcp,
            'interaction to next paint, ms': interactionToNextPaint(vitals)
        }
    } finally {
        await browser.close()
    }
}

type Shops = Record<Side, {origin: string; paths: Record<PageName, string>}>

/** Both sides of a page after one another; which one comes first changes from round to round. */
const compare = async (shops: Shops, page: PageName, round: number): Promise<Compared[]> => {
    const read = (side: Side) => visit(shops[side].origin, shops[side].paths[page], side)
    const found: Partial<Record<Side, Figures>> = {}
    for (const side of round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
        found[side] = await read(side)
    }
    const {on, off} = found
    if (!on || !off) return []
    return figures.map((figure) => ({figure, page, on: on[figure], off: off[figure]}))
}

/** Each page in each round; the first round is not counted. */
const compareAll = async (shops: Shops, rounds: number): Promise<Compared[]> => {
    const readings: Compared[] = []
    for (let round = 0; round <= rounds; round += 1)
        for (const page of PAGES) {
            console.error(`listening, round ${round} of ${rounds}: ${page}`)
            const found = await compare(shops, page, round)
            if (round > 0) readings.push(...found)
        }
    return readings
}

/** The public pages with everything on that listens, against everything off, in one run; the first round is not counted. */
export const measureListening = async (
    rounds: number
): Promise<{table: string; verdicts: Verdict[]}> => {
    const on = await startWithEverythingOn()
    try {
        const off = await startWithEverythingOff()
        try {
            const readings = await compareAll(
                {
                    on: {origin: on.origin, paths: await measuredPages(on.origin)},
                    off: {origin: off.origin, paths: await measuredPages(off.origin)}
                },
                rounds
            )
            return {table: comparison(readings), verdicts: atMostMore(readings, MOST_MORE)}
        } finally {
            await off.stop()
        }
    } finally {
        await on.stop()
    }
}
