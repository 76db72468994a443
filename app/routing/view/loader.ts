import type {QueryClient} from '@tanstack/react-query'
import {type CommerceFailure, toFailure} from '@app/commerce/client'
import type {Query} from '@app/commerce/query'
import {
    type LoaderArgs,
    optional,
    type PageDefinition,
    type PageQueries,
    type SharedKind,
    sharedQueries
} from '../route/page'
import {redirectTarget, safeRedirectTarget} from '../route/redirect'
import type {RouteDefinition} from '../route/route'
import {type PageState, setQueryData, setQueryFailure} from '../data/state'

/**
 * Fetches a query; on the server through the cache of the process. A page waits less long for optional data
 * (docs/decisions/0012).
 */
export type QueryFetcher = <T>(query: Query<T>, kind?: SharedKind) => Promise<T>

export type LoadedRoute = {
    status: number
    /** Whether the page only redirects. */
    redirects: boolean
    queries: PageState['queries']
    failures: PageState['failures']
}

/** 404 and 410 (gone for good) as the platform says, for crawlers too; 504 for a timeout; 503 for any other failure. */
const statusOf = ({status, code}: CommerceFailure): number => {
    if (code === 'not-found') return status
    return status === 504 || code === 'timeout' ? 504 : 503
}

type Outcome = {name: string; required: boolean; key: readonly unknown[]} & (
    {ok: true; value: unknown; dehydrated: unknown} | {ok: false; error: unknown}
)

const fetchAll = (queries: PageQueries, fetchQuery: QueryFetcher): Promise<Outcome[]> =>
    Promise.all(
        sharedQueries(queries).map(async ([name, {kind, query}]): Promise<Outcome> => {
            const about = {name, required: kind === 'required', key: query.key}
            try {
                const value = await fetchQuery(query, kind)
                const dehydrated = query.codec ? query.codec.dehydrate(value) : value
                return {...about, ok: true, value, dehydrated}
            } catch (error) {
                return {...about, ok: false, error}
            }
        })
    )

type LoaderOptions = {
    cache: QueryClient
    layoutQueries: PageQueries
    fetchQuery: QueryFetcher
    /** The cleaned stack of a failure for the error page, or nothing [D-10]. */
    traceOf: (error: unknown) => string | undefined
}

type Verdict = {isMissing: boolean; showsNotFound: boolean; redirects: boolean}

/** What the page concludes from its data: that it does not exist, that it is shown with status 404, or that it redirects. */
const pageVerdict = (page: PageDefinition, args: LoaderArgs, outcomes: Outcome[]): Verdict => {
    if (outcomes.some((outcome) => outcome.required && !outcome.ok))
        return {isMissing: false, showsNotFound: false, redirects: false}
    const data = Object.fromEntries(outcomes.map(asPageProp))
    const isMissing = page.isMissing(data, args)
    return {
        isMissing,
        showsNotFound: page.showsNotFound(data, args),
        redirects: !isMissing && page.redirectOf(data, args) !== null
    }
}

const asPageProp = (outcome: Outcome): [string, unknown] => {
    if (outcome.required) return [outcome.name, outcome.ok ? outcome.value : undefined]
    return [outcome.name, outcome.ok ? {state: 'ready', value: outcome.value} : {state: 'loading'}]
}

/** Whether the platform itself says that there is no such page. */
const isNotFound = (outcome: Outcome): boolean =>
    outcome.required && !outcome.ok && toFailure(outcome.error).code === 'not-found'

/** Whether an outcome says where a page that does not exist has moved to. */
const isAboutRedirect = ({key}: Outcome, args: LoaderArgs): boolean =>
    String(key) === String(redirectTarget(args).key)

const hasMoved = (moved: Outcome | undefined, args: LoaderArgs): boolean =>
    moved?.ok === true &&
    typeof moved.value === 'string' &&
    safeRedirectTarget(moved.value, args) !== undefined

/** Where a page that does not exist has moved to, unless the page's own loader asks for that (G-09). */
const fetchRedirectTarget = (
    args: LoaderArgs,
    outcomes: Outcome[],
    fetchQuery: QueryFetcher
): Promise<Outcome[]> => {
    const isRequested = outcomes.some((outcome) => isAboutRedirect(outcome, args))
    if (isRequested) return Promise.resolve([])
    return fetchAll({movedTo: optional(redirectTarget(args))}, fetchQuery)
}

/** The status of a page: its route's, or the worst of its required queries that failed. */
const worstStatus = (route: RouteDefinition, outcomes: Outcome[]): number =>
    outcomes.reduce(
        (worst, outcome) =>
            outcome.required && !outcome.ok
                ? Math.max(worst, statusOf(toFailure(outcome.error)))
                : worst,
        route.status ?? 200
    )

/** Puts data and failures into the request's query cache and into the page. */
const cacheOutcomes = (
    outcomes: Outcome[],
    {cache, traceOf}: LoaderOptions
): Pick<LoadedRoute, 'queries' | 'failures'> => {
    const queries: PageState['queries'] = []
    const failures: PageState['failures'] = []
    for (const outcome of outcomes) {
        if (outcome.ok) {
            setQueryData(cache, outcome.key, outcome.value)
            queries.push([outcome.key, outcome.dehydrated])
        } else {
            const known = toFailure(outcome.error)
            // A page that is not found shows no trace, and may be cached.
            const shows = outcome.required && statusOf(known) >= 500
            const trace = shows ? traceOf(outcome.error) : undefined
            const failure = {...known, ...(trace !== undefined && {trace})}
            setQueryFailure(cache, outcome.key, failure)
            failures.push([outcome.key, failure])
        }
    }
    return {queries, failures}
}

/**
 * Loads a page: all queries of the page and its layout are fetched at once [D-03]. If there is no such page, one more call
 * looks up where it has moved to; while that is unknown, the status is an outage's and not 404 (D-45). Never rejects: a
 * failed query is cached as failed, and a failed required query decides the status [D-09].
 */
export const loadRoute = async (
    route: RouteDefinition,
    args: LoaderArgs,
    tools: LoaderOptions
): Promise<LoadedRoute> => {
    const page = await route.loadPage()
    const outcomes = await fetchAll(
        {...tools.layoutQueries, ...page.loader(args)},
        tools.fetchQuery
    )
    const {isMissing, showsNotFound, redirects} = pageVerdict(page, args, outcomes)
    const isGone = isMissing || outcomes.some(isNotFound)
    const requested = isGone ? await fetchRedirectTarget(args, outcomes, tools.fetchQuery) : []
    const all = [...outcomes, ...requested]
    const moved = isGone ? all.find((outcome) => isAboutRedirect(outcome, args)) : undefined
    const status = isMissing || showsNotFound ? 404 : worstStatus(route, outcomes)
    return {
        status: moved?.ok === false ? statusOf(toFailure(moved.error)) : status,
        redirects: redirects || hasMoved(moved, args),
        ...cacheOutcomes(all, tools)
    }
}
