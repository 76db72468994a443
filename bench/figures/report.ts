import {PAGES, type PageName} from '../../scripts/shop/measured-pages'
import {BUDGETS, LEAST_REQUESTS_PER_SECOND} from '../budgets'
import {STOCK} from '../stock-baseline'
import {FIGURES, type FigureName, type Reading} from './figure'
import {spreadOf} from './spread'

const short = (value: number) => String(Math.round(value * 100) / 100)

const budgetOf = (figure: FigureName, page: PageName) => {
    if (figure === 'requests per second') return `≥ ${LEAST_REQUESTS_PER_SECOND.most[page]}`
    const budget = Object.entries(BUDGETS).find(([name]) => name === figure)?.[1]
    return budget ? `≤ ${budget.most[page]}` : ''
}

/** How many times better than the stock template; for requests more is better, otherwise less. */
const timesBetter = (figure: FigureName, ours: number, stock: number | undefined) => {
    if (stock === undefined || ours === 0 || stock === 0) return ''
    return `${short(figure === 'requests per second' ? ours / stock : stock / ours)} x`
}

const cells = (figure: FigureName, page: PageName, values: number[]) => {
    const {median, least, most} = spreadOf(values)
    const stock = STOCK[figure]?.[page]
    return [
        figure,
        page,
        short(median),
        `${short(least)}..${short(most)}`,
        stock === undefined ? '' : short(stock),
        timesBetter(figure, median, stock),
        budgetOf(figure, page)
    ]
}

const HEAD = ['figure', 'page', 'ours', 'least..most', 'stock', 'better', 'budget']

/** The readings as a Markdown table: our median and spread, the stock template's figure, the ratio, the budget. */
export const report = (readings: readonly Reading[]): string => {
    const rows = FIGURES.flatMap((figure) =>
        PAGES.flatMap((page) => {
            const values = readings
                .filter((each) => each.figure === figure && each.page === page)
                .map(({value}) => value)
            return values.length > 0 ? [cells(figure, page, values)] : []
        })
    )
    const table = [HEAD, HEAD.map(() => '---'), ...rows]
    return table.map((row) => `| ${row.join(' | ')} |`).join('\n')
}
