import {performance} from 'node:perf_hooks'
import type {Request, RequestHandler, Response} from 'express'

export type AdmissionSetup = {
    /** Whether the process is at its limit: then a few pages are rendered at a time, and others wait in line. */
    isBusy: () => boolean
    /** Pages rendered at once while it is busy: enough to render one while others wait for the platform. */
    whileBusy: number
    /**
     * Pages in progress at once while the process waits for others: as many as can be answered in time, between these
     * bounds.
     */
    least: number
    most: number
    /** The longest line of waiting pages. */
    longestLine: number
    /** How long a page may wait in line, in milliseconds; together with rendering it stays below the time-out of browsers. */
    longestWaitMs: number
    /** Whether these cookies are of a session that our server has signed; anybody can send any others. */
    hasSession: (cookies: string) => boolean
    /** Whether the port is about to close: then no page is started. */
    isClosing?: () => boolean
    /** Called with the number of pages that wait in line, whenever it changes. */
    onQueue?: (length: number) => void
    now: () => number
}

/** After how many seconds a browser or crawler may try again. */
const RETRY_AFTER = 5

const BUSY_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>One moment, please</title></head><body style="font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem"><h1>Many people are in the shop right now</h1><p>Please try again in a few seconds.</p><h2 lang="es">Hay mucha gente en la tienda en este momento</h2><p lang="es">Vuelva a intentarlo en unos segundos.</p></body></html>`

const isCrawler = (agent: string): boolean => /bot|crawl|spider|slurp|facebookexternal/i.test(agent)

/** Browsers say so of a page that nobody has opened yet. */
const isPrefetch = ({headers}: Request): boolean =>
    ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
        /\b(?:prefetch|prerender|preview)\b/.test(String(headers[name] ?? ''))
    )

type Rank = 0 | 1 | 2

/** The order of the line: shoppers with a verified session, then strangers; crawlers and prefetches come last. */
const rankOf = (req: Request, hasSession: AdmissionSetup['hasSession']): Rank => {
    const {cookie = '', 'user-agent': agent = ''} = req.headers
    if (isPrefetch(req) || isCrawler(agent)) return 0
    return cookie !== '' && hasSession(cookie) ? 2 : 1
}

/**
 * The part of the line that a rank may fill. The rest is free for those who come before it, so nobody who waits has to
 * leave for somebody else: whoever is refused is refused at once.
 */
const PART_OF_LINE: Record<Rank, number> = {0: 1 / 4, 1: 1 / 2, 2: 1}

const BUSY_BODY = Buffer.from(BUSY_PAGE)
const REFUSAL = {
    'Retry-After': String(RETRY_AFTER),
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': BUSY_BODY.length
}

/** Made once and sent as it is: under load a refusal is sent far more often than a page. */
const refusePage = ({method}: Request, res: Response): void => {
    res.writeHead(503, REFUSAL)
    res.end(method === 'HEAD' ? undefined : BUSY_BODY)
}

/** A process counts as busy if it works for this part of a fifth of a second. */
const BUSY_PART = 0.85
const WINDOW_MS = 200

/** Returns a function that tells whether the event loop has been busy recently. */
export const eventLoopBusy = (): (() => boolean) => {
    let since = performance.eventLoopUtilization()
    let readAt = performance.now()
    let isBusy = false
    return () => {
        if (performance.now() - readAt < WINDOW_MS) return isBusy
        isBusy = performance.eventLoopUtilization(since).utilization >= BUSY_PART
        since = performance.eventLoopUtilization()
        readAt = performance.now()
        return isBusy
    }
}

/** How long a page occupies the process while pages follow each other, in milliseconds: a moving average. */
const createPace = (now: () => number) => {
    const weight = 0.1
    let meanMs = 50
    let lastEnd = -Infinity
    return {
        meanMs: () => meanMs,
        ended: (began: number): void => {
            const end = now()
            meanMs += weight * (end - Math.max(began, lastEnd) - meanMs)
            lastEnd = end
        }
    }
}

type Waiting = {rank: Rank; start: () => void}

/** The waiting requests: the first of the highest rank goes next. */
const createLine = (onChange: (length: number) => void) => {
    const line: Waiting[] = []
    const take = (one: Waiting | undefined): Waiting | undefined => {
        if (one) {
            line.splice(line.indexOf(one), 1)
            onChange(line.length)
        }
        return one
    }
    return {
        size: () => line.length,
        add: (one: Waiting) => {
            line.push(one)
            onChange(line.length)
        },
        remove: (one: Waiting): boolean => line.includes(one) && take(one) !== undefined,
        next: () => {
            const highest = Math.max(...line.map(({rank}) => rank))
            return take(line.find(({rank}) => rank === highest))
        }
    }
}

/**
 * How many of a rank may wait, learned from recent requests: half after one that waited and was refused, because higher
 * ranks came first; slowly more after one that was served.
 */
const createPlaces = (most: number) => {
    const places = new Map<Rank, number>()
    const left = (rank: Rank): number => places.get(rank) ?? most
    return {
        of: (rank: Rank, inLine: number) =>
            Math.min(left(rank), Math.ceil(inLine * PART_OF_LINE[rank])),
        waitedInVain: (rank: Rank) => void places.set(rank, Math.max(1, left(rank) / 2)),
        startedInTime: (rank: Rank) => void places.set(rank, Math.min(most, left(rank) + 0.1)),
        reset: () => places.clear()
    }
}

/** Calls and files. Health is answered before, in server/front/front.ts. */
const PASSES_BY = /^\/(?:api|mobify)(?:\/|$)/

/** Whether a page is rendered for it: for a HEAD request, too. */
const isPage = ({method, path}: Request): boolean =>
    (method === 'GET' || method === 'HEAD') && !PASSES_BY.test(path)

/**
 * Admits the pages that can be answered in time and refuses the rest at once, with 503 and Retry-After. While the
 * process is busy, a few pages are rendered at a time, so that refusals, calls and health checks come between them, and
 * only as many wait as can be served in time.
 */
export const admission = (setup: AdmissionSetup): RequestHandler => {
    const {isBusy, whileBusy, least, most, longestLine, longestWaitMs, hasSession, now} = setup
    const {isClosing = () => false, onQueue = () => undefined} = setup
    const pace = createPace(now)
    const line = createLine(onQueue)
    const places = createPlaces(longestLine)
    let pendingCount = 0

    /** As many as can be served one after the other within the longest wait, at the current pace. */
    const requestsInTime = () => Math.floor(longestWaitMs / pace.meanMs())
    const whileIdle = () => Math.min(most, Math.max(least, requestsInTime()))
    const hasRoom = () => pendingCount < (isBusy() ? whileBusy : whileIdle())
    const begin = (res: Response, next: () => void): void => {
        const began = now()
        if (!isBusy()) places.reset()
        pendingCount += 1
        res.once('close', () => {
            pendingCount -= 1
            pace.ended(began)
            // Not at once: what waits on the event loop, such as a health check, comes first.
            setImmediate(admitNext)
        })
        next()
    }
    const admitNext = (): void => {
        while (line.size() > 0 && hasRoom()) line.next()?.start()
    }
    const mostInLine = (rank: Rank): number =>
        places.of(rank, Math.min(longestLine, Math.max(whileBusy, requestsInTime())))
    const standInLine = (rank: Rank, req: Request, res: Response, next: () => void): void => {
        const left = () => {
            clearTimeout(timer)
            line.remove(waiting)
        }
        const start = () => {
            clearTimeout(timer)
            res.off('close', left)
            places.startedInTime(rank)
            begin(res, next)
        }
        const waiting: Waiting = {rank, start}
        const timer = setTimeout(() => {
            if (!line.remove(waiting)) return
            places.waitedInVain(rank)
            if (!res.destroyed) refusePage(req, res)
        }, longestWaitMs)
        res.once('close', left)
        line.add(waiting)
    }

    return (req, res, next) => {
        if (!isPage(req)) return next()
        if (isClosing()) return refusePage(req, res)
        if (line.size() === 0 && hasRoom()) return begin(res, next)
        const rank = rankOf(req, hasSession)
        if (line.size() >= mostInLine(rank)) return refusePage(req, res)
        return standInLine(rank, req, res, next)
    }
}
