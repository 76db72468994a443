import type {RequestHandler} from 'express'
import {refuse} from '../limits/refuse'
import {isFrame} from '../storefront-preview/frame'

const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,252}[a-z\d])?\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Whether an address can be built from a host and the target of a request, as everything after this does. */
const isAddress = (host: string, target: string): boolean =>
    HOST.test(host) && URL.canParse(`http://${host}/`) && URL.canParse(target, `http://${host}`)

/**
 * Refuses a request whose Host header cannot be a host (its port, too), or that has two, or whose target cannot be an
 * address, before an address is built from them.
 */
export const knownHost: RequestHandler = (req, res, next) => {
    const [host = '', ...others] = req.headersDistinct.host ?? []
    if (others.length === 0 && isAddress(host, req.url)) next()
    else refuse(res, 400, 'bad-host')
}

/** The device features that pages may use: the position, for our own pages only. */
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
 * Security headers of every response, also of files and refusals: the type is not guessed, no other site may frame it,
 * and it may run and load nothing. Pages have their own headers instead (server/ssr/security-headers.ts).
 */
export const plainHeaders: RequestHandler = (_req, res, next) => {
    res.set(PLAIN)
    next()
}

const originOf = (address: string | undefined): string =>
    address !== undefined && URL.canParse(address) ? new URL(address).origin : ''

/**
 * In Salesforce's preview frame the kit sets a cookie that loosens all later ones, triggered by headers that anybody
 * can send. Public pages set no cookie, so these headers are removed, except where the frame's parent is one that the
 * operator has named (docs/decisions/0043). What the browser said itself is in `res.locals.isFramed`.
 */
export const withoutPreview =
    (parents: readonly string[] = []): RequestHandler =>
    (req, res, next) => {
        const {headers} = req
        res.locals.isFramed = isFrame(req) && parents.length > 0
        if (!parents.includes(String(headers['x-pwakit-preview-parent'])))
            delete headers['x-pwakit-preview-parent']
        if (headers['sec-fetch-dest'] === 'iframe' && !parents.includes(originOf(headers.referer)))
            delete headers['sec-fetch-dest']
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

/** Encoded control characters, which no address of ours contains: C0, DEL and C1. */
const CONTROL = /%(?:[01][\da-f]|7f|c2%[89][\da-f])/gi

/** Tabs and line breaks separate words; the other control characters are nothing. */
const withoutControl = (written: string): string =>
    written.replace(/%0[9ad]/gi, '%20').replace(CONTROL, '')

/** The same path without unreadable characters, always below our own host. */
const withoutUnreadable = (path: string): string => {
    const plain = path.replace(CONTROL, '').replace(/%(?![\da-f]{2})/gi, '')
    const readable = isReadable(plain) ? plain : plain.replaceAll('%', '')
    return `/${readable.replaceAll('\\', '/').replace(/^\/+/, '')}`
}

/** Whether a request may be for a page: opened in a browser, and not called by a script. */
const mayBePage = (method: string, path: string): boolean =>
    (method === 'GET' || method === 'HEAD') && !/^[/\\]*(api|mobify)([/\\]|$)/i.test(path)

/**
 * Redirects an address that cannot be decoded, for example one with a lone percent sign, or that has control characters
 * in its path or query, to the same address without them: there may be a page, else the not-found page is shown. At the
 * original address scripts would fail, as they decode it too, and a page would repeat the characters. A call is refused.
 */
export const readableAddress: RequestHandler = (req, res, next) => {
    const [path = '', ...rest] = req.originalUrl.split('?')
    const query = rest.join('?')
    const isPlain = withoutControl(req.originalUrl) === req.originalUrl
    if (isReadable(path) && isPlain) return next()
    if (!mayBePage(req.method, path)) return refuse(res, 400, 'unreadable-request')
    const plain = withoutControl(query)
    const address = `${withoutUnreadable(path)}${plain === '' ? '' : `?${plain}`}`
    return res.set('cache-control', 'no-store').redirect(301, address)
}
