import {subscribe, unsubscribe} from 'node:diagnostics_channel'
import type {Span} from '@opentelemetry/api'
import {isRecord} from '@app/commerce/fault'
import {endWith, type Spans} from './spans'

type FetchRequest = {
    origin: unknown
    path: string
    method: string
    addHeader: (name: string, value: string) => unknown
}

const isRequest = (value: unknown): value is FetchRequest =>
    isRecord(value) &&
    typeof value.path === 'string' &&
    typeof value.method === 'string' &&
    typeof value.addHeader === 'function'

const requestIn = (message: unknown): FetchRequest | undefined =>
    isRecord(message) && isRequest(message.request) ? message.request : undefined

const statusIn = (message: unknown): number | undefined => {
    const response = isRecord(message) && isRecord(message.response) ? message.response : {}
    return typeof response.statusCode === 'number' ? response.statusCode : undefined
}

/**
 * Watches every call of `fetch` in this process by the channels on which Node reports them, so that no code that fetches
 * has to know; calls to the collector are not watched. Returns a function that ends it.
 */
export const watchFetch = (
    {startCall}: Pick<Spans, 'startCall'>,
    collector: string
): (() => void) => {
    const pending = new WeakMap<FetchRequest, {span: Span; status: number | undefined}>()

    const create = (message: unknown): void => {
        const request = requestIn(message)
        if (!request || String(request.origin) === collector) return
        const {path, method} = request
        const send = (traceparent: string) => void request.addHeader('traceparent', traceparent)
        const span = startCall({origin: String(request.origin), path, method}, send)
        if (span) pending.set(request, {span, status: undefined})
    }
    const headers = (message: unknown): void => {
        const request = requestIn(message)
        const call = request && pending.get(request)
        if (call) call.status = statusIn(message)
    }
    const end =
        (isWhole: boolean) =>
        (message: unknown): void => {
            const request = requestIn(message)
            const call = request && pending.get(request)
            if (!call) return
            pending.delete(request)
            endWith(call.span, isWhole ? call.status : undefined)
        }
    const listeners = [
        ['undici:request:create', create],
        ['undici:request:headers', headers],
        ['undici:request:trailers', end(true)],
        ['undici:request:error', end(false)]
    ] as const
    for (const [name, listener] of listeners) subscribe(name, listener)
    return () => {
        for (const [name, listener] of listeners) unsubscribe(name, listener)
    }
}
