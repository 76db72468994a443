import {performance} from 'node:perf_hooks'
import type {Request, RequestHandler, Response} from 'express'
import {anyPrefix} from '@app/lib/locales'

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
    now: () => number
}

/** After how many seconds a browser or crawler may try again. */
const RETRY_AFTER = 5

const BUSY_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>One moment, please</title></head><body style="font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem"><h1>Many people are in the shop right now</h1><p>Please try again in a few seconds.</p><h2 lang="es">Hay mucha gente en la tienda en este momento</h2><p lang="es">Vuelve a intentarlo en unos segundos.</p></body></html>`

const isCrawler = (agent: string): boolean => /bot|crawl|spider|slurp|facebookexternal/i.test(agent)

const OF_CUSTOMERS = new RegExp(
    `^${anyPrefix}/(checkout|new-checkout|payfone|web-order-form|my-accounts?|account|login)`
)

const isUnderWay = ({path, headers}: Request): boolean =>
    /\bcc-nx_/.test(headers.cookie ?? '') || OF_CUSTOMERS.test(path)

/** The order of the line: customers and checkouts first, then guests, then crawlers. */
const rankOf = (req: Request): 0 | 1 | 2 => {
    if (isUnderWay(req)) return 2
    return isCrawler(req.headers['user-agent'] ?? '') ? 0 : 1
}

const refusePage = (res: Response): void => {
    res.status(503).set({
        'Retry-After': String(RETRY_AFTER),
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy':
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    })
    res.type('html').send(BUSY_PAGE)
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

type Waiting = {rank: number; start: () => void; refuse: () => void}

/** The waiting requests: the first of the highest rank goes next, and the last of the lowest rank is refused first. */
const createLine = () => {
    const line: Waiting[] = []
    const take = (one: Waiting | undefined): Waiting | undefined => {
        if (one) line.splice(line.indexOf(one), 1)
        return one
    }
    const ranks = () => line.map(({rank}) => rank)
    return {
        size: () => line.length,
        add: (one: Waiting) => void line.push(one),
        remove: (one: Waiting): boolean => line.includes(one) && take(one) !== undefined,
        next: () => take(line.find(({rank}) => rank === Math.max(...ranks()))),
        /** The last waiting request of a lower rank, if there is one. */
        lastBelow: (rank: number) => {
            const lowest = Math.min(...ranks())
            return lowest < rank
                ? take([...line].reverse().find((one) => one.rank === lowest))
                : undefined
        }
    }
}

/**
 * How many of a rank may wait, learned from recent requests: fewer after one that waited and was refused, because
 * higher ranks came first; slowly more after one that was served.
 */
const createPlaces = (most: number) => {
    const places = new Map<number, number>()
    const left = (rank: number): number => places.get(rank) ?? most
    return {
        /** How many places of the line a rank may take; crawlers at most half. */
        of: (rank: number, inLine: number) =>
            Math.min(left(rank), rank === 0 ? Math.floor(inLine / 2) : inLine),
        waitedInVain: (rank: number) => void places.set(rank, Math.max(1, left(rank) / 2)),
        startedInTime: (rank: number) => void places.set(rank, Math.min(most, left(rank) + 0.1)),
        reset: () => places.clear()
    }
}

const PASSES_BY = /^\/(?:api|mobify|healthz|readyz)(?:\/|$)/

/** Whether a page is rendered for it: for a HEAD request, too. */
const isPage = ({method, path}: Request): boolean =>
    (method === 'GET' || method === 'HEAD') && !PASSES_BY.test(path)

/**
 * Admits the pages that can be answered in time and refuses the rest at once, with 503 and Retry-After. While the
 * process is busy, a few pages are rendered at a time, so that refusals, calls and health checks come between them, and
 * only as many wait as can be served in time; customers and checkouts go first, crawlers last.
 */
export const admission = (setup: AdmissionSetup): RequestHandler => {
    const {isBusy, whileBusy, least, most, longestLine, longestWaitMs, now} = setup
    const pace = createPace(now)
    const line = createLine()
    const shown = createPlaces(longestLine)
    let underWay = 0

    /** As many as can be served one after the other within the longest wait, at the current pace. */
    const requestsInTime = () => Math.floor(longestWaitMs / pace.meanMs())
    const whileIdle = () => Math.min(most, Math.max(least, requestsInTime()))
    const hasRoom = () => underWay < (isBusy() ? whileBusy : whileIdle())
    const begin = (res: Response, next: () => void): void => {
        const began = now()
        if (!isBusy()) shown.reset()
        underWay += 1
        res.once('close', () => {
            underWay -= 1
            pace.ended(began)
            // Not at once: what waits on the event loop, such as a health check, comes first.
            setImmediate(admitNext)
        })
        next()
    }
    const admitNext = (): void => {
        while (line.size() > 0 && hasRoom()) line.next()?.start()
    }
    const mostInLine = (rank: number): number =>
        shown.of(rank, Math.min(longestLine, Math.max(whileBusy, requestsInTime())))
    const standInLine = (rank: number, res: Response, next: () => void): void => {
        const refuse = () => {
            clearTimeout(timer)
            shown.waitedInVain(rank)
            if (!res.destroyed) refusePage(res)
        }
        const start = () => {
            clearTimeout(timer)
            shown.startedInTime(rank)
            begin(res, next)
        }
        const waiting: Waiting = {rank, start, refuse}
        const timer = setTimeout(() => line.remove(waiting) && refuse(), longestWaitMs)
        res.once('close', () => {
            clearTimeout(timer)
            line.remove(waiting)
        })
        line.add(waiting)
    }

    return (req, res, next) => {
        if (!isPage(req)) return next()
        const rank = rankOf(req)
        if (line.size() === 0 && hasRoom()) return begin(res, next)
        if (line.size() >= mostInLine(rank)) {
            const other = line.lastBelow(rank)
            if (!other) return refusePage(res)
            other.refuse()
        }
        standInLine(rank, res, next)
    }
}
