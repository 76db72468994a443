import {json, Router, type Request} from 'express'
import type {Upstreams} from '../../config/checked-upstreams'
import type {Counts} from '../limits/counts'
import type {Known} from '../shared/known'
import {limitByAddress, type CallerOf} from '../limits/limit-by-address'
import {agreementLink, openedAgreementLink} from '../session/links/agreement-link'
import {changeEmailRoute} from '../session/passwords/change-email'
import {providerSignIn} from '../session/provider/provider-sign-in'
import {resetPassword} from '../session/passwords/reset-password'
import {publishedRoute, type PublishingSetup} from '../publishing/published-route'
import {notFromOtherSite} from '../proxy/own-origin'
import {mostPerMinute} from '../proxy/proxy-gate'
import {refuseEnded} from '../session/inactivity/inactivity'
import {activityRoute, sessionRoute, type SessionSetup} from '../session/session-route'
import {createEndAtPlatform, type Platform} from '../session/shopper-account'
import {agreementDocument} from './agreement-document'
import {cspReport} from './csp-report'
import {documents} from './documents'
import {takePageReport} from './page-report'
import {takeActivity} from './personalization/activity-route'
import {recommend} from './personalization/recommendations-route'
import {visitorWrites} from './visitors/visitor-writes'

export type ShopperRoutesSetup = {
    platform: Platform
    provider: string
    leads: string
    personalization: Upstreams['personalization']
    pages: readonly string[]
    /** The names of the files that browsers run: all that a report says of a place in them. */
    scripts: ReadonlySet<string>
    /** The shared token of all renders, and a token of a guest session that belongs to the server. */
    sharedToken: () => Promise<string>
    guestToken: () => Promise<string>
    originOf: (req: Request) => string
    publishing: PublishingSetup
    /** The minutes for which a customer may be inactive. */
    accountMinutes: () => Promise<number>
    firstReads: NonNullable<SessionSetup['firstReads']>
    counts: Counts
    known: Known
    callerOf: CallerOf
    now: () => Date
    warn: (message: string) => void
}

const minute = 60_000
/** Page openings by customers per IP address and minute: each makes our server call the platform several times. */
const mostFirstReads = 240

/** Our own endpoints for shoppers, below /api. */
export const shopperRoutes = (setup: ShopperRoutesSetup): Router => {
    const {platform, sharedToken, guestToken, counts, callerOf, now, warn} = setup
    const router = Router()
    const limited = (name: string, most: number) =>
        limitByAddress({counts, callerOf, name, most, windowMs: minute})
    const session = {
        ...setup,
        siteId: platform.siteId,
        endAtPlatform: createEndAtPlatform(platform, platform.deadlineMs)
    }
    const limitedReads = limited('first-reads', mostFirstReads)
    router.get(
        '/session',
        notFromOtherSite,
        limited('session', mostPerMinute),
        (req, res, next) => (req.query.page === undefined ? next() : limitedReads(req, res, next)),
        sessionRoute(session)
    )
    router.post('/session/activity', limited('activity', mostPerMinute), activityRoute(session))
    router.use(
        ['/documents', '/agreement-documents', '/agreement-link', '/change-email'],
        refuseEnded(session)
    )
    router.post(
        '/change-email',
        limited('change-email', 10),
        json({limit: '8kb'}),
        changeEmailRoute(setup)
    )
    router.use('/ssologin', limited('ssologin', 60))
    router.use(providerSignIn(setup))
    router.use(resetPassword({...setup, token: guestToken}))
    router.use(visitorWrites({...setup, token: sharedToken}))
    const small = json({limit: '8kb'})
    router.post('/visitor/activity', limited('visitor-activity', 240), small, takeActivity(setup))
    router.post('/visitor/recommendations', limited('recommendations', 60), small, recommend(setup))
    router.post(
        '/page-report',
        limited('page-report', 240),
        json({limit: '2kb'}),
        takePageReport(setup)
    )
    router.post('/documents', limited('documents', 20), documents({platform, callerOf, now, warn}))
    router.get(
        '/agreement-documents/:agreementId/:documentId',
        limited('agreement-documents', 60),
        agreementDocument({platform, now, warn})
    )
    router.get('/agreement-link', limited('opened-link', 60), openedAgreementLink)
    router.post(
        '/agreement-link',
        limited('agreement-link', 20),
        agreementLink({platform, now, warn})
    )
    router.post('/published', ...publishedRoute(setup.publishing, limited('published', 60)))
    router.post('/csp-report', limited('csp-report', 30), ...cspReport(warn))
    return router
}
