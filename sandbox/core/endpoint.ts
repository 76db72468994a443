import type {z} from 'zod'
import type {Shopper, World} from '../world/world'
import {type BodyType, type RawCall, readBody, readQuery, usualBody} from './request'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Access = 'public' | 'shopper'

/** The names after colons in a path; a name with a star takes the rest of the path. */
export type PathParams<Path extends string> = Path extends `${infer Head}/${infer Tail}`
    ? PathParams<Head> & PathParams<Tail>
    : Path extends `:${infer Name}*`
      ? Record<Name, string>
      : Path extends `:${infer Name}`
        ? Record<Name, string>
        : unknown

/** A public endpoint may be called by anybody; whoever sends a valid token is still known. */
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
    /** Needed in the access token, besides its being valid. */
    scope?: string
    /** Default 'shopper': the call needs an access token. */
    access?: A
    query?: Q
    body?: B
    /** Default 'json'. */
    bodyType?: BodyType
    /** How many bytes the body may have, where that is more than usual. */
    bodyLimit?: number
    /**
     * Default true: a call that writes runs in one transaction, and a refusal undoes what it had written. An endpoint
     * that waits for something says false and calls world.transaction itself.
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
 * One operation of the platform as a value: what it is called by, what it takes, and what it answers. `handle` answers
 * plain data (sent as JSON with 200) or `answer(…)`, at once or later; it refuses by `problem(…)`.
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
                query: readQuery(spec.query, call.url.searchParams),
                body: readBody(spec.body, spec.bodyType ?? 'json', call)
            })
            return runs ? call.world.transaction(() => spec.handle(context)) : spec.handle(context)
        }
    }
}

/** The router fills the path's names, and the schemas the rest, which the compiler cannot follow. */
const asContext = <T>(context: object) => context as T
