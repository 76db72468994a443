import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as after} from 'node:timers/promises'
import {freePort} from '../shop/free-port'

/** How long bundling may take on a slow machine, in milliseconds. */
const LONGEST_MS = 240_000
const LONGEST_END_MS = 10_000
const BETWEEN_MS = 1000

const body = (address: string): Promise<string> =>
    fetch(address).then(
        (response) => response.text(),
        () => ''
    )

/** Repeats a request until the response is as expected; false if it never is. */
const inTime = async (suits: () => Promise<boolean>, longestMs: number): Promise<boolean> => {
    const until = Date.now() + longestMs
    while (Date.now() < until) {
        if (await suits()) return true
        await after(BETWEEN_MS)
    }
    return false
}

const startDevelopment = async () => {
    const [port, sandboxPort] = [String(await freePort()), String(await freePort())]
    const data = mkdtempSync(join(tmpdir(), 'homeward-development-'))
    const child: ChildProcess = spawn('node', ['--import', 'tsx', 'scripts/dev.ts'], {
        stdio: 'inherit',
        env: {...process.env, PORT: port, SANDBOX_PORT: sandboxPort, SANDBOX_DATA: data}
    })
    return {child, data, origin: `http://localhost:${port}`}
}

const main = async (): Promise<void> => {
    const {child, data, origin} = await startDevelopment()
    const ended = once(child, 'exit')
    const showsPage = async () => (await body(`${origin}/`)).includes('class="react-target"')
    await inTime(async () => child.exitCode !== null || (await showsPage()), LONGEST_MS)
    const isShown = await showsPage()

    child.kill('SIGTERM')
    await ended
    const isSilent = await inTime(async () => (await body(origin)) === '', LONGEST_END_MS)
    rmSync(data, {recursive: true, force: true})

    if (!isShown) throw new Error('npm run dev shows no page')
    if (!isSilent) throw new Error('npm run dev goes on after its end')
}

main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
})
