import type {Browser, Page} from '@playwright/test'
import {signIn} from '../../scripts/shop/sign-in'
import {spreadOf} from '../figures/spread'
import {pageVitals} from './page-vitals'
import {launchChromium, openSlowPhone} from './slow-phone'
import {watchNetwork} from './watch-network'

/** Of a renter's dashboard, at most; kB are 1,000 bytes. */
export const ACCOUNT_BUDGETS = {
    'usable, ms': 2500,
    'script compressed, kB': 170,
    'layout shift': 0.02
} as const

type Figure = keyof typeof ACCOUNT_BUDGETS

/** Twelve agreements (docs/sandbox.md). */
const RENTER = 'wren@homeward.example'
const AGREEMENTS = 12

/** What is due can be paid, and every agreement is there with what can be done about it. */
const isUsable = (page: Page) =>
    page.waitForFunction(
        `document.querySelectorAll('main .agreement-card h3 a').length === ${AGREEMENTS} &&
            document.querySelectorAll('main .agreement-card .skeleton').length === 0 &&
            document.querySelector('main section.due-line a') !== null &&
            performance.now()`,
        undefined,
        {timeout: 60_000, polling: 'raf'}
    )

/** One first visit of a renter who has signed in, on a slow phone with nothing in its cache. */
const visitDashboard = async (
    browser: Browser,
    origin: string
): Promise<Record<Figure, number>> => {
    const {page, devtools} = await openSlowPhone(browser)
    try {
        // A first visit without a store is given one a moment after its page has loaded.
        await page.context().addCookies([{name: 'store', value: '01001.90210.chosen', url: origin}])
        await signIn(page.request, origin, RENTER)
        const network = watchNetwork(devtools)
        await page.addInitScript({path: 'bench/browser/probe.js'})
        await page.goto(`${origin}/my-accounts`, {waitUntil: 'commit'})
        const usable = await (await isUsable(page)).jsonValue()
        await page.waitForLoadState('networkidle')
        const {cls} = await pageVitals(page)
        return {
            'usable, ms': Number(usable),
            'script compressed, kB': network.scriptBytes() / 1000,
            'layout shift': cls
        }
    } finally {
        await page.context().close()
    }
}

const figures = ['usable, ms', 'script compressed, kB', 'layout shift'] as const

const short = (value: number) => String(Math.round(value * 1000) / 1000)

/** A renter's dashboard with twelve agreements as a Markdown table; the first visit is not counted. */
export const measureAccount = async (origin: string, rounds: number): Promise<string> => {
    const visits: Record<Figure, number>[] = []
    for (let round = 0; round <= rounds; round += 1) {
        console.error(`dashboard of twelve agreements, round ${round} of ${rounds}`)
        const browser = await launchChromium()
        const visit = await visitDashboard(browser, origin)
        await browser.close()
        if (round > 0) visits.push(visit)
    }
    const rows = figures.map((figure) => {
        const {median, least, most} = spreadOf(visits.map((visit) => visit[figure]))
        return [
            ...['dashboard of twelve agreements', figure, short(median)],
            ...[`${short(least)}..${short(most)}`, `≤ ${ACCOUNT_BUDGETS[figure]}`]
        ]
    })
    const head = ['page', 'figure', 'ours', 'least..most', 'budget']
    return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
