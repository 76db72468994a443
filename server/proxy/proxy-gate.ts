import type {Request, RequestHandler, Response} from 'express'
import type {Counts} from '../limits/counts'
import type {CallerOf} from '../limits/limit-by-address'
import {refuse, refuseForNow} from '../limits/refuse'
import {shopperOfToken} from '../session/access-token'
import {accessTokenIn} from '../session/session-cookies'
import {proxiedPath} from './proxied-path'
import type {ProxyRule} from './rule-lines'

export type GateSetup = {
    /** The path where it is mounted, as '/api/scapi'. */
    mount: string
    rules: readonly ProxyRule[]
    siteId: string
    counts: Counts
    callerOf: CallerOf
}

const minute = 60_000
/**
 * Calls per IP address through all proxies in a minute: enough for a busy office, too few for a script. Pictures are
 * not counted.
 */
export const mostPerMinute = 1200

const ownHeaders = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer'
}

const bodyProblem = ({headers}: Request, {bodyKilobytes}: ProxyRule): 411 | 413 | undefined => {
    if (headers['transfer-encoding'] !== undefined) return 411
    return Number(headers['content-length'] ?? 0) > bodyKilobytes * 1024 ? 413 : undefined
}

const callerProblem = (
    {headers}: Request,
    {who}: ProxyRule,
    siteId: string
): 401 | 403 | undefined => {
    if (who === 'anybody') return undefined
    const token = accessTokenIn(headers.cookie, siteId)
    if (token === undefined) return 401
    const shopper = shopperOfToken(token, new Date(0))
    return who === 'customer' && shopper?.registered === false ? 403 : undefined
}

/** Whether a call names another site than the one whose host it came to: nothing of that one is answered there. */
export const isOfOtherSite = (query: URLSearchParams, siteId: string): boolean =>
    ['siteId', 'channel_id'].some((name) => query.getAll(name).some((named) => named !== siteId))

const admits = async (
    {counts, callerOf, mount}: GateSetup,
    rule: ProxyRule,
    req: Request,
    res: Response
): Promise<boolean> => {
    if (rule.answer === 'picture') return true
    const {perMinute, path} = rule
    const name = perMinute === undefined ? 'proxies' : `${mount} ${path.source}`
    const {count, endsInMs} = await counts.add(`${name} ${callerOf(req)}`, minute)
    if (count <= (perMinute ?? mostPerMinute)) return true
    refuseForNow(res, 'too-many-calls', endsInMs)
    return false
}

/** The rule that let a call pass. */
export const ruleOf = ({locals}: {locals: {proxyRule?: ProxyRule}}): ProxyRule | undefined =>
    locals.proxyRule

/**
 * Only lets the calls of the table pass; any other is 404 and not sent anywhere. The address is sent on exactly as it
 * was matched, without headers by which a browser could influence the kit.
 */
export const proxyGate = (setup: GateSetup): RequestHandler => {
    const {mount, rules, siteId} = setup
    return (req, res, next) => {
        res.set(ownHeaders)
        const [written = '', ...query] = req.originalUrl.split('?')
        const path = written.startsWith(`${mount}/`)
            ? proxiedPath(written.slice(mount.length))
            : undefined
        const rule = rules.find(
            ({method, path: pattern}) => method === req.method && path && pattern.test(path.decoded)
        )
        if (!rule || !path) return refuse(res, 404, 'no-such-call')
        if (isOfOtherSite(new URLSearchParams(query.join('?')), siteId))
            return refuse(res, 404, 'no-such-call')
        const problem = bodyProblem(req, rule)
        if (problem !== undefined) return refuse(res, problem, 'body-too-large')
        const caller = callerProblem(req, rule, siteId)
        if (caller !== undefined) return refuse(res, caller, 'sign-in-needed')

        const address = `${mount}${path.written}${query.length > 0 ? `?${query.join('?')}` : ''}`
        req.originalUrl = address
        req.url = address.slice(req.baseUrl.length)
        req.headers['x-site-id'] = siteId
        delete req.headers['x-pwakit-preview-parent']
        res.locals.proxyRule = rule
        admits(setup, rule, req, res).then((isIn) => isIn && next(), next)
        return undefined
    }
}
