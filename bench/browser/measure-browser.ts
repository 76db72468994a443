import {PAGES, type PageName} from '../../scripts/shop/measured-pages'
import type {Reading} from '../figures/figure'
import {measureVisit} from './measure-visit'
import {launchChromium} from './slow-phone'

type Measured = {origin: string; paths: Record<PageName, string>; rounds: number}

/** Measures the pages in a browser; each round uses a new browser, and the first is not counted. */
export const measureBrowser = async (wanted: Measured): Promise<Reading[]> => {
    const {origin, paths, rounds} = wanted
    const readings: Reading[] = []
    for (let round = 0; round <= rounds; round += 1) {
        for (const page of PAGES) {
            console.error(`browser, round ${round} of ${rounds}: ${page}`)
            const browser = await launchChromium()
            const figures = await measureVisit(browser, origin + paths[page])
            await browser.close()
            if (round === 0) continue
            readings.push(...figures.map(([figure, value]) => ({page, figure, value})))
        }
    }
    return readings
}
