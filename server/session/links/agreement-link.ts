import type {Request, RequestHandler, Response} from 'express'
import {z} from 'zod'
import {searchOf, withQueryOf} from '@app/lib/address/redirect-query'
import {refuse} from '../../limits/refuse'
import {shopperOfToken} from '../access-token'
import {accessTokenIn, cookieIn} from '../session-cookies'
import type {Platform} from '../shopper-account'
import {refuseUnanswered, UnansweredError, writeEnd} from '../write-end'
import {setShortCookie} from './short-cookie'

/** Not readable by scripts, and only sent with the two calls below. */
const cookie = {name: 'agreement_link', path: '/api/agreement-link', seconds: 60 * 60}

/** The secret in a link's address; blanks around it were pasted. */
const tokenIn = (value: unknown): string | undefined => {
    const token = typeof value === 'string' ? value.trim() : ''
    return /^[\w-]{1,128}$/.test(token) ? token : undefined
}

/** Moves the secret from a mailed link's address into a cookie: the page is opened without it [D-21] [ROUTE-034]. */
export const takeAgreementLink: RequestHandler = (req, res, next) => {
    const {token} = req.query
    if (token === undefined) return next()
    const secret = tokenIn(token)
    if (secret !== undefined) setShortCookie(res, {...cookie, value: secret})
    res.set({'cache-control': 'no-store', 'referrer-policy': 'no-referrer'})
    return res.redirect(303, withQueryOf(searchOf(req.originalUrl), req.path, ['token']))
}

/** Whether a mailed link was opened in this browser. It uses nothing up: whatever loads the page may ask [D-21]. */
export const openedAgreementLink: RequestHandler = (req, res) => {
    const isOpen = cookieIn(req.headers.cookie, cookie.name) !== undefined
    res.set('cache-control', 'no-store').json({state: isOpen ? 'open' : 'none'})
}

export type AgreementLinkSetup = {
    platform: Pick<Platform, 'commerceApi' | 'organizationId' | 'siteId' | 'fetch' | 'deadlineMs'>
    now: () => Date
    warn: (message: string) => void
}

const Linked = z.object({agreementId: z.string()})

/**
 * The result of a link: an agreement; nothing, as no link was opened; sign-in needed first, as it may belong to an
 * account; or an expired link.
 */
type Outcome =
    {state: 'linked'; agreementId: string} | {state: 'none'} | {state: 'sign-in'} | {state: 'over'}

/**
 * Exchanges the secret of a mailed link for its agreement, with the shopper's own token (G-24). Only a press makes this
 * call: programs that check mails open links and run the page's scripts. A guest's agreement
 * belongs to whoever presses the page's button; an account's agreement only opens for that account, so the secret stays until its
 * owner has signed in.
 */
export const agreementLink = ({platform, now, warn}: AgreementLinkSetup): RequestHandler => {
    const {commerceApi, organizationId, siteId, deadlineMs} = platform
    const address = `${commerceApi}/custom/agreement-signing/v1/organizations/${organizationId}/link?siteId=${siteId}`

    const exchange = async (req: Request): Promise<Outcome | 'no-session'> => {
        const secret = cookieIn(req.headers.cookie, cookie.name)
        if (secret === undefined) return {state: 'none'}
        const token = accessTokenIn(req.headers.cookie, siteId)
        const shopper = shopperOfToken(token, now())
        if (!shopper) return 'no-session'
        const answer = await platform.fetch(address, {
            method: 'POST',
            headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
            body: JSON.stringify({customerId: shopper.customerId, token: secret}),
            signal: AbortSignal.timeout(deadlineMs)
        })
        const end = await writeEnd(answer)
        if (end.end === 'done') return {state: 'linked', ...Linked.parse(end.answer)}
        const isUnknown = end.end === 'refused' && end.status === 404
        if (!isUnknown) throw new UnansweredError(end)
        return {state: shopper.registered ? 'over' : 'sign-in'}
    }

    const answerWith = (res: Response, outcome: Outcome | 'no-session'): void => {
        if (outcome === 'no-session') return refuse(res, 401, 'sign-in-needed')
        const isUsed = outcome.state === 'linked' || outcome.state === 'over'
        if (isUsed) setShortCookie(res, {...cookie, value: ''})
        res.set('cache-control', 'no-store').json(outcome)
    }

    return (req, res) => {
        exchange(req).then(
            (outcome) => answerWith(res, outcome),
            (error: unknown) => {
                warn(`An agreement's link: ${error instanceof Error ? error.name : 'failed'}`)
                if (!res.headersSent) refuseUnanswered(res, error)
            }
        )
    }
}
