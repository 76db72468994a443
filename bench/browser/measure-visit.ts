import {setTimeout as pause} from 'node:timers/promises'
import type {Browser, Page} from '@playwright/test'
import type {FigureName} from '../figures/figure'
import {pageVitals, totalBlockingTime} from './page-vitals'
import {openSlowPhone} from './slow-phone'
import {watchNetwork, type NetworkWatch} from './watch-network'

const QUIET_MS = 4000
export const AT_MOST_MS = 60_000

/** A page has settled when it is hydrated and, for four seconds, loads nothing and has no long task. */
const isSettled = async (page: Page, network: NetworkWatch) => {
    const {longTasks, now, hydrated} = await pageVitals(page)
    const worked = Math.max(0, ...longTasks.map(({start, duration}) => start + duration))
    const quiet = now - worked > QUIET_MS && Date.now() - network.quietSince() > QUIET_MS
    return quiet && hydrated !== null
}

export const untilSettled = async (page: Page, network: NetworkWatch): Promise<void> => {
    const end = Date.now() + AT_MOST_MS
    while (Date.now() < end) {
        if (await isSettled(page, network)) return
        await pause(250)
    }
    throw new Error(
        `${page.url()} did not settle in ${AT_MOST_MS / 1000} s: is the mark 'hydrated' set?`
    )
}

/** One first visit on a slow phone. */
export const measureVisit = async (
    browser: Browser,
    url: string
): Promise<[FigureName, number][]> => {
    const {page, devtools} = await openSlowPhone(browser)
    try {
        const network = watchNetwork(devtools)
        await page.addInitScript({path: 'bench/browser/probe.js'})
        await page.goto(url, {waitUntil: 'load', timeout: AT_MOST_MS})
        await untilSettled(page, network)
        const vitals = await pageVitals(page)
        return [
            ['script compressed, kB', network.scriptBytes() / 1000],
            ['requests of a page', network.requests()],
            ['first contentful paint, ms', vitals.fcp],
            ['largest contentful paint, ms', vitals.lcp],
            ['total blocking time, ms', totalBlockingTime(vitals)],
            ['hydrated, ms', vitals.hydrated ?? Number.NaN],
            ['layout shift', vitals.cls]
        ]
    } finally {
        await page.context().close()
    }
}
