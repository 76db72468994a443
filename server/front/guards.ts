import type {RequestHandler} from 'express'
import {refuse} from '../limits/refuse'

const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,252}[a-z\d])?\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Refuses a request for no host that there could be, before anything makes an address of it. */
export const knownHost: RequestHandler = (req, res, next) => {
    if (HOST.test(req.headers.host ?? '')) next()
    else refuse(res, 400, 'bad-host')
}

/** What every answer says of itself, files and refusals too: its type is what it is, and no other site's frame shows it. */
export const plainHeaders: RequestHandler = (_req, res, next) => {
    res.set({'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY'})
    next()
}
