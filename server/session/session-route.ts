import type {Request, RequestHandler, Response} from 'express'
import type {FirstRead} from '@app/commerce/session/first-reads'
import {refuse} from '../limits/refuse'
import {shopperOfToken} from './access-token'
import {renewMark, type SharedSite, statusOf, type EndAtPlatform} from './inactivity/inactivity'
import {accessTokenIn, renewableIn} from './session-cookies'

export type SessionSetup = SharedSite & {
    endAtPlatform: EndAtPlatform
    /** The minutes for which a customer may be inactive, from the shop's preferences [SESSION-009]. */
    accountMinutes: () => Promise<number>
    /** The first personal data of a customer's page at this path; never rejects. Without it nothing is fetched. */
    firstReads?: (
        page: string,
        shopper: {customerId: string; accessToken: string}
    ) => Promise<readonly FirstRead[]>
}

/** The first personal data of the named page, if there is one and its shopper is a customer. */
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
 * Who the shopper is, decoded from the access token, which no script can read: the one response that decides who is
 * signed in [D-14]. It never contains the token itself. The request counts as an activity: a page has been opened. A
 * customer's session that has ended by inactivity or age is ended on the platform, and the page is told [ASVS-7.3.1]
 * [ASVS-7.3.2]. Its cookies stay, without effect, until another session replaces them: another tab may have signed in
 * by the time this response arrives [D-15].
 */
export const sessionRoute = (setup: SessionSetup): RequestHandler => {
    const {siteId, now, known, endAtPlatform} = setup
    const answer = async (req: Request, res: Response): Promise<unknown> => {
        const {cookie} = req.headers
        const status = await statusOf(cookie, {siteId, now, known})
        res.set('cache-control', 'no-store')
        if (status.state === 'ended') {
            endAtPlatform(cookie)
            return res.json({
                state: 'none',
                renewable: 'registered',
                ...(status.by === 'inactivity' && {ended: status.by})
            })
        }
        if (status.state === 'running') renewMark(res, {siteId, now}, status.mark)
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
    const status = await statusOf(req.headers.cookie, setup)
    if (status.state !== 'running') return refuse(res, 401, 'session-ended')
    const {mark} = status
    const minutes = await setup.accountMinutes().catch(() => mark.minutes)
    renewMark(res, setup, mark, minutes)
    res.status(204).set('cache-control', 'no-store').send()
}

/** Notes that the customer is active on a page, which only the page can know [SESSION-012, D-34]. */
export const activityRoute =
    (setup: SessionSetup): RequestHandler =>
    (req, res, next) => {
        note(setup, req, res).catch(next)
    }
