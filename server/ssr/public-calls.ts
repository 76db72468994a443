import type {Request, RequestHandler, Response} from 'express'
import type {Upstreams} from '../../config/checked-upstreams'

type Setup = {
    upstreams: Pick<Upstreams, 'commerceApi' | 'deadlineMs'>
    token: (refused?: string) => Promise<string>
}

type PublicCall = {url: URL; method: string; body: Buffer}

/** What a visitor without a session may ask: catalogue, content and stores, never a basket or a customer. */
const publicReads: readonly [method: string, path: RegExp][] = [
    ['GET', /^\/product\/shopper-products\/v1\//],
    ['GET', /^\/search\/shopper-search\/v1\//],
    ['GET', /^\/store\/shopper-stores\/v1\//],
    ['GET', /^\/experience\/shopper-experience\/v1\//],
    ['GET', /^\/site\/shopper-seo\/v1\//],
    [
        'GET',
        /^\/custom-object\/shopper-custom-objects\/v1\/organizations\/[\w-]+\/custom-objects\/Notice\//
    ],
    ['GET', /^\/custom\/custom-prefs\/v1\//],
    ['GET', /^\/custom\/get-promotions-store\/v1\//],
    ['POST', /^\/custom\/product\/v1\/organizations\/[\w-]+\/search$/],
    ['POST', /^\/custom\/search\/v1\/organizations\/[\w-]+\/autocomplete$/]
]

/** Dots, slashes and per cent signs that a reader behind us might decode, and then read another path than we did. */
const ambiguous = /\.\.|%(2e|2f|5c|25)/i

/**
 * Where a call leads that can be made without a shopper's own token; nothing for any other. What is allowed is the address
 * as it will be asked for: reading it resolves dots, also those written as %2e, and turns a backslash into a slash.
 */
export const publicRead = (
    commerceApi: string,
    method: string,
    requested: string
): URL | undefined => {
    if (!URL.canParse(`${commerceApi}${requested}`)) return undefined
    const url = new URL(`${commerceApi}${requested}`)
    const base = new URL(commerceApi).pathname.replace(/\/$/, '')
    const path = url.pathname.slice(base.length)
    const isAllowed =
        url.pathname.startsWith(`${base}/`) &&
        !ambiguous.test(path) &&
        publicReads.some(([verb, pattern]) => verb === method && pattern.test(path))
    return isAllowed ? url : undefined
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

/** No mapping is an answer and no failure: a 404 would stand as an error in every searching shopper's console. */
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

/** Passes an answer on. One that nobody can read is a failure: a browser would keep it, and ask in vain for a minute. */
const give = async (answer: globalThis.Response, req: Request, res: Response): Promise<void> => {
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (isNoMapping(req, answer)) {
        res.set('cache-control', 'private, max-age=60').json({})
        return
    }
    if (answer.ok && !isJson(bytes)) {
        res.status(502).set('cache-control', 'no-store').json({title: 'Bad Gateway'})
        return
    }
    res.status(answer.status)
        .set('cache-control', answer.ok ? 'private, max-age=60' : 'no-store')
        .type(answer.headers.get('content-type') ?? 'application/json')
        .send(bytes)
}

/**
 * Public catalogue calls of the browser, with the server's shared token added: a first visit reads the shop without
 * logging in and without the session's code (docs/decisions/0008). Everything else is refused.
 */
export const publicCalls = ({upstreams, token}: Setup): RequestHandler => {
    const send = async (call: PublicCall, refused?: string): Promise<globalThis.Response> => {
        const {url, method, body} = call
        const held = await token(refused)
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
        await give(await send({url, method: req.method, body}), req, res)
    }

    return (req, res) => {
        const url = publicRead(upstreams.commerceApi, req.method, req.url)
        if (!url) {
            res.status(403).json({
                title: 'Forbidden',
                detail: 'This call needs a shopper of its own.'
            })
            return
        }
        forward(url, req, res).catch((error: unknown) => {
            const tooLarge = error instanceof Error && 'status' in error && error.status === 413
            res.status(tooLarge ? 413 : 503)
                .set('cache-control', 'no-store')
                .json({title: tooLarge ? 'Payload Too Large' : 'Service Unavailable'})
        })
    }
}
