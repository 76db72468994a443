import type {IncomingHttpHeaders} from 'node:http'
import type {Request, RequestHandler} from 'express'
import {ipKeyGenerator} from 'express-rate-limit'
import type {Counts} from './counts'
import {refuseForNow} from './refuse'

type Caller = {
    headers: IncomingHttpHeaders
    socket: {remoteAddress?: string | undefined}
}

/** Some proxies append the client's port, which differs for each connection. */
const withoutPort = (address: string): string =>
    address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/**
 * The address that requests are counted by. Each proxy adds its caller's address to the end of x-forwarded-for;
 * anything before that may be invented by the caller.
 */
export const countedAddress = ({headers, socket}: Caller, trustedProxies: number): string => {
    const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join().split(',')
    const reported = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
    return withoutPort(reported || socket.remoteAddress || 'unknown')
}

/** The key by which calls are counted: an IPv4 address, or the network of an IPv6 address. */
export type CallerOf = (req: Request) => string

export const callerBehind =
    (trustedProxies: number): CallerOf =>
    (req) =>
        ipKeyGenerator(countedAddress(req, trustedProxies))

type Limit = {counts: Counts; callerOf: CallerOf; name: string; most: number; windowMs: number}

/** Refuses an address that calls more than `most` times in a window, counted in this process. */
export const limitByAddress =
    ({counts, callerOf, name, most, windowMs}: Limit): RequestHandler =>
    (req, res, next) => {
        counts.add(`${name} ${callerOf(req)}`, windowMs).then(({count, endsInMs}) => {
            if (count > most) refuseForNow(res, 'too-many-calls', endsInMs)
            else next()
        }, next)
    }
