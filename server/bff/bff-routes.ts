import {Router, type Request, type RequestHandler} from 'express'
import {clientIpOf} from '../ssr/client-ip'
import {toErrorBody, type BffHandlers, type BffQuery} from './bff-handlers'

/** For how many seconds a browser may cache each; a response that depends on the shopper is not cached. */
const cacheSeconds: Record<string, number> = {'/geocode': 3600, '/store-directory': 3600}

const queryOf = ({query}: Request): BffQuery =>
    Object.fromEntries(
        Object.entries(query).map(([name, value]) => [
            name,
            typeof value === 'string' ? value : undefined
        ])
    )

/** The BFF routes for the browser; `limited` refuses callers that send too many requests. */
export const ownRoutes = (answers: BffHandlers, limited: RequestHandler): Router => {
    const router = Router()
    for (const [path, answer] of Object.entries(answers)) {
        const seconds = cacheSeconds[path]
        const cacheControl = seconds === undefined ? 'no-store' : `private, max-age=${seconds}`
        router.get(path, limited, (req, res) => {
            answer(queryOf(req), clientIpOf(req)).then(
                (body) => void res.set('cache-control', cacheControl).json(body),
                (error: unknown) => {
                    const {status, detail} = toErrorBody(error)
                    res.status(status).set('cache-control', 'no-store').json({detail})
                }
            )
        })
    }
    return router
}
