import type {z} from 'zod'
import type {Shopper, World} from '../world/world'
import {type BodyType, type RawCall, readBody, readQuery, usualBody} from './request'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Access = 'public' | 'shopper'

/** The names after colons in a path; a name with a star matches the rest of the path. */
export type PathParams<Path extends string> = Path extends `${infer Head}/${infer Tail}`
    ? PathParams<Head> & PathParams<Tail>
    : Path extends `:${infer Name}*`
      ? Record<Name, string>
      : Path extends `:${infer Name}`
        ? Record<Name, string>
        : unknown

/** Anybody may call a public endpoint; a valid token still identifies the caller. */
export type ShopperOf<A extends Access> = A extends 'public' ? Shopper | undefined : Shopper

export type Context<Path extends string, A extends Access, Query, Body> = {
    params: PathParams<Path>
    query: Query
    body: Body
    headers: Headers
    url: URL
    world: World
    shopper: ShopperOf<A>
    now: Date
}

type Spec<
    Path extends string,
    A extends Access,
    Q extends z.ZodObject | undefined,
    B extends z.ZodType | undefined
> = {
    method: Method
    path: Path
    /** The scopes that the access token needs. */
    scope?: string
    /** Default 'shopper': the call needs an access token. */
    access?: A
    query?: Q
    body?: B
    /** Default 'json'. */
    bodyType?: BodyType
    /** The largest body in bytes, if it is more than usual. */
    bodyLimit?: number
    /**
     * Default true: a call that writes runs in one transaction, and a refusal rolls it back. An endpoint that waits for
     * something sets false and calls world.transaction itself.
     */
    atomic?: boolean
    handle: (
        context: Context<
            Path,
            A,
            Q extends z.ZodObject ? z.output<Q> : Record<never, never>,
            B extends z.ZodType ? z.output<B> : undefined
        >
    ) => unknown
}

export type Endpoint = {
    method: Method
    path: string
    scope: string | undefined
    access: Access
    bodyLimit: number
    run: (call: RawCall) => unknown
}

/**
 * One operation of the platform as a value: its method and path, its input, and its response. `handle` returns plain
 * data (sent as JSON with 200) or `answer(…)`, at once or later; it refuses with `problem(…)`.
 */
export const endpoint = <
    const Path extends string,
    A extends Access = 'shopper',
    Q extends z.ZodObject | undefined = undefined,
    B extends z.ZodType | undefined = undefined
>(
    spec: Spec<Path, A, Q, B>
): Endpoint => {
    const runs = spec.method !== 'GET' && (spec.atomic ?? true)
    return {
        method: spec.method,
        path: spec.path,
        scope: spec.scope,
        access: spec.access ?? 'shopper',
        bodyLimit: spec.bodyLimit ?? usualBody,
        run: (call) => {
            const context = asContext<Parameters<typeof spec.handle>[0]>({
                ...call,
                query: readQuery(spec.query, call),
                body: readBody(spec.body, spec.bodyType ?? 'json', call)
            })
            return runs ? call.world.transaction(() => spec.handle(context)) : spec.handle(context)
        }
    }
}

/** The router provides the path's parameters, and the schemas the rest, which the compiler cannot follow. */
const asContext = <T>(context: object) => context as T
