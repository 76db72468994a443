import type {Request, RequestHandler, Response} from 'express'
import {publicReads, type PublicRead} from '@app/commerce/public-reads'
import type {Upstreams} from '../../config/checked-upstreams'
import type {Counts} from '../limits/counts'
import type {CallerOf} from '../limits/limit-by-address'
import {refuse, refuseForNow, refuseUnreadableAnswer} from '../limits/refuse'
import {proxiedPath} from '../proxy/proxied-path'
import {isOfOtherSite, mostPerMinute} from '../proxy/proxy-gate'
import {publicRules} from '../proxy/proxy-rules'
import type {ProxyRule} from '../proxy/rule-lines'
import type {Preview} from '../storefront-preview/preview'

type Setup = {
    upstreams: Pick<Upstreams, 'commerceApi' | 'deadlineMs'>
    organizationId: string
    /** The only site that may be asked about. */
    siteId: string
    /** What routes and the layout declare: only these calls are allowed. */
    reads: readonly PublicRead[]
    token: (refused?: string) => Promise<string>
    /** Who previews the site: the context of their session decides what is read, and no browser stores it. */
    preview?: Pick<Preview, 'isProved' | 'tokenIn'>
    counts: Counts
    callerOf: CallerOf
}

type PublicCall = {url: URL; method: string; body: Buffer; previewToken: string | undefined}

const nobody = {isProved: () => false, tokenIn: () => undefined}

type Allowed = {commerceApi: string; rules: readonly ProxyRule[]; reads: readonly PublicRead[]}

const isDeclared = (reads: readonly PublicRead[], method: string, path: string): boolean =>
    reads.some((read) => {
        const [verb, pattern] = publicReads[read]
        return verb === method && pattern.test(path)
    })

/**
 * The platform's address for a call that needs no shopper's token; undefined for any other call. The path is parsed
 * once, and sent as it was parsed, below the platform's own path.
 */
export const publicRead = (
    {commerceApi, rules, reads}: Allowed,
    method: string,
    requested: string
): URL | undefined => {
    const [written = '', ...query] = requested.split('?')
    const path = proxiedPath(written)
    const isListed = rules.some(
        (rule) => rule.method === method && path && rule.path.test(path.decoded)
    )
    if (!isListed || !path || !isDeclared(reads, method, path.decoded)) return undefined
    const base = commerceApi.replace(/\/$/, '')
    return new URL(`${base}${path.written}${query.length > 0 ? `?${query.join('?')}` : ''}`)
}

const bodyOf = async (req: Request): Promise<Buffer> => {
    const parts: Buffer[] = []
    let size = 0
    for await (const part of req) {
        const bytes = Buffer.from(part)
        size += bytes.length
        if (size > 64 * 1024) throw Object.assign(new Error('Body too large'), {status: 413})
        parts.push(bytes)
    }
    return Buffer.concat(parts)
}

/** No mapping is a normal result: a 404 would be logged as an error in the console of every shopper who searches. */
const isNoMapping = ({path}: Request, {status}: globalThis.Response): boolean =>
    status === 404 && /^\/site\/shopper-seo\/v1\/.*\/url-mapping$/.test(path)

const isJson = (bytes: Buffer): boolean => {
    try {
        JSON.parse(bytes.toString('utf8'))
        return true
    } catch {
        return false
    }
}

/**
 * Passes a response on as JSON. A response that is not JSON counts as a failure; a page of the platform is never passed
 * on.
 */
const give = async (
    answer: globalThis.Response,
    req: Request,
    res: Response,
    isPreview: boolean
): Promise<void> => {
    const bytes = Buffer.from(await answer.arrayBuffer())
    const policy = isPreview ? 'no-store' : 'private, max-age=60'
    if (isNoMapping(req, answer) && isJson(bytes)) {
        // Says that there is none; `{}` would be an answer that cannot be read (D-48).
        res.set('cache-control', policy).json({destination: ''})
        return
    }
    if (!isJson(bytes)) {
        refuseUnreadableAnswer(res, answer.status, answer.headers.get('retry-after'))
        return
    }
    const wait = answer.headers.get('retry-after')
    if (!answer.ok && wait) res.set('retry-after', wait)
    res.status(answer.status)
        .set('cache-control', answer.ok ? policy : 'no-store')
        .type('json')
        .send(bytes)
}

/**
 * Public catalogue calls of the browser, with the server's shared token added: a first visit reads the shop without
 * logging in and without the session's code (docs/decisions/0008). Everything else is refused.
 */
export const publicCalls = ({
    upstreams,
    organizationId,
    siteId,
    reads,
    token,
    preview = nobody,
    counts,
    callerOf
}: Setup): RequestHandler => {
    const {commerceApi} = upstreams
    const rules = publicRules({organizationId})

    const send = async (call: PublicCall, refused?: string): Promise<globalThis.Response> => {
        const {url, method, body, previewToken} = call
        const held = refused === undefined && previewToken ? previewToken : await token(refused)
        const response = await fetch(url, {
            method,
            headers: {
                accept: 'application/json',
                authorization: `Bearer ${held}`,
                ...(method === 'POST' ? {'content-type': 'application/json'} : {})
            },
            ...(method === 'POST' ? {body: new Uint8Array(body)} : {}),
            signal: AbortSignal.timeout(upstreams.deadlineMs)
        })
        return response.status === 401 && refused === undefined ? send(call, held) : response
    }

    const forward = async (url: URL, req: Request, res: Response): Promise<void> => {
        const body = req.method === 'POST' ? await bodyOf(req) : Buffer.alloc(0)
        const {cookie} = req.headers
        const previewToken = preview.tokenIn(cookie)
        const answer = await send({url, method: req.method, body, previewToken})
        await give(answer, req, res, preview.isProved(cookie))
    }

    return (req, res, next) => {
        const url = publicRead({commerceApi, rules, reads}, req.method, req.url)
        if (!url || isOfOtherSite(url.searchParams, siteId)) return refuse(res, 404, 'no-such-call')
        counts
            .add(`proxies ${callerOf(req)}`, 60_000)
            .then(({count, endsInMs}) => {
                if (count > mostPerMinute) return refuseForNow(res, 'too-many-calls', endsInMs)
                return forward(url, req, res)
            })
            .catch((error: unknown) => {
                if (res.headersSent) return next(error)
                const tooLarge = error instanceof Error && 'status' in error && error.status === 413
                return tooLarge
                    ? refuse(res, 413, 'body-too-large')
                    : refuse(res, 503, 'platform-silent')
            })
        return undefined
    }
}
