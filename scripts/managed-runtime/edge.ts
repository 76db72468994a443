import {randomUUID} from 'node:crypto'
import {createRequire} from 'node:module'
import path from 'node:path'
import compression from 'compression'
import express, {type Express, type Request, type RequestHandler, type Response} from 'express'
import {createProxyMiddleware} from 'http-proxy-middleware'
import {z} from 'zod'
import {knownHost} from '../../server/front/guards'
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
const edgeHeaders = new Set([
    'x-mobify-request-class',
    'x-mobify-querystring',
    'x-apigateway-event'
])

/** The address of the CDN as the gateway sees it, which it adds to x-forwarded-for. */
const cdnAddress = '198.51.100.1'

/** The whole body as it was sent, compressed or not; undefined if it is larger than a function takes. */
const bodyOf = async (req: Request): Promise<Buffer | undefined> => {
    const parts: Buffer[] = []
    let size = 0
    for await (const part of req) {
        if (!Buffer.isBuffer(part)) continue
        size += part.length
        if (size > mostBytes) return undefined
        parts.push(part)
    }
    return Buffer.concat(parts)
}

/** A request as the request processor leaves it: the address and the class that the cache keys on. */
type EdgeRequest = {address: string; query: string; isOtherQuery: boolean; requestClass: string}

const processed = (
    {originalUrl, headers}: Pick<Request, 'originalUrl' | 'headers'>,
    processRequest: ProcessRequest
): EdgeRequest => {
    const [path = '/', query = ''] = originalUrl.split('?')
    let requestClass = ''
    const {path: toPath, querystring} = processRequest({
        path,
        querystring: query,
        headers: {getHeader: (name) => [headers[name.toLowerCase()]].flat().at(0)},
        setRequestClass: (value) => void (requestClass = value)
    })
    const address = querystring ? `${toPath}?${querystring}` : toPath
    return {address, query, isOtherQuery: querystring !== query, requestClass}
}

/** The headers that reach the function: the browser's, without what only the platform says, and what the platform adds. */
const forwarded = (
    {headers, socket}: Pick<Request, 'headers' | 'socket'>,
    {query, isOtherQuery, requestClass}: EdgeRequest
): Request['headers'] => ({
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !edgeHeaders.has(name))),
    ...(requestClass ? {'x-mobify-request-class': requestClass} : {}),
    ...(isOtherQuery ? {'x-mobify-querystring': query} : {}),
    'x-correlation-id': headers['x-correlation-id'] ?? randomUUID(),
    'x-forwarded-for': `${[headers['x-forwarded-for'] ?? socket.remoteAddress].flat().join()}, ${cdnAddress}`,
    'x-forwarded-proto': 'https'
})

export type EdgeSetup = {
    buildDir: string
    bundleId: string
    containers: Pick<ReturnType<typeof createContainers>, 'invoke'>
    /** Where the CDN gets pictures (the proxy configuration of the push). */
    images: string
}

/** The CDN's cache, and behind it API Gateway and the function. */
const toFunction = ({buildDir, containers}: EdgeSetup): RequestHandler => {
    const {processRequest} = RequestProcessor.parse(
        createRequire(path.join(buildDir, 'package.json'))('./request-processor.js')
    )
    const cache = createEdgeCache()

    const answer = async (req: Request, res: Response): Promise<void> => {
        const request = processed(req, processRequest)
        const key = cache.keyOf(request.address, request.requestClass)
        const cached = req.method === 'GET' ? cache.get(key) : undefined
        if (cached) {
            res.setHeader('x-cache', 'Hit from cdn')
            return sendGatewayResponse(res, cached)
        }
        const body = await bodyOf(req)
        if (!body) return void res.sendStatus(413)
        const {method, socket} = req
        const asForwarded = {method, socket, headers: forwarded(req, request)}
        const event = eventOf(asForwarded, request.address, body, randomUUID())
        const response = await containers.invoke(event)
        if (response.body.length > mostBytes) return void res.sendStatus(502)
        if (method === 'GET') cache.save(key, response)
        return sendGatewayResponse(res, response)
    }
    return (req, res, next) => {
        answer(req, res).catch(next)
    }
}

/**
 * Managed Runtime in front of the function: the CDN with its request processor and its cache, the bundle's files, the
 * proxy for pictures, and API Gateway. It answers nothing at /mobify/proxy, as the push configures no other proxy.
 */
export const createEdge = (setup: EdgeSetup): Express => {
    const {buildDir, bundleId, images} = setup
    const app = express()
    app.disable('x-powered-by')
    // As the CDN, which answers at no host but its own.
    app.use(knownHost)
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
    app.use(toFunction(setup))
    return app
}
