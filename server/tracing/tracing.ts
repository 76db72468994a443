import type {ClientRequest} from 'node:http'
import {OTLPTraceExporter} from '@opentelemetry/exporter-trace-otlp-http'
import {resourceFromAttributes} from '@opentelemetry/resources'
import {
    BasicTracerProvider,
    BatchSpanProcessor,
    ParentBasedSampler,
    TraceIdRatioBasedSampler
} from '@opentelemetry/sdk-trace-base'
import type {Request, RequestHandler, Response} from 'express'
import {isRecord} from '@app/commerce/fault'
import {kindOf} from '../front/logs/metrics'
import {ruleOf} from '../proxy/proxy-gate'
import {watchFetch} from './fetch-spans'
import {apiOf, contextFrom, createSpans, endWith, type Spans} from './spans'

/** Sent often, so that a process that ends has little left to send. */
const everyMs = 1000

type TracingSetup = {
    /** Where the collector is; spans go to `/v1/traces` there. */
    url: string
    service: string
    /** The part of all traces that is recorded, from 0 to 1; whoever sends a trace can only ask for less. */
    ratio: number
    release: string
    /** The addresses of the platform: it continues our traces. */
    platform: readonly string[]
}

/** Files and pictures are many, and say nothing. */
const isTraced = (kind: string): boolean => kind !== 'bundle' && kind !== 'image'

/** What answers a request: a page's route, the platform's API, or the pattern of our own call; never an address. */
const routeOf = (req: Request, res: Response): string | undefined => {
    const {route}: {route?: {name?: unknown}} = res.locals
    if (typeof route?.name === 'string') return route.name
    if (ruleOf(res)) return apiOf(req.originalUrl)
    const matched: unknown = req.route
    const path = isRecord(matched) ? matched.path : undefined
    return typeof path === 'string' && path !== '*' ? path : undefined
}

/** The time from when a page's data was there until its response, if it is a page that was rendered. */
const addRender = ({addPart}: Spans, res: Response): void => {
    const {loadedAt}: {loadedAt?: unknown} = res.locals
    if (typeof loadedAt === 'number')
        addPart('render', res, performance.timeOrigin + loadedAt, Date.now())
}

/** Makes a span of each request for a page or a call. */
const requestSpans =
    (spans: Spans): RequestHandler =>
    (req, res, next) => {
        const kind = kindOf(req.path)
        if (!isTraced(kind)) return next()
        const {method} = req
        const parent = contextFrom(req.headers.traceparent)
        const {span, within} = spans.startRequest(`${method} ${kind}`, parent, res)
        res.once('finish', () => addRender(spans, res))
        res.once('close', () => {
            const route = routeOf(req, res)
            if (route !== undefined) span.updateName(`${method} ${route}`)
            span.setAttributes({
                'http.request.method': method,
                'storefront.kind': kind,
                ...(route !== undefined && {'http.route': route}),
                'storefront.request_id': String(res.locals.requestId)
            })
            endWith(span, res.writableFinished ? res.statusCode : undefined)
        })
        within(next)
        return undefined
    }

/** Makes a span of a call that a proxy sends on for a response. */
const proxiedSpans =
    ({startCall}: Spans) =>
    (outgoing: ClientRequest, res: object): void => {
        const {protocol, host, path, method} = outgoing
        const origin = `${protocol}//${String(outgoing.getHeader('host') ?? host)}`
        const send = (traceparent: string) => void outgoing.setHeader('traceparent', traceparent)
        const span = startCall({origin, path, method}, send, res)
        let status: number | undefined
        outgoing.once('response', ({statusCode}) => (status = statusCode))
        outgoing.once('close', () => span && endWith(span, status))
    }

/**
 * Traces to a collector by OTLP over HTTP. Loaded only if one is named (docs/decisions/0050): OpenTelemetry's own
 * instrumentations record addresses with their queries, so the spans are ours.
 */
export const startTracing = ({url, service, ratio, release, platform}: TracingSetup) => {
    const sampler = new TraceIdRatioBasedSampler(ratio)
    const exporter = new OTLPTraceExporter({url: `${url}/v1/traces`})
    const provider = new BasicTracerProvider({
        resource: resourceFromAttributes({'service.name': service, 'service.version': release}),
        sampler: new ParentBasedSampler({root: sampler, remoteParentSampled: sampler}),
        spanProcessors: [new BatchSpanProcessor(exporter, {scheduledDelayMillis: everyMs})]
    })
    const origins = new Set(platform.map((address) => new URL(address).origin))
    const spans = createSpans(provider.getTracer('storefront'), origins)
    const unwatch = watchFetch(spans, new URL(url).origin)
    return {
        request: requestSpans(spans),
        proxied: proxiedSpans(spans),
        /** Sends what is left. */
        end: async (): Promise<void> => {
            unwatch()
            await provider.shutdown()
        }
    }
}

export type Tracing = ReturnType<typeof startTracing>
