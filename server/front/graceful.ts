import type {Server} from 'node:http'
import type {Server as PortServer} from 'node:net'
import {setTimeout as setTimeoutPromise} from 'node:timers/promises'
import type {RequestHandler, Response} from 'express'

/** How long the fronts have to notice that this process is leaving, while it still takes requests, milliseconds. */
export const noticeMs = 500

/** Time for requests under way after that, milliseconds; SIGTERM must end the process within 5 s. */
const graceMs = 3200

/**
 * Longer than any front keeps idle connections (60 s is usual), so that none is closed while a request is arriving on
 * it.
 */
const keepAliveMs = 75_000

/** Keeps connections for longer than those in front do. */
export const keepConnections = (server: Server): void => {
    server.keepAliveTimeout = keepAliveMs
    // Node would count a connection that rested for longer than this as one that sends its headers too slowly.
    server.headersTimeout = keepAliveMs + 1000
}

/** Whether a process is shutting down, and what it responds until then; `onBegin` is called when it starts to. */
export const createDraining = (onBegin: () => void = () => undefined) => {
    let isDraining = false
    const underWay = new Set<Response>()
    /** The last response of each connection says so, and readiness fails, so that no new requests arrive. */
    const handler: RequestHandler = (req, res, next) => {
        res.shouldKeepAlive &&= !isDraining
        underWay.add(res)
        res.once('close', () => underWay.delete(res))
        if (req.path !== '/readyz') return next()
        res.status(isDraining ? 503 : 200)
            .type('text')
            .set('cache-control', 'no-store')
            .send(isDraining ? 'leaving' : 'ready')
    }
    return {
        handler,
        begin: () => {
            isDraining = true
            onBegin()
            for (const res of underWay) res.shouldKeepAlive = false
        }
    }
}

export type Draining = ReturnType<typeof createDraining>

/** So long ago the event loop may have looked for newcomers for its word to count, milliseconds. */
const justNowMs = 5
/** A door that is never quiet is closed all the same, milliseconds. */
const longestMs = 500

/**
 * Closes the port when nobody stands at its door: whoever does was let in by the system already, and would be thrown out.
 * A turn of the event loop lets in one newcomer; a short one without any has found nobody there.
 */
export const whenAllAreIn = (server: PortServer, close: () => void): void => {
    const began = performance.now()
    let turnBegan = began
    let isQuiet = false
    const newcomer = () => {
        isQuiet = false
    }
    server.on('connection', newcomer)
    const look = () => {
        const now = performance.now()
        const isDone = isQuiet && now - turnBegan < justNowMs
        if (isDone || now - began > longestMs) {
            server.off('connection', newcomer)
            return close()
        }
        isQuiet = true
        turnBegan = now
        setImmediate(look)
        return undefined
    }
    setImmediate(look)
}

/** Connections that another process let in: when no more will come, and when all of them are closed. */
type Handed = {untilLast: () => Promise<unknown>; allClosed: () => Promise<unknown>}

/** `notice` ends when the fronts know; requests in progress then have `graceMs` milliseconds left. */
type Leaving = {
    notice: Promise<unknown>
    graceMs: number
    end: () => void
    handed?: Handed | undefined
}

/**
 * Shuts down: first it reports that it is not ready but still responds, then it accepts no more connections, responds
 * to every request that it has, and ends.
 */
export const leave = (
    server: Server,
    draining: Draining,
    {notice, graceMs, end, handed}: Leaving
): void => {
    draining.begin()
    const close = () => {
        server.close(() => void (handed?.allClosed() ?? Promise.resolve()).then(end))
        server.closeIdleConnections()
        // A connection that was under way rests after its answer, which asked it to close.
        const rest = setInterval(() => server.closeIdleConnections(), 100)
        rest.unref()
        setTimeout(end, graceMs).unref()
    }
    void notice.then(() => {
        if (handed === undefined) whenAllAreIn(server, close)
        else void handed.untilLast().then(close)
    })
}

/** Ends the process when it is asked to, or when who started it was killed and cannot say so. */
export const endGracefully = (server: Server, draining: Draining, handed?: Handed): void => {
    let isLeaving = false
    const stop = () => {
        if (isLeaving) return
        isLeaving = true
        const end = () => process.exit(0)
        leave(server, draining, {notice: setTimeoutPromise(noticeMs), graceMs, end, handed})
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    process.once('disconnect', stop)
}
