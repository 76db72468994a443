import type {ClientRequest} from 'node:http'
import {json, type Request, type RequestHandler, type Response} from 'express'
import {sentPassword, unsendableInPassword} from '@app/domain/person/credentials'
import type {Counts} from '../limits/counts'
import {refuse} from '../limits/refuse'
import {admitSubject, type SubjectLimit} from '../limits/subject-limit'
import {shopperOfToken} from '../session/access-token'
import {accessTokenIn} from '../session/session-cookies'
import {ruleOf} from './proxy-gate'
import type {ProxyRule} from './rule-lines'

type Fields = Record<string, unknown>

const read = json({limit: '64kb', type: () => true})

const isRead = ({refusedFields, passwordFields, subjects = []}: ProxyRule): boolean =>
    refusedFields !== undefined ||
    passwordFields !== undefined ||
    subjects.some(({field}) => field !== undefined)

const fieldsIn = (body: unknown): Fields | undefined =>
    typeof body === 'object' && body !== null && !Array.isArray(body)
        ? Object.fromEntries(Object.entries(body))
        : undefined

const hasRefused = (fields: Fields, refused: readonly string[]): boolean =>
    Object.keys(fields).some((name) => refused.includes(name.toLowerCase()))

/** Every password in the one form in which passwords are compared; undefined if sign-in could not carry one (D-50). */
const withSentPasswords = (fields: Fields, names: readonly string[]): Fields | undefined => {
    const given = Object.entries(fields).filter(([name]) => names.includes(name))
    const typed = given.flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : []
    )
    if (typed.some(([, value]) => unsendableInPassword(value))) return undefined
    const sent = typed.map(([name, value]) => [name, sentPassword(value)] as const)
    return {...fields, ...Object.fromEntries(sent)}
}

/**
 * Reads the body of calls whose fields matter to our server, and refuses fields that only our own server may write,
 * because it checks more first: a new e-mail address requires the current password [ASVS-7.5.1]. A call that passes is
 * sent on as it was parsed, with its passwords in their one form (D-50).
 */
export const withReadBody: RequestHandler = (req, res, next) => {
    const rule = ruleOf(res)
    if (rule === undefined || !isRead(rule)) return next()
    const {refusedFields = [], passwordFields = []} = rule
    read(req, res, (error?: unknown) => {
        const fields = error === undefined ? fieldsIn(req.body) : undefined
        if (fields === undefined) return refuse(res, 400, 'unreadable-body')
        if (hasRefused(fields, refusedFields)) return refuse(res, 403, 'field-refused')
        const sent = withSentPasswords(fields, passwordFields)
        if (sent === undefined) return refuse(res, 400, 'password-refused')
        res.locals.fields = sent
        res.locals.body = Buffer.from(JSON.stringify(sent))
        return next()
    })
    return undefined
}

type SubjectSetup = {counts: Counts; siteId: string}

/** What a call is about, as a limit of its rule names it; undefined if the body does not say so. */
const subjectIn = (fields: Fields, field: string): string | undefined => {
    const value = fields[field]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** Refuses calls about an account, a number or an agreement that were made too often, by whomever (D-20). */
export const limitSubjects = ({counts, siteId}: SubjectSetup): RequestHandler => {
    const accountOf = ({headers}: Request): string | undefined =>
        shopperOfToken(accessTokenIn(headers.cookie, siteId), new Date(0))?.customerId

    const admits = async (limit: SubjectLimit, req: Request, res: Response): Promise<boolean> => {
        const fields = fieldsIn(res.locals.fields) ?? {}
        if (limit.isFor?.(fields) === false) return true
        const {field} = limit
        const subject = field === undefined ? accountOf(req) : subjectIn(fields, field)
        if (subject !== undefined) return admitSubject(counts, limit, {subject, res})
        // A token that names nobody: the platform will refuse it.
        if (field === undefined) return true
        refuse(res, 400, 'unreadable-body')
        return false
    }

    const admitsAll = async (req: Request, res: Response): Promise<boolean> => {
        for (const limit of ruleOf(res)?.subjects ?? [])
            if (!(await admits(limit, req, res))) return false
        return true
    }
    return (req, res, next) => {
        admitsAll(req, res).then((isIn) => isIn && next(), next)
    }
}

/** Writes the body that was parsed here, as the original stream has been read to its end. */
export const sendReadBody = (outgoing: ClientRequest, {locals}: Pick<Response, 'locals'>): void => {
    const body: unknown = locals.body
    if (!Buffer.isBuffer(body)) return
    outgoing.setHeader('content-type', 'application/json')
    outgoing.setHeader('content-length', body.length)
    outgoing.write(body)
}
