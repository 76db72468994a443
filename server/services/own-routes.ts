import {Router, type Request} from 'express'
import {rateLimit} from 'express-rate-limit'
import {clientIpOf} from '../ssr/client-ip'
import {failedAnswer, type OwnAnswers, type OwnQuery} from './own-answers'

/** What a browser may keep of each, seconds; nothing of what depends on who asks. */
const browserKeeps: Record<string, number> = {'/geocode': 3600, '/store-directory': 3600}

/** Calls of one address to paid services, per minute: far more than a shopper's, far less than a script's. */
const mostPerMinute = 240

const queryOf = ({query}: Request): OwnQuery =>
    Object.fromEntries(
        Object.entries(query).map(([name, value]) => [
            name,
            typeof value === 'string' ? value : undefined
        ])
    )

/** Our own answers over HTTP, for the browser. */
export const ownRoutes = (answers: OwnAnswers): Router => {
    const router = Router()
    const limited = rateLimit({
        windowMs: 60_000,
        limit: mostPerMinute,
        standardHeaders: 'draft-7',
        legacyHeaders: false,
        keyGenerator: (req) => clientIpOf(req) ?? 'unknown',
        validate: false
    })
    for (const [path, answer] of Object.entries(answers)) {
        const seconds = browserKeeps[path]
        const keep = seconds === undefined ? 'no-store' : `private, max-age=${seconds}`
        router.get(path, limited, (req, res) => {
            answer(queryOf(req), clientIpOf(req)).then(
                (body) => void res.set('cache-control', keep).json(body),
                (error: unknown) => {
                    const {status, detail} = failedAnswer(error)
                    res.status(status).set('cache-control', 'no-store').json({detail})
                }
            )
        })
    }
    return router
}
