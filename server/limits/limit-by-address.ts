import type {Request, RequestHandler} from 'express'
import {ipKeyGenerator} from 'express-rate-limit'
import {countedAddress} from '../bff/limit-calls'
import type {Counts} from './counts'
import {refuseForNow} from './refuse'

/** Whom calls are counted for: an address, or the network of one of the newer kind. */
export type CallerOf = (req: Request) => string

export const callerBehind =
    (trustedProxies: number): CallerOf =>
    (req) =>
        ipKeyGenerator(countedAddress(req, trustedProxies))

type Limit = {counts: Counts; callerOf: CallerOf; name: string; most: number; windowMs: number}

/** Refuses an address that calls more often than `most` times in a window, on all processes of the machine together. */
export const limitByAddress =
    ({counts, callerOf, name, most, windowMs}: Limit): RequestHandler =>
    (req, res, next) => {
        counts.add(`${name} ${callerOf(req)}`, windowMs).then(({count, endsInMs}) => {
            if (count > most) refuseForNow(res, 'too-many-calls', endsInMs)
            else next()
        }, next)
    }
