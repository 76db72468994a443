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
 * Refuses calls that would write fields which our own server writes alone, as it asks more of the shopper first: an e-mail
 * address needs the present password [ASVS-7.5.1]. What passes is sent on as it was read.
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

/** Writes the body that was read here, as nothing of it is left to be passed on. */
export const sendReadBody = (outgoing: ClientRequest, {locals}: Pick<Response, 'locals'>): void => {
    const body: unknown = locals.body
    if (!Buffer.isBuffer(body)) return
    outgoing.setHeader('content-type', 'application/json')
    outgoing.setHeader('content-length', body.length)
    outgoing.write(body)
}
