import {z} from 'zod'
import type {Shopper, World} from '../world/world'
import {badRequest, problem} from './response'

/** A call that has matched an endpoint and is authorized, before its query and body are read. */
export type RawCall = {
    params: Record<string, string>
    url: URL
    headers: Headers
    text: string
    world: World
    shopper: Shopper | undefined
    now: Date
    /** Default false: a name in the query that the operation does not know is refused. */
    ignoresUnknown?: boolean
}

/** Refuses with the first problem that a schema found, and its path. */
export function refuseInvalid({issues}: z.ZodError, where: string): never {
    const [first] = issues
    const place = first?.path.join('.') ?? ''
    return badRequest(
        `Invalid ${where}${place && ` '${place}'`}: ${first?.message ?? 'not readable'}.`
    )
}

export const megabyte = 1024 * 1024

/** The largest body of a call, unless its endpoint allows more. */
export const usualBody = 5 * megabyte

/** No endpoint allows more than this; a larger body is not read to its end. */
export const largestBody = 15 * megabyte

function refuseSize(limit: number): never {
    problem(
        413,
        'request-entity-too-large',
        `The body must not be larger than ${limit / megabyte} MB.`
    )
}

/** The body's text; refused with 413 as soon as it is too large. */
export const readText = async (request: Request, limit: number): Promise<string> => {
    if (!request.body) return ''
    if (Number(request.headers.get('content-length') ?? 0) > limit) refuseSize(limit)
    const bytes = await request.arrayBuffer()
    if (bytes.byteLength > limit) refuseSize(limit)
    return new TextDecoder().decode(bytes)
}

/**
 * What Salesforce's clients add to every call, whatever its contract names: the storefront's site, language and
 * currency. An operation that does not read them ignores them.
 */
const commonParameters = ['siteId', 'locale', 'currency']

const isIgnored = (name: string) => commonParameters.includes(name) || name.startsWith('c_')

/**
 * The query as its schema parses it. Unknown names are refused, except the common ones and the retailer's own, which
 * begin with c_; a loose schema ignores them all.
 */
export const readQuery = (
    schema: z.ZodObject | undefined,
    {
        url: {searchParams: parameters},
        ignoresUnknown = false
    }: Pick<RawCall, 'url' | 'ignoresUnknown'>
) => {
    const known = schema ? Object.keys(schema.shape) : []
    const names = [...new Set(parameters.keys())]
    const strange = names.find((name) => !known.includes(name) && !isIgnored(name))
    const isLoose = ignoresUnknown || schema?.def.catchall instanceof z.ZodUnknown
    if (!isLoose && strange !== undefined) badRequest(`Unknown query parameter '${strange}'.`)
    if (!schema) return {}
    const read = schema.safeParse(
        Object.fromEntries(
            names
                .filter((name) => known.includes(name))
                .map((name) => [name, oneOrMore(parameters.getAll(name))])
        )
    )
    return read.success ? read.data : refuseInvalid(read.error, 'query parameter')
}

const oneOrMore = (values: string[]) => (values.length === 1 ? values[0] : values)

export type BodyType = 'json' | 'form'

const contentTypes = {json: 'application/json', form: 'application/x-www-form-urlencoded'}

/** The body as its schema parses it. Without a schema any body is accepted and ignored. */
export const readBody = (
    schema: z.ZodType | undefined,
    type: BodyType,
    {headers, text}: Pick<RawCall, 'headers' | 'text'>
) => {
    if (!schema) return undefined
    const given = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
    // A missing body is checked by the schema too: it may be allowed, and otherwise that is the problem to report.
    if (text && given !== contentTypes[type]) {
        problem(415, 'unsupported-media-type', `The body must be ${contentTypes[type]}.`)
    }
    const read = schema.safeParse(type === 'form' ? formOf(text) : jsonOf(text))
    if (!read.success) refuseInvalid(read.error, 'value in the body')
    return read.data
}

const formOf = (text: string) => Object.fromEntries(new URLSearchParams(text))

const jsonOf = (text: string): unknown => {
    if (!text) return undefined
    try {
        return JSON.parse(text)
    } catch {
        return badRequest('The body is not valid JSON.')
    }
}
