import type {ClientRequest} from 'node:http'
import {json, type RequestHandler, type Response} from 'express'
import {refuse} from '../limits/refuse'
import {ruleOf} from './proxy-gate'

const read = json({limit: '64kb', type: () => true})

const hasRefused = (body: unknown, refused: readonly string[]): boolean =>
    typeof body !== 'object' ||
    body === null ||
    Array.isArray(body) ||
    Object.keys(body).some((name) => refused.includes(name.toLowerCase()))

/**
 * Refuses calls that write fields which only our own server may write, because it checks more first: a new e-mail
 * address requires the current password [ASVS-7.5.1]. A call that passes is sent on as it was parsed.
 */
export const withoutRefusedFields: RequestHandler = (req, res, next) => {
    const {refusedFields} = ruleOf(res) ?? {}
    if (refusedFields === undefined) return next()
    read(req, res, (error?: unknown) => {
        const body: unknown = req.body
        if (error !== undefined) return refuse(res, 400, 'unreadable-body')
        if (hasRefused(body, refusedFields)) return refuse(res, 403, 'field-refused')
        res.locals.body = Buffer.from(JSON.stringify(body))
        return next()
    })
    return undefined
}

/** Writes the body that was parsed here, as the original stream has been read to its end. */
export const sendReadBody = (outgoing: ClientRequest, {locals}: Pick<Response, 'locals'>): void => {
    const body: unknown = locals.body
    if (!Buffer.isBuffer(body)) return
    outgoing.setHeader('content-type', 'application/json')
    outgoing.setHeader('content-length', body.length)
    outgoing.write(body)
}
