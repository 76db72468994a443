import {launchChromium, openSlowPhone} from '../browser/slow-phone'
import {pageVitals} from '../browser/page-vitals'
import {watchNetwork} from '../browser/watch-network'
import {MOST_NEXT_STEP_MS, MOST_OWN_SHIFT, OWN_PAGES, type OwnPage} from '../budgets'
import {spreadOf} from '../figures/spread'
import {longestChain} from '../figures/call-chain'
import {arrive, callsUntilUsable, openOwnPage} from './open-own-page'
import {timeSteps} from './time-steps'

/** One reading: what was measured on which page, and its limit. */
type OwnReading = {what: string; page: string; value: number; most: number}

const firstStep = '/payfone'

/** One first visit of a page on a slow phone; on the application's first step it continues to the last one. */
const visit = async (origin: string, own: OwnPage): Promise<OwnReading[]> => {
    const browser = await launchChromium()
    try {
        const {page, devtools} = await openSlowPhone(browser)
        await arrive(page, origin, own)
        await page.addInitScript({path: 'bench/browser/probe.js'})
        const network = watchNetwork(devtools)
        const usable = await openOwnPage(page, origin + own.path)
        await page.waitForLoadState('networkidle')
        const script = network.scriptBytes() / 1000
        const [{cls}, calls] = [await pageVitals(page), await callsUntilUsable(page)]
        const steps = own.path === firstStep ? await timeSteps(page) : []
        return [
            {what: 'usable, ms', page: own.path, value: usable, most: own.mostUsable},
            {what: 'script, kB', page: own.path, value: script, most: own.mostScript},
            {what: 'layout shift', page: own.path, value: cls, most: MOST_OWN_SHIFT},
            {
                what: 'calls behind one another',
                page: own.path,
                value: longestChain(calls),
                most: own.mostInChain
            },
            ...steps.map(({step, milliseconds}) => ({
                what: 'next step after the tap, ms',
                page: step,
                value: milliseconds,
                most: MOST_NEXT_STEP_MS
            }))
        ]
    } finally {
        await browser.close()
    }
}

/** Whole numbers from ten on, below ten with three decimals. */
const rounded = (value: number): number =>
    value < 10 ? Math.round(value * 1000) / 1000 : Math.round(value)

const rowsOf = (readings: readonly OwnReading[]): string[] => {
    const keyOf = ({what, page}: OwnReading) => `${what} | ${page}`
    return [...new Set(readings.map(keyOf))].map((key) => {
        const same = readings.filter((each) => keyOf(each) === key)
        const {median, least, most} = spreadOf(same.map(({value}) => value))
        const [low, middle, high] = [least, median, most].map(rounded)
        return `| ${key} | ${middle} | ${low}..${high} | ≤ ${same[0]?.most} |`
    })
}

/** The personal pages on the slow phone, as a Markdown table; the first round is not counted. */
export const measureOwn = async (origin: string, rounds: number): Promise<string> => {
    const readings: OwnReading[] = []
    for (let round = 0; round <= rounds; round += 1) {
        for (const own of OWN_PAGES) {
            console.error(`own pages, round ${round} of ${rounds}: ${own.path}`)
            const found = await visit(origin, own)
            if (round > 0) readings.push(...found)
        }
    }
    return [
        '| figure | page | ours | least..most | budget |',
        '| --- | --- | --- | --- | --- |',
        ...rowsOf(readings)
    ].join('\n')
}
