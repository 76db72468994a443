import {execFileSync, spawn, type ChildProcess} from 'node:child_process'
import {join} from 'node:path'

const root = join(__dirname, '../..')

/** Builds the sandbox into a file of its own, beside the one that runs. Returns the path of the file. */
export const buildSandbox = (): string => {
    const file = join(root, 'dist/measured/sandbox.js')
    execFileSync('npm', ['run', '-s', 'build', '--', `--outfile=${file}`], {cwd: root})
    return file
}

export type RunningSandbox = {
    port: number
    pid: number
    /** From the start of the process until it accepts requests. */
    startMilliseconds: number
    end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
}

type Start = {
    file: string
    data: string
    size: string
    /** Of the JavaScript heap. */
    heapMegabytes?: number
}

/** Starts a bundled sandbox on a free port. Rejects if it ends before it serves. */
export const startSandbox = async ({
    file,
    data,
    size,
    heapMegabytes = 192
}: Start): Promise<RunningSandbox> => {
    const started = performance.now()
    const child = spawn(
        process.execPath,
        [`--max-old-space-size=${heapMegabytes}`, file]
            .concat('--port', '0', '--size', size)
            .concat('--data', data),
        {stdio: ['ignore', 'pipe', 'inherit']}
    )
    const port = await portOf(child)
    return {
        port,
        pid: child.pid ?? 0,
        startMilliseconds: performance.now() - started,
        end: (signal) =>
            new Promise((resolve) => {
                child.once('exit', () => resolve())
                child.kill(signal)
            })
    }
}

const portOf = (child: ChildProcess) =>
    new Promise<number>((resolve, reject) => {
        child.stdout?.on('data', (bytes: Buffer) => {
            const port = /ready on \S+:(\d+)/.exec(bytes.toString())?.[1]
            if (port) resolve(Number(port))
        })
        child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}`)))
    })
