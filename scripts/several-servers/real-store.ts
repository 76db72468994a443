import {type ChildProcess, execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {freePort} from '../shop/free-port'

const programs = ['valkey-server', 'redis-server']

const installed = (program: string): boolean => {
    try {
        execFileSync(program, ['--version'], {stdio: 'ignore'})
        return true
    } catch {
        return false
    }
}

const untilItListens = async ({stdout}: ChildProcess): Promise<void> => {
    if (!stdout) throw new Error('The store has no output.')
    for await (const line of stdout) if (String(line).includes('Ready to accept')) return
    throw new Error('The store ended before it listened.')
}

/** A real Valkey or Redis with nothing in it, without a file. Throws an Error if the machine has neither. */
export const startStore = async (port?: number) => {
    const program = programs.find(installed)
    if (program === undefined) throw new Error(`None of ${programs.join(', ')} is installed.`)
    const at = port ?? (await freePort())
    const store = spawn(program, ['--port', String(at), '--save', '', '--appendonly', 'no'])
    await untilItListens(store)
    store.stdout.resume()
    const end = async (signal: NodeJS.Signals): Promise<void> => {
        if (store.exitCode !== null || store.signalCode !== null) return
        const ended = once(store, 'exit')
        store.kill(signal)
        await ended
    }
    return {
        port: at,
        url: `redis://127.0.0.1:${at}`,
        /** It answers nothing until `resume`, as one that is too slow. */
        pause: () => void store.kill('SIGSTOP'),
        resume: () => void store.kill('SIGCONT'),
        kill: () => end('SIGKILL')
    }
}
