import {fork, type ChildProcess} from 'node:child_process'
import {randomUUID} from 'node:crypto'
import path from 'node:path'
import {z} from 'zod'
import {type GatewayEvent, type GatewayResponse, gatewayResponse} from './gateway'

const Answered = z.object({id: z.string(), answer: z.unknown(), error: z.string().nullable()})
const Started = z.object({started: z.literal(true)})

type Call = {
    event: GatewayEvent
    resolve: (answer: GatewayResponse) => void
    reject: (error: Error) => void
}

/** Sends an event to a container that is free, and tells when it is free again. */
const runIn = (container: ChildProcess, {event, resolve, reject}: Call, free: () => void): void => {
    const id = randomUUID()
    const end = () => {
        container.off('message', hear)
        container.off('exit', fail)
    }
    const fail = () => {
        end()
        reject(new Error('The container ended'))
    }
    const hear = (message: unknown) => {
        const {data} = Answered.safeParse(message)
        if (data?.id !== id) return
        end()
        free()
        if (data.error === null) resolve(gatewayResponse(data.answer))
        else reject(new Error(data.error))
    }
    container.on('message', hear)
    container.once('exit', fail)
    container.send({id, event})
}

/**
 * The containers of a function. Each answers one event at a time, as in Lambda: while all are busy, another is started,
 * up to `most`; after that, events wait. Nothing is shared between them.
 */
export const createContainers = (environment: NodeJS.ProcessEnv, most: number) => {
    const idle: ChildProcess[] = []
    const all = new Set<ChildProcess>()
    const waiting: Call[] = []

    const give = (container: ChildProcess): void => {
        const next = waiting.shift()
        if (next) runIn(container, next, () => give(container))
        else idle.push(container)
    }

    const start = (): void => {
        const container = fork(path.join(__dirname, 'container.ts'), {
            execArgv: ['--enable-source-maps', '--import', 'tsx'],
            env: environment,
            stdio: ['ignore', 'inherit', 'inherit', 'ipc']
        })
        all.add(container)
        container.once('message', (message) => {
            if (Started.safeParse(message).success) give(container)
        })
        container.once('exit', () => {
            all.delete(container)
            idle.splice(0, idle.length, ...idle.filter((each) => each !== container))
        })
    }

    return {
        /** The answer of a container; rejects if it fails or ends. */
        invoke: (event: GatewayEvent): Promise<GatewayResponse> =>
            new Promise((resolve, reject) => {
                const call = {event, resolve, reject}
                const free = idle.pop()
                if (free) return runIn(free, call, () => give(free))
                waiting.push(call)
                if (all.size < most) start()
            }),
        /** Ends one container, as Lambda may at any time. */
        endOne: (): void => void [...all].at(0)?.kill('SIGKILL'),
        end: (): void => {
            for (const container of all) container.kill('SIGTERM')
        }
    }
}
