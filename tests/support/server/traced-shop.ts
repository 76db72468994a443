import {text} from 'node:stream/consumers'
import express, {type Express} from 'express'
import pino from 'pino'
import {createFront} from '../../../server/front/front'
import {createMetrics} from '../../../server/front/logs/metrics'
import {createCounts} from '../../../server/limits/counts'
import {callerBehind} from '../../../server/limits/limit-by-address'
import {createKnown} from '../../../server/shared/known'
import {startTracing} from '../../../server/tracing/tracing'
import {startServer} from './http-server'

/**
 * A shop with traces as a program, since the exporter loads Node's modules in a way that jest does not have: it makes
 * the requests of its argument, and writes what the collector, the platform and another's server were sent.
 */
export type TracedRequest = {
    path: string
    method?: string
    headers?: Record<string, string>
    body?: string
}

/** What the program was given, and what it writes. */
export type TracedRun = {ratio: number; requests: TracedRequest[]}
export type TracedResult = {
    collected: string[]
    sent: {path: string; traceparent?: string}[]
    otherHost: string
}

const organizationId = 'f_ecom_hmwd_001'
const product = `/product/shopper-products/v1/organizations/${organizationId}/products/a-sofa-of-anna`

const run = async ({ratio, requests}: TracedRun): Promise<TracedResult> => {
    const collected: string[] = []
    const collector = await startServer((req, res) => {
        void text(req).then((body) => {
            collected.push(body)
            res.writeHead(200, {'content-type': 'application/json'}).end('{}')
        })
    })
    const sent: TracedResult['sent'] = []
    const answering = (status: number) =>
        startServer((req, res) => {
            const {traceparent} = req.headers
            sent.push({
                path: req.url ?? '',
                ...(typeof traceparent === 'string' && {traceparent})
            })
            res.writeHead(status, {'content-type': 'application/json'}).end('{"ok":true}')
        })
    const [platform, other] = [await answering(200), await answering(503)]
    const tracing = startTracing({
        url: collector.origin,
        service: 'storefront',
        ratio,
        release: 'b',
        platform: [platform.origin]
    })
    const kit: Express = express()
    kit.get('/p/:id', (_req, res, next) => {
        const calls = [`${platform.origin}${product}?select=anna@example.com`, other.origin]
        Promise.all(calls.map(async (call) => (await fetch(call)).text())).then(() => {
            Object.assign(res.locals, {route: {name: 'product'}, loadedAt: performance.now()})
            res.send('a page')
        }, next)
    })
    kit.get('/api/agreements/:id', (_req, res) => void res.json({}))
    const {origin: upstream} = platform
    const shop = await startServer(
        createFront({
            kit,
            buildDir: '/nowhere',
            bundleId: 'b',
            tracing,
            proxy: {
                upstreams: {commerceApi: upstream, ocapi: upstream, images: upstream},
                siteId: 'Homeward',
                organizationId,
                clientId: 'c',
                now: () => new Date(),
                counts: createCounts(() => Date.now()),
                known: createKnown(() => Date.now()),
                callerOf: callerBehind(0)
            },
            log: pino({level: 'silent'}),
            metrics: createMetrics()
        })
    )
    for (const {path, headers, ...init} of requests) {
        const own = {'sec-fetch-site': 'same-origin', ...headers}
        await (await fetch(`${shop.origin}${path}`, {...init, headers: own})).text()
    }
    await tracing.end()
    return {collected, sent, otherHost: new URL(other.origin).host}
}

const given: TracedRun = JSON.parse(process.argv[2] ?? '{}')
run(given).then(
    (result) => process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0)),
    (error: unknown) => {
        process.stderr.write(error instanceof Error ? error.message : 'failed')
        process.exit(1)
    }
)
