import type {RequestHandler} from 'express'

/**
 * Says in Server-Timing how long all that a page asks took, and then the render, milliseconds. `answeredAt` is set by who
 * asks (app/shell/kit/app-config.tsx).
 */
export const serverTiming =
    (now = () => performance.now()): RequestHandler =>
    (_req, res, next) => {
        const began = now()
        const send = res.send.bind(res)
        res.send = (body) => {
            const {answeredAt}: {answeredAt?: unknown} = res.locals
            const requested = typeof answeredAt === 'number' ? answeredAt - began : 0
            const whole = now() - began
            res.setHeader(
                'Server-Timing',
                `ask;dur=${requested.toFixed(1)}, render;dur=${(whole - requested).toFixed(1)}, total;dur=${whole.toFixed(1)}`
            )
            return send(body)
        }
        next()
    }
