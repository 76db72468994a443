import {AsyncLocalStorage} from 'node:async_hooks'
import {
    type Context,
    ROOT_CONTEXT,
    type Span,
    SpanKind,
    SpanStatusCode,
    trace,
    type Tracer
} from '@opentelemetry/api'
import {parseTraceParent} from '@opentelemetry/core'
import {stepOutcome} from '../front/logs/business-steps'

/** Ends a span with how it went: without a status, the response broke off or never came. */
export const endWith = (span: Span, status: number | undefined): void => {
    const outcome = stepOutcome(status ?? 'aborted')
    span.setAttribute('storefront.outcome', outcome)
    if (status !== undefined) span.setAttribute('http.response.status_code', status)
    if (outcome === 'unknown') span.setStatus({code: SpanStatusCode.ERROR})
    span.end()
}

/** The context that a browser or a proxy in front sends. Its `tracestate`, which may hold anything, is not read. */
export const contextFrom = (traceparent: string | string[] | undefined): Context => {
    const sent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null
    return sent ? trace.setSpanContext(ROOT_CONTEXT, {...sent, isRemote: true}) : ROOT_CONTEXT
}

/** The header by which the next server continues a span. */
export const traceparentOf = (span: Span): string => {
    const {traceId, spanId, traceFlags} = span.spanContext()
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

/** The API of a call to the platform by its path, as `shopper-products` or `submit-payment`: never an id. */
export const apiOf = (path: string): string => {
    const [, name] = /\/([a-z][a-z-]*)\/v\d+\/organizations\//.exec(path) ?? []
    return name ?? (path.includes('/dw/shop/') ? 'ocapi' : 'other')
}

export type OutgoingCall = {origin: string; path: string; method: string}

/**
 * Spans of one process. They have names and attributes from lists that the code makes: routes, APIs, hosts, statuses.
 * Nothing of an address, a header or a body is in them. `platform` has the origins that continue our traces; others are
 * sent nothing.
 */
export const createSpans = (tracer: Tracer, platform: ReadonlySet<string>) => {
    const current = new AsyncLocalStorage<Context>()
    const contextOf = new WeakMap<object, Context>()

    return {
        /** Starts the span of a request; `within` runs what handles it. */
        startRequest: (name: string, parent: Context, res: object) => {
            const span = tracer.startSpan(name, {kind: SpanKind.SERVER}, parent)
            const context = trace.setSpan(parent, span)
            contextOf.set(res, context)
            return {span, within: (run: () => void): void => current.run(context, run)}
        },
        /** A span within a response's request that is known when it is over; times are milliseconds since 1970. */
        addPart: (name: string, res: object, startTime: number, endTime: number): void =>
            tracer.startSpan(name, {startTime}, contextOf.get(res)).end(endTime),
        /**
         * Starts the span of a call to another server, within the request of `res` or the one that is being handled;
         * undefined where there is none. `send` is given the header for the platform.
         */
        startCall: (
            {origin, path, method}: OutgoingCall,
            send: (traceparent: string) => void,
            res?: object
        ): Span | undefined => {
            const parent = res ? contextOf.get(res) : current.getStore()
            if (!parent) return undefined
            const isPlatform = platform.has(origin)
            const {host} = new URL(origin)
            const attributes = {'http.request.method': method, 'server.address': host}
            const name = `${method} ${isPlatform ? apiOf(path) : host}`
            const span = tracer.startSpan(name, {kind: SpanKind.CLIENT, attributes}, parent)
            if (isPlatform) send(traceparentOf(span))
            return span
        }
    }
}

export type Spans = ReturnType<typeof createSpans>
