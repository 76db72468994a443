import type {IncomingHttpHeaders} from 'node:http'
import type {RequestHandler} from 'express'
import {ipKeyGenerator, rateLimit} from 'express-rate-limit'

/** Calls of one address to paid services, per minute: far more than a shopper's, far less than a script's. */
const mostPerMinute = 240

type Asking = {
    headers: IncomingHttpHeaders
    socket: {remoteAddress?: string | undefined}
}

/** Some proxies add the port that they were called from, which is another one for each connection. */
const withoutPort = (address: string): string =>
    address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/**
 * The address that calls are counted by. Each proxy adds whom it was called by to the end of x-forwarded-for; all before
 * that may be made up by whoever calls.
 */
export const countedAddress = ({headers, socket}: Asking, trustedProxies: number): string => {
    const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join().split(',')
    const reported = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
    return withoutPort(reported || socket.remoteAddress || 'unknown')
}

/** Refuses whoever calls paid services too often; one for all of them. */
export const limitCalls = (trustedProxies: number, most = mostPerMinute): RequestHandler =>
    rateLimit({
        windowMs: 60_000,
        limit: most,
        standardHeaders: 'draft-7',
        legacyHeaders: false,
        keyGenerator: (req) => ipKeyGenerator(countedAddress(req, trustedProxies)),
        validate: false
    })
