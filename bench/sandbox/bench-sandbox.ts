import {readFileSync, rmSync} from 'node:fs'
import {mkdtemp} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {clientOf} from '../../sandbox/tests/process/client'
import {guestToken} from '../../sandbox/tests/process/guest-token'
import {
    buildSandbox,
    startSandbox,
    type RunningSandbox
} from '../../sandbox/tests/process/start-sandbox'
import {quantile} from '../figures/spread'
import {cpuTime} from '../server/cpu-time'
import {requestTogether} from './request-together'
import {requestPaths} from './request-paths'

const {values} = parseArgs({
    options: {
        size: {type: 'string', default: 'default'},
        clients: {type: 'string', default: '8'},
        seconds: {type: 'string', default: '3'}
    }
})

/** Resident memory now and at its highest, in megabytes (Linux). */
const memoryOf = (pid: number) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const megabytes = (name: string) =>
        Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
    return {'MB resident': megabytes('VmRSS'), 'MB at most': megabytes('VmHWM')}
}

const measure = async ({port, pid}: RunningSandbox) => {
    const client = clientOf(port)
    const token = await guestToken(client)
    const mix = await requestPaths(client, token)
    client.close()
    const load = {clients: Number(values.clients), seconds: Number(values.seconds)}
    const rows: Record<string, Record<string, number>> = {}
    for (const [name, paths] of Object.entries(mix)) {
        const target = {port, token, paths}
        await requestTogether(target, {...load, seconds: 0.5})
        const alone = await requestTogether(target, {...load, clients: 1})
        const before = cpuTime([String(pid)])
        const together = await requestTogether(target, load)
        const cpu = (cpuTime([String(pid)]) - before) / together.latencies.length
        rows[name] = {
            'p50 ms': rounded(quantile(together.latencies, 0.5)),
            'p95 ms': rounded(quantile(together.latencies, 0.95)),
            'alone p50 ms': rounded(quantile(alone.latencies, 0.5)),
            'alone p95 ms': rounded(quantile(alone.latencies, 0.95)),
            'per second': Math.round(together.perSecond),
            'CPU ms each': Math.round(cpu * 100) / 100
        }
    }
    return rows
}

const rounded = (value: number) => Math.round(value * 10) / 10

const bench = async () => {
    const data = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const start = {file: buildSandbox(), data, size: values.size}
    try {
        const filling = await startSandbox(start)
        await filling.end('SIGTERM')
        const running = await startSandbox(start)
        const rows = await measure(running)
        console.log(`${values.size}, ${values.clients} clients, each with one connection`)
        console.table(rows)
        console.table({
            'ms to fill and start': Math.round(filling.startMilliseconds),
            'ms to start with data': Math.round(running.startMilliseconds),
            ...memoryOf(running.pid)
        })
        await running.end('SIGTERM')
    } finally {
        rmSync(data, {recursive: true, force: true})
    }
}

void bench()
