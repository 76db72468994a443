import type {Request, RequestHandler, Response} from 'express'
import type {FirstRead} from '@app/commerce/shopper/first-reads'
import {refuse} from '../limits/refuse'
import {shopperOfToken} from './access-token'
import {renewMark, standingOf, type EndAtPlatform} from './rest'
import {accessTokenIn, renewableIn} from './session-cookies'

export type SessionSetup = {
    siteId: string
    now: () => Date
    endAtPlatform: EndAtPlatform
    /** The minutes that a customer may rest, as the shop's preferences say [SESSION-009]. */
    accountMinutes: () => Promise<number>
    /** What a customer's page of this path asks for first; never rejects. Nothing is read where it is left out. */
    firstReads?: (
        page: string,
        shopper: {customerId: string; accessToken: string}
    ) => Promise<readonly FirstRead[]>
}

/** What the page asks for first, where one is named and its shopper is a customer. */
const readsFor = async (
    {query}: Pick<Request, 'query'>,
    {firstReads}: SessionSetup,
    {registered, ...shopper}: {customerId: string; registered: boolean; accessToken: string}
): Promise<{reads?: readonly FirstRead[]}> => {
    const {page} = query
    if (!firstReads || !registered || typeof page !== 'string' || page.length > 200) return {}
    return {reads: await firstReads(page, shopper)}
}

/**
 * Who the shopper is, decoded from the access token that no script reads: the one answer that decides who is signed in
 * [D-14]. The token itself is never part of it. Asking is an activity: a page has been opened. A customer's session that has
 * ended by rest or age is ended with the platform, and the page is informed [ASVS-7.3.1] [ASVS-7.3.2]. Its cookies stay, good
 * for nothing, until a session takes their place: another tab may have signed in by the time that this answer arrives [D-15].
 */
export const sessionRoute = (setup: SessionSetup): RequestHandler => {
    const {siteId, now, endAtPlatform} = setup
    const answer = async (req: Request, res: Response): Promise<unknown> => {
        const {cookie} = req.headers
        const standing = standingOf(cookie, {siteId, now})
        res.set('cache-control', 'no-store')
        if (standing.state === 'ended') {
            endAtPlatform(cookie)
            return res.json({state: 'none', renewable: 'registered', ended: 'inactivity'})
        }
        if (standing.state === 'running') renewMark(res, {siteId, now}, standing.mark)
        const accessToken = accessTokenIn(cookie, siteId)
        const shopper = shopperOfToken(accessToken, now())
        if (!shopper || accessToken === undefined)
            return res.json({state: 'none', renewable: renewableIn(cookie, siteId)})
        const {customerId, registered, expiresAt} = shopper
        const reads = await readsFor(req, setup, {customerId, registered, accessToken})
        return res.json({
            state: 'known',
            ...shopper,
            expiresAt: expiresAt.toISOString(),
            ...reads
        })
    }
    return (req, res, next) => {
        answer(req, res).catch(next)
    }
}

const note = async (setup: SessionSetup, req: Request, res: Response): Promise<void> => {
    const standing = standingOf(req.headers.cookie, setup)
    if (standing.state !== 'running') return refuse(res, 401, 'session-ended')
    const {mark} = standing
    const minutes = await setup.accountMinutes().catch(() => mark.minutes)
    renewMark(res, setup, mark, minutes)
    res.status(204).set('cache-control', 'no-store').send()
}

/** Takes note that the customer does something on a page, which else nobody but the page would know [SESSION-012, D-34]. */
export const activityRoute =
    (setup: SessionSetup): RequestHandler =>
    (req, res, next) => {
        note(setup, req, res).catch(next)
    }
