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
} from './page'
import {redirectTarget} from './redirect'
import type {RouteDefinition} from './route'
import {type PageState, setQueryData, setQueryFailure} from './state'

/**
 * Fetches a query; on the server through the cache of the process. A page waits less long for optional data
 * (docs/decisions/0012).
 */
export type QueryFetcher = <T>(query: Query<T>, kind?: SharedKind) => Promise<T>

export type LoadedRoute = {
    status: number
    queries: PageState['queries']
    failures: PageState['failures']
}

/** 404 and 410 (gone for good) as the platform says, for crawlers too; 504 for a timeout; 503 for any other failure. */
const statusOf = ({status, code}: CommerceFailure): number => {
    if (status === 404 || status === 410) return status
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

type Verdict = 'isMissing' | 'showsNotFound'

/** What the page concludes from its data: that it does not exist, or that it is shown with status 404. */
const pageVerdict = (
    verdict: Verdict,
    page: PageDefinition,
    args: LoaderArgs,
    outcomes: Outcome[]
): boolean => {
    if (outcomes.some((outcome) => outcome.required && !outcome.ok)) return false
    return page[verdict](Object.fromEntries(outcomes.map(asPageProp)), args)
}

const asPageProp = (outcome: Outcome): [string, unknown] => {
    if (outcome.required) return [outcome.name, outcome.ok ? outcome.value : undefined]
    return [outcome.name, outcome.ok ? {state: 'ready', value: outcome.value} : {state: 'loading'}]
}

/** Whether the platform itself says that there is no such page. */
const isNotFound = (outcome: Outcome): boolean =>
    outcome.required && !outcome.ok && toFailure(outcome.error).code === 'not-found'

/** Where a page that does not exist has moved to, unless the page's own loader asks for that (G-09). */
const fetchRedirectTarget = (
    args: LoaderArgs,
    outcomes: Outcome[],
    fetchQuery: QueryFetcher
): Promise<Outcome[]> => {
    const query = redirectTarget(args)
    const isRequested = outcomes.some(({key}) => String(key) === String(query.key))
    return isRequested ? Promise.resolve([]) : fetchAll({movedTo: optional(query)}, fetchQuery)
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
 * looks up where it has moved to. Never rejects: a failed query is cached as failed, and a failed required query decides
 * the status [D-09].
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
    const missing = pageVerdict('isMissing', page, args, outcomes)
    const isNothing = missing || pageVerdict('showsNotFound', page, args, outcomes)
    const isGone = missing || outcomes.some(isNotFound)
    const moved = isGone ? await fetchRedirectTarget(args, outcomes, tools.fetchQuery) : []
    return {
        status: isNothing ? 404 : worstStatus(route, outcomes),
        ...cacheOutcomes([...outcomes, ...moved], tools)
    }
}
