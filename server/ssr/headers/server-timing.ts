import type {RequestHandler} from 'express'

/**
 * Writes into Server-Timing how long all queries of a page took, and then the render, in milliseconds. `loadedAt` is
 * set when the queries are done (app/shell/app-config.tsx).
 */
export const serverTiming =
    (now = () => performance.now()): RequestHandler =>
    (_req, res, next) => {
        const began = now()
        const send = res.send.bind(res)
        res.send = (body) => {
            const {loadedAt}: {loadedAt?: unknown} = res.locals
            const loaded = typeof loadedAt === 'number' ? loadedAt - began : 0
            const whole = now() - began
            res.setHeader(
                'Server-Timing',
                `load;dur=${loaded.toFixed(1)}, render;dur=${(whole - loaded).toFixed(1)}, total;dur=${whole.toFixed(1)}`
            )
            return send(body)
        }
        next()
    }
