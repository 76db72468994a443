import {monitorEventLoopDelay} from 'node:perf_hooks'
import type {Request, RequestHandler} from 'express'

export type AdmissionSetup = {
    /** How late the process answers at the moment, milliseconds. */
    delayMs: () => number
    /** From this delay on the process counts as busy, milliseconds. */
    busyMs: number
    /** Pages under way at a time while it is busy; twice as many for who is signed in or checks out, half for crawlers. */
    whileBusy: number
    /** Pages under way at a time, ever. */
    most: number
}

/** Seconds after which a browser or crawler may come again. */
const RETRY_AFTER = 5

const BUSY_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>One moment, please</title></head><body style="font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem"><h1>Many people are in the shop right now</h1><p>Please try again in a few seconds.</p><h2 lang="es">Hay mucha gente en la tienda en este momento</h2><p lang="es">Vuelve a intentarlo en unos segundos.</p></body></html>`

const isCrawler = (agent: string): boolean => /bot|crawl|spider|slurp|facebookexternal/i.test(agent)

const isUnderWay = ({path, headers}: Request): boolean =>
    /\bcc-nx_/.test(headers.cookie ?? '') ||
    /^(\/es-US)?\/(checkout|new-checkout|payfone|web-order-form|my-accounts?|account|login)/.test(
        path
    )

const shareOf = (req: Request): number => {
    if (isUnderWay(req)) return 2
    return isCrawler(req.headers['user-agent'] ?? '') ? 0.5 : 1
}

/** A process that has much to do answers late; this tells how late, in the last quarter of a second. */
export const eventLoopDelay = (): (() => number) => {
    const histogram = monitorEventLoopDelay({resolution: 10})
    histogram.enable()
    let last = 0
    setInterval(() => {
        last = Number.isFinite(histogram.mean) ? histogram.mean / 1e6 : 0
        histogram.reset()
    }, 250).unref()
    return () => last
}

/**
 * Admits the pages that can be answered in time and refuses the rest at once, with 503 and Retry-After: who is signed in
 * or checks out is refused last, crawlers first. Health, files and calls pass by.
 */
export const admission = ({delayMs, busyMs, whileBusy, most}: AdmissionSetup): RequestHandler => {
    let underWay = 0
    return (req, res, next) => {
        if (req.method !== 'GET' || /^\/(api|mobify|healthz)\b/.test(req.path)) return next()
        const room = delayMs() >= busyMs ? whileBusy * shareOf(req) : most
        if (underWay >= room) {
            res.status(503).set({
                'Retry-After': String(RETRY_AFTER),
                'Cache-Control': 'private, no-store'
            })
            res.type('html').send(BUSY_PAGE)
            return
        }
        underWay += 1
        res.once('close', () => {
            underWay -= 1
        })
        next()
    }
}
