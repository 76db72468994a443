import type {Server} from 'node:http'
import {setTimeout as setTimeoutPromise} from 'node:timers/promises'
import type {RequestHandler, Response} from 'express'

/**
 * How long the proxies in front have to notice that this process is shutting down, in milliseconds; it accepts requests
 * until then.
 */
const noticeMs = 500

/**
 * How long connections that wait, and requests in progress, may take after that, in milliseconds; SIGTERM must end the
 * process within 5 s.
 */
const graceMs = 4000

/**
 * Longer than any proxy in front keeps idle connections (60 s is usual), so that none is closed while a request arrives
 * on it.
 */
const keepAliveMs = 75_000

/** Keeps idle connections for longer than the proxies in front do. */
export const keepConnections = (server: Server): void => {
    server.keepAliveTimeout = keepAliveMs
    // Node would treat a connection that was idle for longer than this as one that sends its headers too slowly.
    server.headersTimeout = keepAliveMs + 1000
}

/** Whether a process is shutting down, and what it responds until then; `onBegin` is called when it starts to. */
export const createDraining = (onBegin: () => void = () => undefined) => {
    let isDraining = false
    let isClosing = false
    const pendingResponses = new Set<Response>()
    /** What came after the notice: null once the port is closed. */
    let held: (() => void)[] | null = []
    /** The last response of each connection closes it, and readiness fails, so that no new requests arrive. */
    const handler: RequestHandler = (req, res, next) => {
        res.shouldKeepAlive &&= !isDraining
        pendingResponses.add(res)
        res.once('close', () => pendingResponses.delete(res))
        if (req.path !== '/readyz') {
            if (isClosing && held) held.push(next)
            else next()
            return
        }
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
            for (const res of pendingResponses) res.shouldKeepAlive = false
        },
        /**
         * The proxies in front know now: no page is started any more. Who still comes is answered when the port is
         * closed: those who come again as soon as they are answered would keep connections waiting for ever.
         */
        close: () => {
            isClosing = true
        },
        /** The port is closed: whoever was still let in is answered now. */
        closed: () => {
            const waiting = held ?? []
            held = null
            for (const goOn of waiting) goOn()
        },
        isClosing: () => isClosing
    }
}

export type Draining = ReturnType<typeof createDraining>

/** How recently the event loop must have looked for new connections, in milliseconds. */
const justNowMs = 5
/** The port is closed after this time in any case, in milliseconds. */
const longestMs = 2000

/**
 * Closes the port when no connection is waiting to be accepted: the system has established such connections already,
 * and closing the port would reset them. One turn of the event loop accepts one connection; a short turn without any
 * shows that none is waiting.
 */
const whenAllAreIn = (server: Server, close: () => void): void => {
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

/** `notice` ends when the proxies in front know; what has come by then has `graceMs` milliseconds left. */
type Leaving = {
    notice: Promise<unknown>
    graceMs: number
    end: () => void
}

/**
 * Shuts down: reports that it is not ready but still responds; then accepts no more connections, answers all requests
 * that it has, and ends.
 */
export const leave = (
    server: Server,
    draining: Draining,
    {notice, graceMs, end}: Leaving
): void => {
    draining.begin()
    const close = () => {
        server.close(end)
        // After its last response, which asks the client to close, a connection may stay idle: it is closed here. Only
        // right after the loop has read what has arrived: a request that came during a render would be lost.
        const rest = setInterval(() => setImmediate(() => server.closeIdleConnections()), 100)
        rest.unref()
        draining.closed()
    }
    void notice.then(() => {
        draining.close()
        setTimeout(end, graceMs).unref()
        whenAllAreIn(server, close)
    })
}

/** What is sent at the very end, as traces, may take this long, in milliseconds. */
const lastWordsMs = 300

/**
 * Ends the process on a signal, or when its parent was killed and cannot send one; before that, `flush` sends what is
 * left to send.
 */
export const endGracefully = (
    server: Server,
    draining: Draining,
    flush: () => Promise<unknown> = () => Promise.resolve()
): void => {
    let isLeaving = false
    const stop = () => {
        if (isLeaving) return
        isLeaving = true
        const exit = () => process.exit(0)
        const end = () =>
            void Promise.race([flush(), setTimeoutPromise(lastWordsMs)]).then(exit, exit)
        leave(server, draining, {notice: setTimeoutPromise(noticeMs), graceMs, end})
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    process.once('disconnect', stop)
}
