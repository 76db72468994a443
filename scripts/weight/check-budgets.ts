import {measuredPages, PAGES, type PageName} from '../shop/measured-pages'
import {get} from '../shop/plain-get'
import {startShop, type RunningShop} from '../shop/running-shop'
import {forgetCalls, sandboxCalls} from '../shop/sandbox-calls'
import {budgetProblems, type Weighed} from './budget-problems'
import {cardPageProblems} from './card-page-scripts'
import {pageWeight} from './page-weight'
import {weighOwnPages} from './weigh-own-pages'

/** Calls of a second visit: the first fills the process cache, as the first shopper of the day does. */
const callsOf = async ({origin, sandbox}: RunningShop, path: string) => {
    await get(`${origin}${path}`)
    await forgetCalls(sandbox)
    await get(`${origin}${path}`)
    return sandboxCalls(sandbox)
}

const weigh = async (shop: RunningShop, page: PageName, path: string): Promise<Weighed> => {
    const weight = await pageWeight(shop.origin, path)
    const calls = await callsOf(shop, path)
    const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
    console.log(`${page} ${path}`)
    console.log(
        `  HTML ${kB(weight.html.raw)}, gzip ${kB(weight.html.gzip)}; script ${kB(weight.scripts)}`
    )
    weight.files.forEach((file) => console.log(`    ${kB(file.bytes).padStart(9)} ${file.path}`))
    calls.forEach(({method, path: called}) => console.log(`    ${method} ${called}`))
    return {
        page,
        htmlGzip: weight.html.gzip,
        scripts: weight.scripts,
        platformCalls: calls.length
    }
}

const check = async () => {
    const shop = await startShop()
    try {
        const paths = await measuredPages(shop.origin)
        const problems: string[] = []
        for (const page of PAGES) {
            problems.push(...budgetProblems(await weigh(shop, page, paths[page])))
        }
        problems.push(...(await weighOwnPages(shop.origin)))
        problems.push(...(await cardPageProblems(shop.origin)))
        problems.push(...shop.warnings())
        problems.forEach((problem) => console.error(`budget, list or warning: ${problem}`))
        process.exitCode = problems.length > 0 ? 1 : 0
    } finally {
        await shop.stop()
    }
}

void check()
