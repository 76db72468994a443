import {randomUUID} from 'node:crypto'
import {createRequire} from 'node:module'
import path from 'node:path'
import compression from 'compression'
import express, {raw, type Express, type Request, type RequestHandler, type Response} from 'express'
import {createProxyMiddleware} from 'http-proxy-middleware'
import {z} from 'zod'
import {staticBundle} from '../../server/front/proxy/static-bundle'
import type {createContainers} from './containers'
import {createEdgeCache} from './edge-cache'
import {eventOf, mostBytes, sendGatewayResponse} from './gateway'

type Headers = {getHeader: (name: string) => string | undefined}
type Processed = {path: string; querystring: string}
type ProcessRequest = (request: {
    path: string
    querystring: string
    headers: Headers
    setRequestClass: (value: string) => void
}) => Processed

const RequestProcessor = z.object({
    processRequest: z.custom<ProcessRequest>((given) => typeof given === 'function')
})

/** What only the platform may say: whoever calls could otherwise choose another page's place in the cache. */
const edgeHeaders = ['x-mobify-request-class', 'x-mobify-querystring', 'x-apigateway-event']

/** The address of the CDN as the gateway sees it, which it adds to x-forwarded-for. */
const cdnAddress = '198.51.100.1'

const bodyOf = (req: Request): Buffer => (Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0))

export type EdgeSetup = {
    buildDir: string
    bundleId: string
    containers: Pick<ReturnType<typeof createContainers>, 'invoke'>
    /** Where the CDN gets pictures (the proxy configuration of the push). */
    images: string
}

/**
 * Managed Runtime in front of the function: the CDN with its request processor and its cache, the bundle's files, the
 * proxy for pictures, and API Gateway. It answers nothing at /mobify/proxy, as the push configures no other proxy.
 */
export const createEdge = ({buildDir, bundleId, containers, images}: EdgeSetup): Express => {
    const {processRequest} = RequestProcessor.parse(
        createRequire(path.join(buildDir, 'package.json'))('./request-processor.js')
    )
    const cache = createEdgeCache()
    const app = express()
    app.disable('x-powered-by')

    const answer = async (req: Request, res: Response): Promise<void> => {
        for (const name of edgeHeaders) delete req.headers[name]
        const [given = '/', query = ''] = req.originalUrl.split('?')
        let requestClass = ''
        const processed = processRequest({
            path: given,
            querystring: query,
            headers: {getHeader: (name) => [req.headers[name.toLowerCase()]].flat().at(0)},
            setRequestClass: (value) => void (requestClass = value)
        })
        const address = processed.path + (processed.querystring && `?${processed.querystring}`)
        const isReading = req.method === 'GET'
        const key = cache.keyOf(address, requestClass)
        const kept = isReading ? cache.get(key) : undefined
        if (kept) {
            res.setHeader('x-cache', 'Hit from cdn')
            return sendGatewayResponse(res, kept)
        }
        if (requestClass) req.headers['x-mobify-request-class'] = requestClass
        if (processed.querystring !== query) req.headers['x-mobify-querystring'] = query
        req.headers['x-correlation-id'] ??= randomUUID()
        req.headers['x-forwarded-for'] = [
            req.headers['x-forwarded-for'] ?? req.socket.remoteAddress ?? '127.0.0.1',
            cdnAddress
        ]
            .flat()
            .join(', ')
        req.headers['x-forwarded-proto'] = 'https'
        const event = eventOf(req, address, bodyOf(req), randomUUID())
        const response = await containers.invoke(event)
        if (response.body.length > mostBytes) return void res.sendStatus(502)
        if (isReading) cache.keep(key, response)
        sendGatewayResponse(res, response)
    }

    const toFunction: RequestHandler = (req, res, next) => {
        answer(req, res).catch(next)
    }

    app.get('/healthz', (_req, res) => void res.type('text').send('ok'))
    app.use(`/mobify/bundle/${bundleId}`, ...staticBundle(buildDir))
    app.use(
        '/mobify/caching/images',
        createProxyMiddleware({
            target: images,
            changeOrigin: true,
            pathRewrite: {'^/mobify/caching/images': ''},
            onProxyReq: (outgoing) => outgoing.removeHeader('cookie'),
            logLevel: 'silent'
        })
    )
    app.use(['/mobify/proxy', '/mobify/caching'], (_req, res) => void res.sendStatus(404))
    // As the CDN does.
    app.use(compression())
    app.use(raw({type: () => true, limit: mostBytes, inflate: false}), toFunction)
    return app
}
