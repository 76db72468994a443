/**
 * Gives many pages to one container of the built function, as Lambda does, one event at a time: its cold start, and for
 * each tenth its times, processor time and memory. Exits with 1 if one is more than a tenth worse in the last tenth than
 * in the second one; on a machine with other work the times say little, the processor time still does.
 *   npx tsx bench/server/function.ts [--pages 100000] [--minutes 60]: whichever ends first
 */
import {type ChildProcess, fork, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {Socket} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {z} from 'zod'
import {functionEnvironment} from '../../scripts/managed-runtime/function-environment'
import {eventOf, gatewayResponse} from '../../scripts/managed-runtime/gateway'
import {freePort} from '../../scripts/shop/free-port'
import {SANDBOX} from '../../scripts/source-fingerprint'
import {quantile} from '../figures/spread'
import {atMost, conclude} from '../figures/verdict'
import {cpuTime} from './cpu-time'
import {residentMemory} from './memory'

const paths = ['/', '/c/furniture', '/c/furniture/living-room/sofas', '/search?q=sofa', '/shop-all']
const parts = 10

/** Times and processor time of one page are in milliseconds, memory is in MiB. */
type Part = {pages: number; p50: number; p95: number; cpu: number; memory: number}

const Answered = z.object({id: z.string(), answer: z.unknown(), error: z.string().nullable()})

const startSandbox = async (port: number, data: string): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [SANDBOX.program], {
        env: {...process.env, SANDBOX_PORT: String(port), SANDBOX_DATA: data},
        stdio: ['ignore', 'pipe', 'inherit', 'ipc']
    })
    for await (const text of child.stdout ?? []) if (String(text).includes('sandbox ready')) break
    return child
}

const startContainer = async (port: number): Promise<ChildProcess> => {
    const {bundleId} = z
        .object({bundleId: z.string()})
        .parse(JSON.parse(readFileSync('build/bundle-id.json', 'utf8')))
    const environment = {...process.env, SANDBOX_PORT: String(port)}
    const container = fork(path.resolve('scripts/managed-runtime/container.ts'), {
        execArgv: ['--import', 'tsx'],
        env: functionEnvironment(environment, {bundleId, host: 'localhost'}),
        // Its lines for each request are as long as the run.
        stdio: ['ignore', 'ignore', 'inherit', 'ipc']
    })
    await once(container, 'message')
    return container
}

/** Sends the event of a page and waits for its answer. Throws if it is not 200. */
const answerTo = async (container: ChildProcess, address: string, id: string): Promise<void> => {
    const headers = {host: 'localhost', 'x-forwarded-proto': 'https', 'x-correlation-id': id}
    const request = {method: 'GET', headers, socket: new Socket()}
    container.send({id, event: eventOf(request, address, Buffer.alloc(0), id)})
    const messages: unknown[] = await once(container, 'message')
    const {answer, error} = Answered.parse(messages[0])
    const {statusCode} = gatewayResponse(answer)
    if (error !== null || statusCode !== 200)
        throw new Error(`${address}: ${statusCode}, ${String(error)}`)
}

/** Gives it this many pages, or as many as there is time for. */
const measurePart = async (
    container: ChildProcess,
    {most, until}: {most: number; until: number}
): Promise<Part> => {
    const pid = [String(container.pid)]
    const before = cpuTime(pid)
    const times: number[] = []
    while (times.length < most && (times.length === 0 || performance.now() < until)) {
        const began = performance.now()
        await answerTo(container, paths[times.length % paths.length] ?? '/', `page-${times.length}`)
        times.push(performance.now() - began)
    }
    const cpu = (cpuTime(pid) - before) / times.length
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
    return {pages: times.length, p50, p95, cpu, memory: residentMemory(pid)}
}

const worse = (late: number | undefined, early: number | undefined): number =>
    ((late ?? Number.NaN) / (early ?? Number.NaN) - 1) * 100

const rowOf = ({pages, p50, p95, cpu, memory}: Part, index: number): string =>
    `part ${index + 1}: ${pages} pages, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ` +
    `${cpu.toFixed(2)} ms of the processor a page, ${memory.toFixed()} MiB`

const measure = async (container: ChildProcess, pages: number, minutes: number) => {
    const measured: Part[] = []
    const began = performance.now()
    for (let part = 0; part < parts; part += 1) {
        const until = began + ((part + 1) / parts) * minutes * 60_000
        measured.push(await measurePart(container, {most: pages / parts, until}))
        console.log(measured.map(rowOf).at(-1))
    }
    // The first part warms up.
    const [early, late] = [measured[1], measured.at(-1)]
    conclude([
        atMost('p50 grew', worse(late?.p50, early?.p50), 10, '%'),
        atMost('p95 grew', worse(late?.p95, early?.p95), 10, '%'),
        atMost('processor time grew', worse(late?.cpu, early?.cpu), 10, '%'),
        atMost('memory grew', worse(late?.memory, early?.memory), 10, '%')
    ])
}

const main = async (): Promise<void> => {
    const {values} = parseArgs({
        options: {
            pages: {type: 'string', default: '100000'},
            minutes: {type: 'string', default: '60'}
        }
    })
    const data = mkdtempSync(path.join(tmpdir(), 'homeward-function-'))
    const port = await freePort()
    const sandbox = await startSandbox(port, data)
    const began = performance.now()
    const container = await startContainer(port)
    try {
        const loaded = performance.now() - began
        await answerTo(container, '/', 'first')
        const first = performance.now() - began
        console.log(
            `cold start: loaded after ${loaded.toFixed()} ms, first page ${first.toFixed()} ms`
        )
        await measure(container, Number(values.pages), Number(values.minutes))
    } finally {
        for (const child of [container, sandbox]) child.kill('SIGTERM')
        rmSync(data, {recursive: true, force: true})
    }
}

void main()
