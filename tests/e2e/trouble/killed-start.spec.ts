import {spawn} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {freePort} from '../../../scripts/shop/free-port'
import {expect, test} from '../support/test'

/** Whether a process listens at a port. */
const isOpen = (port: number): Promise<boolean> =>
    new Promise((resolve) => {
        const line = connect(port, '127.0.0.1', () => {
            line.destroy()
            resolve(true)
        })
        line.once('error', () => resolve(false))
    })

test('the programs of npm start end when the process that started them is killed', async () => {
    const [port, sandboxPort] = [await freePort(), await freePort()]
    const data = mkdtempSync(join(tmpdir(), 'homeward-killed-'))
    const start = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
            ...process.env,
            PORT: String(port),
            SANDBOX_PORT: String(sandboxPort),
            SANDBOX_DATA: data
        }
    })
    await new Promise<void>((resolve) => {
        start.stdout.on('data', (output: Buffer) => {
            if (output.includes('storefront ready')) resolve()
        })
    })
    expect([await isOpen(port), await isOpen(sandboxPort)]).toEqual([true, true])

    start.kill('SIGKILL')

    await expect.poll(() => isOpen(port)).toBe(false)
    await expect.poll(() => isOpen(sandboxPort)).toBe(false)
    rmSync(data, {recursive: true, force: true})
})
