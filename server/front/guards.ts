import type {RequestHandler} from 'express'
import {refuse} from '../limits/refuse'

const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,252}[a-z\d])?\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Refuses a request for no host that there could be, before anything makes an address of it. */
export const knownHost: RequestHandler = (req, res, next) => {
    if (HOST.test(req.headers.host ?? '')) next()
    else refuse(res, 400, 'bad-host')
}

/** What a page may use of a device: where it is, for our own pages alone. */
export const PERMISSIONS = [
    'geolocation=(self)',
    ...['camera', 'microphone', 'payment', 'usb', 'serial', 'midi', 'display-capture'].map(
        (feature) => `${feature}=()`
    ),
    'browsing-topics=()'
].join(', ')

const PLAIN = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'strict-origin-when-cross-origin'
}

/**
 * Security headers of every response, files and refusals too: its type is not guessed, no other site may frame it, and
 * it may run and load nothing. Pages have headers of their own instead (server/ssr/security-headers.ts).
 */
export const plainHeaders: RequestHandler = (_req, res, next) => {
    res.set(PLAIN)
    next()
}

/**
 * A page within Salesforce's preview frame would be given a cookie that loosens all later ones, by headers that anybody may
 * send. No frame shows a page of ours, and a public page sets no cookie: the kit is not told of frames.
 */
export const withoutPreview: RequestHandler = (req, _res, next) => {
    delete req.headers['x-pwakit-preview-parent']
    if (req.headers['sec-fetch-dest'] === 'iframe') delete req.headers['sec-fetch-dest']
    next()
}

const isReadable = (path: string): boolean => {
    try {
        decodeURIComponent(path)
        return true
    } catch {
        return false
    }
}

/** The same path without the signs that nobody can read, below our own host whatever it begins with. */
const withoutUnreadable = (path: string): string => {
    const plain = path.replace(/%(?![\da-f]{2})/gi, '')
    const readable = isReadable(plain) ? plain : plain.replaceAll('%', '')
    return `/${readable.replaceAll('\\', '/').replace(/^\/+/, '')}`
}

/** What may be a page: what somebody opens, and no call of a script. */
const mayBePage = (method: string, path: string): boolean =>
    (method === 'GET' || method === 'HEAD') && !/^[/\\]*(api|mobify)([/\\]|$)/i.test(path)

/**
 * An address that nobody can read, as one with a lone per cent sign, leads to the same without it: there may be the page, and
 * if there is none a page says so. Where it stood, scripts would end, as they read the address too. A call is refused.
 */
export const readableAddress: RequestHandler = (req, res, next) => {
    const [path = '', ...query] = req.url.split('?')
    if (isReadable(path)) return next()
    if (!mayBePage(req.method, path)) return refuse(res, 400, 'unreadable-request')
    const address = [withoutUnreadable(path), ...query].join('?')
    return res.set('cache-control', 'no-store').redirect(301, address)
}
