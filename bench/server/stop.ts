/**
 * Stops the production build several times while it gets requests: checks that every accepted request is answered, with
 * `Connection: close`. Exits with 1 if one was not. With 150 visitors at once most requests are refused, and refusals
 * must arrive as well.
 *   npx tsx bench/server/stop.ts [--tries 6] [--visitors 12,150]
 */
import {once} from 'node:events'
import {request} from 'node:http'
import {connect} from 'node:net'
import {setTimeout as after} from 'node:timers/promises'
import {parseArgs} from 'node:util'
import {atLeast, conclude, type Verdict} from '../figures/verdict'
import {startShop} from '../../scripts/shop/running-shop'
import {processesOfPort} from './process-of-port'

/** As long as the shop gives the proxies in front to notice, milliseconds. */
const noticeMs = 500

const pages = ['/', '/c/furniture', '/search?q=sofa', '/shop-all', '/checkout', '/api/session']

/** The result of a request: answered, and whether the response closes the connection; broken; or never accepted. */
type End =
    | {state: 'answered'; status: number; isLast: boolean; at: number}
    | {state: 'broken'; why: string; at: number}
    | {state: 'not let in'}

/** Requests over a new connection, so that accepted and refused ones can be distinguished. */
const answerOf = async (port: number, path: string): Promise<End> => {
    const socket = connect(port, '127.0.0.1')
    try {
        await once(socket, 'connect')
    } catch {
        return {state: 'not let in'}
    }
    return new Promise((resolve) => {
        const broken = ({message}: Error) =>
            resolve({state: 'broken', why: message, at: performance.now()})
        const call = request({path, host: 'localhost', createConnection: () => socket})
        call.setHeader('connection', 'keep-alive')
        call.once('response', (answer) => {
            answer.resume()
            answer.once('error', broken)
            answer.once('end', () => {
                socket.destroy()
                const isLast = answer.headers.connection === 'close'
                const status = answer.statusCode ?? 0
                resolve({state: 'answered', status, isLast, at: performance.now()})
            })
        })
        call.once('error', broken)
        call.end()
    })
}

const tryOnce = async (visitors: number): Promise<boolean> => {
    const shop = await startShop()
    const port = Number(new URL(shop.origin).port)
    const [first] = processesOfPort(port)
    const ends: End[] = []
    let isOver = false
    const visit = async (index: number): Promise<void> => {
        for (let turn = index; !isOver; turn += 1) {
            const end = await answerOf(port, pages[turn % pages.length] ?? '/')
            ends.push(end)
            if (end.state === 'not let in') return
        }
    }
    const visiting = Promise.all(Array.from({length: visitors}, (_, index) => visit(index)))
    await after(2000)
    const signalledAt = performance.now()
    process.kill(Number(first), 'SIGTERM')
    await Promise.race([visiting, after(10_000)])
    isOver = true
    const tookMs = Math.round(performance.now() - signalledAt)
    await shop.stop()

    const late = ends.filter((end) => end.state === 'answered' && end.at > signalledAt + noticeMs)
    const closed = late.filter((end) => end.state === 'answered' && end.isLast)
    const broken = ends.flatMap((end) => (end.state === 'broken' ? [end] : []))
    const refused = ends.filter((end) => end.state === 'answered' && end.status === 503)
    console.log(
        `${visitors} visitors: ${ends.length} asked, ${refused.length} refused, ` +
            `${late.length} answered after it was asked to stop, ` +
            `${closed.length} of them as the last; broken ${broken.length}; ended in ${tookMs} ms`
    )
    for (const {why, at} of broken.slice(0, 3))
        console.log(`  ${why}, ${Math.round(at - signalledAt)} ms after`)
    return broken.length === 0 && closed.length === late.length && late.length > 0
}

const main = async (): Promise<void> => {
    const {values} = parseArgs({
        options: {
            tries: {type: 'string', default: '6'},
            visitors: {type: 'string', default: '12,150'}
        }
    })
    const tries = Number(values.tries)
    const verdicts: Verdict[] = []
    for (const count of values.visitors.split(',')) {
        let well = 0
        for (let turn = 0; turn < tries; turn += 1) if (await tryOnce(Number(count))) well += 1
        const sentence = `${count} visitors, ends with every accepted request answered`
        verdicts.push(atLeast(sentence, well, tries, 'tries'))
    }
    conclude(verdicts)
}

void main()
