import type {IncomingMessage} from 'node:http'
import type {Response} from 'express'
import {refuse, refuseUnreadableAnswer} from '../limits/refuse'
import {withoutPersonalFields} from './personal-fields'
import type {ProxyRule} from './rule-lines'

/** The response headers that are passed on; all others, also cookies and policies, are dropped. */
const FORWARDED_HEADERS = [
    'content-type',
    'content-length',
    'content-encoding',
    'cache-control',
    'etag',
    'expires',
    'last-modified',
    'retry-after',
    'vary'
]

const mostPersonalBytes = 5 * 1024 * 1024

const isExpected = ({headers, statusCode}: IncomingMessage, {answer}: ProxyRule): boolean => {
    const type = headers['content-type']
    const hasNone = statusCode === 204 || statusCode === 304 || headers['content-length'] === '0'
    if (type === undefined) return hasNone
    return (answer === 'picture' ? /^image\// : /^application\/([\w.]+\+)?json\b/).test(type)
}

/** The status for a picture that is not passed on: 404 for a missing one, whatever page comes with it. */
const statusWithoutPicture = (status: number): number =>
    status >= 400 && status < 500 ? status : 502

const forwardHeaders = (incoming: IncomingMessage, res: Response): void => {
    for (const name of FORWARDED_HEADERS) {
        const value = incoming.headers[name]
        if (value !== undefined) res.setHeader(name, value)
    }
}

const givePersonal = (incoming: IncomingMessage, res: Response): void => {
    const parts: Buffer[] = []
    let size = 0
    incoming.on('data', (part: Buffer) => {
        size += part.length
        if (size > mostPersonalBytes) incoming.destroy(new Error('too large'))
        else parts.push(part)
    })
    incoming.once('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        try {
            const answer: unknown = text === '' ? undefined : JSON.parse(text)
            forwardHeaders(incoming, res)
            res.removeHeader('content-length')
            res.removeHeader('etag')
            res.status(incoming.statusCode ?? 502)
            if (answer === undefined) res.end()
            else res.send(JSON.stringify(withoutPersonalFields(answer)))
        } catch {
            res.removeHeader('content-encoding')
            refuse(res, 502, 'unreadable-answer')
        }
    })
}

/**
 * Passes an upstream's response on to a browser: only of the expected content type, with few of its headers, and
 * without personal fields. If the upstream's response breaks off, so does this one, as the browser would otherwise wait
 * for the rest; `broke` is called.
 */
export const giveProxied = (
    incoming: IncomingMessage,
    res: Response,
    rule: ProxyRule,
    broke: (message: string) => void
): void => {
    incoming.once('error', ({message}) => {
        if (!res.destroyed) broke(message)
        res.destroy()
    })
    if (!isExpected(incoming, rule)) {
        incoming.resume()
        const {statusCode = 502, headers} = incoming
        if (rule.answer === 'picture')
            refuse(res, statusWithoutPicture(statusCode), 'unexpected-answer')
        else refuseUnreadableAnswer(res, statusCode, headers['retry-after'])
        return
    }
    if (rule.answer === 'json') incoming.headers['cache-control'] = 'private, no-store'
    if (rule.personal) {
        givePersonal(incoming, res)
        return
    }
    forwardHeaders(incoming, res)
    res.status(incoming.statusCode ?? 502)
    incoming.pipe(res)
}
