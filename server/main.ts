import cluster from 'node:cluster'
import os from 'node:os'
import {serve} from './serve'

const processes =
    process.env.WEB_CONCURRENCY === 'auto'
        ? os.availableParallelism()
        : Number(process.env.WEB_CONCURRENCY ?? 1)

/** One process per core on request (WEB_CONCURRENCY); one that dies is replaced. */
const serveFromMany = (): void => {
    let stopping = false
    let ready = 0
    for (let index = 0; index < processes; index += 1) cluster.fork()
    cluster.on('message', (_worker, message) => {
        if (message !== 'ready') return
        ready += 1
        if (ready === processes)
            announce(process.env.ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`)
    })
    cluster.on('exit', () => {
        if (!stopping) cluster.fork()
    })
    const stop = () => {
        stopping = true
        for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    // Who started it was killed, and cannot say so.
    process.once('disconnect', stop)
}

const announce = (origin: string): void => console.log(`storefront ready on ${origin}`)

const fail = (error: unknown): never => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
}

if (processes > 1 && cluster.isPrimary) {
    serveFromMany()
} else {
    serve().then((origin) => (cluster.isWorker ? process.send?.('ready') : announce(origin)), fail)
}
