import {BUDGETS} from '../../bench/budgets'
import type {PageName} from '../shop/measured-pages'

/** A page's figures that depend only on the built files. */
export type Weighed = {page: PageName; htmlGzip: number; scripts: number; platformCalls: number}

const round = (value: number) => Math.round(value * 10) / 10

/** One line for each budget that a page exceeds. The input is in bytes, the text in kB. */
export const budgetProblems = ({page, htmlGzip, scripts, platformCalls}: Weighed): string[] => {
    const figures = {
        'HTML gzip, kB': htmlGzip / 1000,
        'script compressed, kB': scripts / 1000,
        'platform calls': platformCalls
    } as const
    const names = ['HTML gzip, kB', 'script compressed, kB', 'platform calls'] as const
    return names
        .filter((name) => figures[name] > BUDGETS[name].most[page])
        .map(
            (name) =>
                `${page}: ${name} ${round(figures[name])}, at most ${BUDGETS[name].most[page]}`
        )
}
