/**
 * Asks a running shop for pages at so many times what it can bear, and tells how those fare who were admitted, who were
 * refused, and who asked for its health:
 *   npx tsx bench/server/overload.ts http://localhost:3000 [--seconds 60] [--times 5] [--metrics http://localhost:9100/metrics]
 */
import {Agent, get} from 'node:http'
import {setTimeout as after} from 'node:timers/promises'
import {parseArgs} from 'node:util'

type Answer = {status: number; ms: number}
type Visitor = {name: string; headers: Record<string, string>; paths: readonly string[]}

const pages = ['/', '/c/furniture', '/c/furniture/living-room/sofas', '/search?q=sofa', '/shop-all']
const visitors: readonly Visitor[] = [
    {name: 'guests', headers: {}, paths: pages},
    {name: 'customers', headers: {cookie: 'cc-nx_Homeward=1'}, paths: pages},
    {name: 'checkouts', headers: {}, paths: ['/checkout', '/web-order-form']},
    {
        name: 'crawlers',
        headers: {'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)'},
        paths: pages
    }
]
/** Of ten visitors, who they are. */
const mix = [0, 0, 0, 0, 0, 0, 1, 2, 3, 3]

const agent = new Agent({keepAlive: true, maxSockets: 2000})
const givesUpAfter = 20_000

/** Asks once; a connection that breaks or never answers counts as status 0. */
const ask = (url: string, headers: Record<string, string> = {}): Promise<Answer> => {
    const began = performance.now()
    return new Promise((resolve) => {
        const end = (status: number) => resolve({status, ms: performance.now() - began})
        const call = get(url, {agent, headers, timeout: givesUpAfter}, (answer) => {
            answer.resume()
            answer.once('end', () => end(answer.statusCode ?? 0))
            answer.once('error', () => end(0))
        })
        call.once('timeout', () => call.destroy())
        call.once('error', () => end(0))
    })
}

const quantile = (answers: readonly Answer[], part: number): number => {
    const sorted = answers.map(({ms}) => ms).sort((one, other) => one - other)
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}

const told = (name: string, answers: readonly Answer[]): string =>
    `${name.padEnd(22)} ${String(answers.length).padStart(6)}   p50 ${quantile(answers, 0.5)} ms   ` +
    `p95 ${quantile(answers, 0.95)} ms   p99 ${quantile(answers, 0.99)} ms`

/** Pages a second that the shop answers when it is asked by eight at a time. */
const capacityOf = async (origin: string, seconds: number): Promise<number> => {
    const ends = performance.now() + seconds * 1000
    let answered = 0
    const askOn = async (place: number): Promise<void> => {
        while (performance.now() < ends) {
            const {status} = await ask(
                `${origin}${pages[(place + answered) % pages.length] ?? '/'}`
            )
            if (status === 200) answered += 1
        }
    }
    await Promise.all(Array.from({length: 8}, (_, place) => askOn(place)))
    return answered / seconds
}

type Asked = {visitor: Visitor; answer: Promise<Answer>}

/** Sends so many requests a second, whether or not they are answered. */
const overload = async (origin: string, rate: number, seconds: number): Promise<Asked[]> => {
    const asked: Asked[] = []
    const began = performance.now()
    for (;;) {
        const passed = performance.now() - began
        if (passed >= seconds * 1000) return asked
        while (asked.length < (passed / 1000) * rate) {
            const visitor = visitors[mix[asked.length % mix.length] ?? 0]
            if (!visitor) throw new Error('The mix names a visitor that there is not')
            const path = visitor.paths[asked.length % visitor.paths.length] ?? '/'
            asked.push({visitor, answer: ask(`${origin}${path}`, visitor.headers)})
        }
        await after(5)
    }
}

/** Asks for the shop's health ten times a second until it is told to stop. */
const watchHealth = (origin: string) => {
    const answers: Promise<Answer>[] = []
    const timer = setInterval(() => answers.push(ask(`${origin}/healthz`)), 100)
    return async (): Promise<Answer[]> => {
        clearInterval(timer)
        return Promise.all(answers)
    }
}

const memoryOf = async (metrics: string | undefined): Promise<string> => {
    if (metrics === undefined) return 'not asked'
    const text = await (await fetch(metrics)).text()
    const bytes = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]
    return `${Math.round(Number(bytes) / 2 ** 20)} MiB`
}

/** Milliseconds after the load until five pages in a row come within twice the usual time. */
const recoveryOf = async (origin: string, usualMs: number): Promise<number> => {
    const began = performance.now()
    let inARow = 0
    let since = 0
    while (inARow < 5 && performance.now() - began < 30_000) {
        const {status, ms} = await ask(`${origin}/c/furniture`)
        const isWell = status === 200 && ms < 2 * usualMs
        if (isWell && inARow === 0) since = performance.now() - began - ms
        inARow = isWell ? inARow + 1 : 0
    }
    return inARow < 5 ? Infinity : Math.round(since)
}

const main = async (): Promise<void> => {
    const {values, positionals} = parseArgs({
        allowPositionals: true,
        options: {
            seconds: {type: 'string', default: '60'},
            times: {type: 'string', default: '5'},
            metrics: {type: 'string'}
        }
    })
    const origin = positionals[0] ?? 'http://localhost:3000'
    await capacityOf(origin, 3)
    const capacity = await capacityOf(origin, 8)
    const usual = await Promise.all(pages.map((path) => ask(`${origin}${path}`)))
    const rate = capacity * Number(values.times)
    console.log(`capacity ${capacity.toFixed(1)} pages a second; asked for ${rate.toFixed(1)}`)
    console.log(`memory before: ${await memoryOf(values.metrics)}`)

    const health = watchHealth(origin)
    const asked = await overload(origin, rate, Number(values.seconds))
    const answers = await Promise.all(
        asked.map(async ({visitor, answer}) => ({visitor, ...(await answer)}))
    )
    const healthy = await health()
    const recovery = await recoveryOf(origin, Math.max(quantile(usual, 0.95), 100))

    const admitted = answers.filter(({status}) => status === 200)
    const refused = answers.filter(({status}) => status === 503)
    console.log(told('admitted', admitted))
    console.log(told('refused', refused))
    console.log(told('health', healthy))
    for (const {name} of visitors) {
        const theirs = answers.filter(({visitor}) => visitor.name === name)
        const well = theirs.filter(({status}) => status === 200)
        console.log(told(`admitted ${name}`, well), `  of ${theirs.length}`)
    }
    console.log(`neither: ${answers.length - admitted.length - refused.length}`)
    console.log(`memory after: ${await memoryOf(values.metrics)}; well again after ${recovery} ms`)
}

void main().finally(() => agent.destroy())
