import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {freePort} from './free-port'

export type RunningShop = {
    /** The origin of the storefront. */
    origin: string
    /** The sandbox, with its control endpoints open. */
    sandbox: string
    /** The warnings that Node has printed so far, for example about listeners that were not removed. */
    warnings: () => readonly string[]
    stop: () => Promise<void>
}

const READY = 'storefront ready on'

/** Waits until the child reports that the shop is open; an early end is an error with all its output. */
const untilReady = (child: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
        let texts = ''
        const listen = (chunk: Buffer) => {
            texts += chunk.toString()
            if (texts.includes(READY)) resolve()
        }
        child.stdout?.on('data', listen)
        child.stderr?.on('data', listen)
        child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${texts}`)))
    })

/** As Node writes them: "(node:123) MaxListenersExceededWarning: …". */
const NODE_WARNING = /^\(node:\d+\) .*Warning: .*$/gm

const warningsIn = (child: ChildProcess): (() => readonly string[]) => {
    let texts = ''
    child.stderr?.on('data', (chunk: Buffer) => {
        texts += chunk.toString()
    })
    return () => texts.match(NODE_WARNING) ?? []
}

const endGroup = async (child: ChildProcess): Promise<void> => {
    if (child.exitCode !== null || child.pid === undefined) return
    // npm start is a group of processes; the negative id reaches all of them.
    process.kill(-child.pid, 'SIGTERM')
    await once(child, 'exit')
}

/**
 * Starts the production build as `npm start` does, with one web process and its own sandbox on free ports; `environment`
 * is added to its own.
 */
export const startShop = async (environment: Record<string, string> = {}): Promise<RunningShop> => {
    const [port, sandboxPort] = [await freePort(), await freePort()]
    const data = mkdtempSync(join(tmpdir(), 'homeward-sandbox-'))
    const child = spawn('npm', ['start'], {
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
            ...process.env,
            PORT: String(port),
            SANDBOX_PORT: String(sandboxPort),
            SANDBOX_CONTROL: '1',
            SANDBOX_DATA: data,
            ...environment
        }
    })
    const warnings = warningsIn(child)
    const stop = async () => {
        await endGroup(child)
        rmSync(data, {recursive: true, force: true})
    }
    try {
        await untilReady(child)
    } catch (error) {
        await stop()
        throw error
    }
    return {
        origin: `http://localhost:${port}`,
        sandbox: `http://localhost:${sandboxPort}`,
        warnings,
        stop
    }
}
