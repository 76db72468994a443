/**
 * The two caches of deploy/ in front of the production build: checks that none of twenty shoppers gets a page of another
 * store, for every kind of page, twice, and how many requests a second each serves for one warm page. Needs Debian's varnish
 * and nginx-light. Exits with 1 if a promise does not hold; with other work on the machine the speed may not.
 *   npx tsx bench/server/caches.ts [--seconds 5] [--connections 64]
 */
import {mkdtempSync, rmSync} from 'node:fs'
import {get} from 'node:http'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {text} from 'node:stream/consumers'
import {parseArgs} from 'node:util'
import {freePort} from '../../scripts/shop/free-port'
import {startShop} from '../../scripts/shop/running-shop'
import {atLeast, atMost, conclude, type Verdict} from '../figures/verdict'
import {cachedAddresses, shopperMixes} from '../../tests/support/values/shopper-mixes'
import {
    cacheKinds,
    startFrontCache,
    type CacheKind
} from '../../scripts/several-servers/front-cache'
import {benchWord} from './bench-word'

/** The same for the shop and its caches, as it is part of the addresses in pages. */
const host = 'shop.example'

type Headers = Record<string, string>

const pageOf = (port: number, address: string, headers: Headers): Promise<string> =>
    new Promise((resolve, reject) => {
        const call = get({port, path: address, headers: {...headers, host}}, (answer) => {
            text(answer).then((body) => resolve(`${answer.statusCode ?? 0} ${body}`), reject)
        })
        call.once('error', reject)
    })

const cookieOf = (store: string | null): Headers =>
    store === null ? {} : {cookie: `store=${store}.chosen`}

/** The shoppers who get a different page through a cache than directly from the shop; each requests it twice. */
const wrongOf = async (shop: number, cache: number, address: string): Promise<string[]> => {
    const wrong: string[] = []
    const right = new Map<string | null, string>()
    for (const {name, headers, store} of [...shopperMixes, ...shopperMixes]) {
        const own = right.get(store) ?? (await pageOf(shop, address, cookieOf(store)))
        right.set(store, own)
        if ((await pageOf(cache, address, headers)) !== own) wrong.push(`${address} for ${name}`)
    }
    return wrong
}

type Warm = {port: number; seconds: number; connections: number}

const lastChunk = Buffer.from('\r\n0\r\n\r\n')

/** Says for each chunk on a connection whether a response ends with it; throws if one is not 200. */
const endOfAnswer = () => {
    let isBody = false
    /** Undefined if the response is chunked. */
    let left: number | undefined
    return (piece: Buffer): boolean => {
        const isHead = !isBody
        const end = isHead ? piece.indexOf('\r\n\r\n') + 4 : 0
        if (isHead) {
            const head = piece.toString('latin1', 0, end)
            if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`Not 200: ${head}`)
            const length = /content-length: (\d+)/i.exec(head)?.[1]
            left = length === undefined ? undefined : Number(length)
            isBody = true
        }
        if (left !== undefined) left -= piece.length - end
        const isWhole = left === undefined ? piece.subarray(-7).equals(lastChunk) : left <= 0
        if (isWhole) isBody = false
        return !isBody
    }
}

type Received = {answers: number; bytes: number}

/** One connection that requests again as soon as it has its response, until time is up; returns how much it got. */
const requestOnOne = (port: number, until: number): Promise<Received> =>
    new Promise((resolve, reject) => {
        const request = Buffer.from(
            `GET /c/furniture HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`
        )
        const connection = connect(port, '127.0.0.1', () => connection.write(request))
        const isEnd = endOfAnswer()
        let answers = 0
        connection.on('data', (piece: Buffer) => {
            try {
                if (!isEnd(piece)) return
                answers += 1
                if (performance.now() < until) connection.write(request)
                else connection.end()
            } catch (error) {
                connection.destroy(error instanceof Error ? error : undefined)
            }
        })
        connection.once('close', () => resolve({answers, bytes: connection.bytesRead}))
        connection.once('error', reject)
    })

type Pace = {perSecond: number; bytes: number}

const warmPace = async ({port, seconds, connections}: Warm): Promise<Pace> => {
    const until = performance.now() + seconds * 1000
    const received = await Promise.all(
        Array.from({length: connections}, () => requestOnOne(port, until))
    )
    const total = (part: keyof Received) => received.reduce((sum, one) => sum + one[part], 0)
    const answers = total('answers')
    return {perSecond: answers / seconds, bytes: total('bytes') / answers}
}

/** The promise for Varnish; for nginx only the figure is printed. */
const leastPerSecond = {varnish: 20_000, nginx: undefined}

const measure = async (
    kind: CacheKind,
    shop: string,
    warm: Omit<Warm, 'port'>
): Promise<Verdict[]> => {
    const folder = mkdtempSync(path.join(tmpdir(), `storefront-${kind}-`))
    const port = await freePort()
    const stop = await startFrontCache({kind, shop, port, folder, word: benchWord})
    try {
        const wrong: string[] = []
        for (const address of cachedAddresses)
            wrong.push(...(await wrongOf(Number(new URL(shop).port), port, address)))
        const requested = cachedAddresses.length * shopperMixes.length * 2
        console.log(`${kind}: ${requested} answers, ${wrong.length} of another store or page`)
        wrong.forEach((one) => console.error(`  ${one}`))
        await warmPace({...warm, port, seconds: 1})
        const {perSecond, bytes} = await warmPace({...warm, port})
        console.log(
            `${kind}: /c/furniture, warm, brotli: ${perSecond.toFixed()} a second of ${bytes.toFixed()} bytes`
        )
        const least = leastPerSecond[kind]
        const name = `${kind}, /c/furniture warm`
        return [
            atMost(`${kind}, answers of another store or page`, wrong.length, 0, 'answers'),
            ...(least === undefined ? [] : [atLeast(name, perSecond, least, 'a second')])
        ]
    } finally {
        await stop()
        rmSync(folder, {recursive: true, force: true})
    }
}

const main = async (): Promise<void> => {
    const {values} = parseArgs({
        options: {
            seconds: {type: 'string', default: '5'},
            connections: {type: 'string', default: '64'}
        }
    })
    const warm = {seconds: Number(values.seconds), connections: Number(values.connections)}
    const shop = await startShop({FRONT_CACHE_WORD: benchWord})
    try {
        const verdicts: Verdict[] = []
        for (const kind of cacheKinds) verdicts.push(...(await measure(kind, shop.origin, warm)))
        conclude(verdicts)
    } finally {
        await shop.stop()
    }
}

void main()
