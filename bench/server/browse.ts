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
import {z} from 'zod'
import {freePort} from '../../scripts/shop/free-port'
import {startShop} from '../../scripts/shop/running-shop'
import {createClient, timesOf, type Timed, type Client} from './client'
import {benchWord, startFrontCache} from './front-cache'

const minute = 60_000
const Stores = z.object({data: z.array(z.object({id: z.string(), postalCode: z.string()}))})

/** Stores all over the country, each as its cookie says it. */
const storeCookies = async (origin: string, most: number): Promise<string[]> => {
    const zips = ['90210', '75024', '10001', '60601', '33101', '98101', '30301', '80201', '02108']
    const found = new Set<string>()
    for (const zip of zips) {
        const query = `siteId=Homeward&countryCode=US&postalCode=${zip}&maxDistance=500&limit=50`
        const api = '/api/commerce/store/shopper-stores/v1/organizations/f_ecom_hmwd_001'
        const answer = await fetch(`${origin}${api}/store-search?${query}`)
        const {data} = Stores.parse(await answer.json())
        for (const {id, postalCode} of data)
            found.add(`store=${id}.${postalCode.slice(0, 5)}.chosen`)
    }
    return [...found].slice(0, most)
}

const linksOf = async (origin: string, page: string, kind: 'c' | 'p'): Promise<string[]> => {
    const html = await (await fetch(`${origin}${page}`)).text()
    return [...new Set(html.match(new RegExp(`/${kind}/[^"?#\\s]+`, 'g')) ?? [])]
}

/** Pages by how often they are requested: the second half as often as the first, and so on. */
const popular = (pages: readonly string[]): string => {
    const index = Math.floor(pages.length ** Math.random()) - 1
    return pages[Math.max(0, index)] ?? '/'
}

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
        answers.push(await client.request(`${cache}${popular(pages)}`, headers))
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
    const cookies = await storeCookies(origin, stores)
    const categories = await linksOf(origin, '/', 'c')
    const products = (
        await Promise.all(categories.slice(0, 8).map((page) => linksOf(origin, page, 'p')))
    ).flat()
    const pages = ['/', '/shop-all', ...categories.slice(0, 20), ...new Set(products)]
    const stopCache = await startFrontCache({kind: 'varnish', shop: origin, port, folder})
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
