/**
 * Shoppers of many stores who browse through Varnish with the configuration of deploy/: which share of their pages the shop
 * itself has to make, and whether a page that is purged by its key is made again. Needs Debian's varnish.
 *   npx tsx bench/server/browse.ts [--minutes 10] [--shoppers 500] [--stores 50] [--think 60]
 */
import {mkdtempSync, rmSync} from 'node:fs'
import {request} from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {setTimeout as after} from 'node:timers/promises'
import {parseArgs} from 'node:util'
import {freePort} from '../../scripts/shop/free-port'
import {startShop} from '../../scripts/shop/running-shop'
import {cookieOf, linksIn, storesOf} from '../load/catalogue'
import {popularIndex} from '../load/model/page-cache'
import {createClient, timesOf, type Timed, type Client} from './client'
import {startFrontCache} from '../../scripts/several-servers/front-cache'
import {benchWord} from './bench-word'

const minute = 60_000
const linksOf = async (origin: string, page: string, kind: 'c' | 'p'): Promise<string[]> =>
    linksIn(await (await fetch(`${origin}${page}`)).text(), kind)

/** How many pages the shop itself has made. */
const pagesMade = async (metrics: string): Promise<number> => {
    const text = await (await fetch(metrics)).text()
    const counts = text.matchAll(/^storefront_requests_total\{kind="page"[^}]*\} (\d+)/gm)
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

const purge = (port: number, key: string): Promise<number> =>
    new Promise((resolve, reject) => {
        const call = request({port, method: 'PURGE', headers: {'surrogate-key': key}}, (answer) => {
            answer.resume()
            resolve(answer.statusCode ?? 0)
        })
        call.once('error', reject)
        call.end()
    })

type Browsing = {cache: string; pages: string[]; cookies: string[]; think: number; ends: number}

const browse = async (client: Client, {cache, pages, cookies, think, ends}: Browsing) => {
    const answers: Timed[] = []
    const cookie = cookies[Math.floor(Math.random() * cookies.length)] ?? ''
    await after(Math.random() * think)
    while (performance.now() < ends) {
        const headers = {cookie, 'accept-encoding': 'br, gzip'}
        const page = pages[popularIndex(pages.length, Math.random())] ?? '/'
        answers.push(await client.request(`${cache}${page}`, headers))
        await after(Math.random() * 2 * think)
    }
    return answers
}

const numbersOf = () => {
    const {values} = parseArgs({
        options: {
            minutes: {type: 'string', default: '10'},
            shoppers: {type: 'string', default: '500'},
            stores: {type: 'string', default: '50'},
            think: {type: 'string', default: '60'}
        }
    })
    const {minutes, shoppers, stores, think} = values
    return {
        minutes: Number(minutes),
        shoppers: Number(shoppers),
        stores: Number(stores),
        think: Number(think) * 1000
    }
}

const measure = async (origin: string, metrics: string, folder: string): Promise<void> => {
    const {minutes, shoppers, stores, think} = numbersOf()
    const port = await freePort()
    const cache = `http://127.0.0.1:${port}`
    const cookies = (await storesOf(origin, stores)).map(cookieOf)
    const categories = await linksOf(origin, '/', 'c')
    const products = (
        await Promise.all(categories.slice(0, 8).map((page) => linksOf(origin, page, 'p')))
    ).flat()
    const pages = ['/', '/shop-all', ...categories.slice(0, 20), ...new Set(products)]
    const stopCache = await startFrontCache({
        kind: 'varnish',
        shop: origin,
        port,
        folder,
        word: benchWord
    })
    const client = createClient()
    const before = await pagesMade(metrics)
    const ends = performance.now() + minutes * minute
    const browsing = {cache, pages, cookies, think, ends}
    const answers = (
        await Promise.all(Array.from({length: shoppers}, () => browse(client, browsing)))
    ).flat()
    const made = (await pagesMade(metrics)) - before
    const failed = answers.filter(({status}) => status !== 200).length
    console.log(`${cookies.length} stores, ${pages.length} pages`)
    console.log(timesOf('answers', answers))
    console.log(`not 200: ${failed}; reached the shop: ${made} of ${answers.length}`)
    console.log(`share: ${((made / answers.length) * 100).toFixed(1)} %`)

    const home = {cookie: cookies[0] ?? '', 'accept-encoding': 'br'}
    const counts: number[] = []
    await client.request(`${cache}/c/furniture`, home)
    for (const key of [undefined, '/c/furniture']) {
        const start = await pagesMade(metrics)
        if (key !== undefined) console.log(`purge ${key}: ${await purge(port, key)}`)
        await client.request(`${cache}/c/furniture`, home)
        counts.push((await pagesMade(metrics)) - start)
    }
    console.log(`made anew without a purge: ${counts[0]}; after it: ${counts[1]}`)
    client.close()
    await stopCache()
}

const main = async (): Promise<void> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'storefront-varnish-'))
    const metricsPort = await freePort()
    const shop = await startShop({METRICS_PORT: String(metricsPort), FRONT_CACHE_WORD: benchWord})
    try {
        await measure(shop.origin, `http://127.0.0.1:${metricsPort}/metrics`, folder)
    } finally {
        await shop.stop()
        rmSync(folder, {recursive: true, force: true})
    }
}

void main()
