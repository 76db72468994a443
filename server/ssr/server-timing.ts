import type {RequestHandler} from 'express'

/** Says in Server-Timing how long the wave of calls and the render took, milliseconds. */
export const serverTiming: RequestHandler = (_req, res, next) => {
    const began = performance.now()
    const send = res.send.bind(res)
    res.send = (body) => {
        const asked = typeof res.locals.askedMs === 'number' ? res.locals.askedMs : 0
        const whole = performance.now() - began
        res.setHeader(
            'Server-Timing',
            `ask;dur=${asked.toFixed(1)}, render;dur=${(whole - asked).toFixed(1)}, total;dur=${whole.toFixed(1)}`
        )
        return send(body)
    }
    next()
}
