import {useQueries, useQueryClient} from '@tanstack/react-query'
import {type ReactElement, useEffect, useMemo, useReducer} from 'react'
import {useLocation, useRouteMatch} from 'react-router-dom'
import {type CommerceFailure, noResponse} from '@app/commerce/client'
import {emptyQuery, queryOptions} from '@app/commerce/query'
import {isRenter, useIdentity, type SessionEnd} from '@app/commerce/session/identity'
import {asPersonal, useReadRecordAgain} from '@app/commerce/session/personal-query'
import {useShopper} from '@app/commerce/session/session'
import {PendingProvider} from '@app/lib/browser/navigation-state'
import {type AppContext, useAppContext} from '../route/app-context'
import {asLoadable, useCommerceQuery} from '../route/commerce-query'
import {NotIndexed} from './head'
import {type LoaderArgs, loaderArgs, type PageDefinition} from '../route/page'
import {usePreviousData} from '../data/previous-data'
import {AddressRedirect, redirectTarget, safeRedirectTarget} from '../route/redirect'
import type {Access, RouteDefinition} from '../route/route'
import {useWithoutShopper} from '../data/use-personal-query'

/** The pages for a route whose data could not be loaded, given by the layout. */
export type FailureViews = {
    notFound: () => ReactElement
    failed: (failure: CommerceFailure, retry: () => void) => ReactElement
    /** Sends a guest to sign-in; `ended` if their session has ended. */
    signIn: (ended: SessionEnd | undefined) => ReactElement
}

const useLoaderArgs = (): LoaderArgs => {
    const context = useAppContext()
    const {pathname, search} = useLocation()
    const {params} = useRouteMatch<Record<string, string | undefined>>()
    return useMemo(
        () => loaderArgs(context, pathname, search, params),
        [context, pathname, search, params]
    )
}

type LoaderResult =
    | {state: 'ready'; data: Record<string, unknown>}
    | {state: 'loading'}
    | {state: 'failed'; failure: CommerceFailure; retry: () => void}

/**
 * The results of a page's queries. `useQueries` of version 4, unlike `useQuery`, misses what happens to a query between the
 * first render and its effects; in that case the page is rendered once more.
 */
const useResults = (queries: ReturnType<typeof queryOptions<unknown>>[]) => {
    const cache = useQueryClient()
    const results = useQueries({queries})
    const [, renderAgain] = useReducer((times: number) => times + 1, 0)
    useEffect(() => {
        const isMissed = queries.some(({queryKey}, index) => {
            const state = cache.getQueryState(queryKey)
            const shown = results[index]
            return state && (state.data !== shown?.data || state.error !== shown?.error)
        })
        if (isMissed) renderAgain()
    })
    return results
}

type Failed = Extract<LoaderResult, {state: 'failed'}>

/** A failure with its stack: the server's, or else the browser's own [ERR-003]. */
const withTrace = (failed: Failed, error: unknown, traceOf: AppContext['traceOf']): Failed => {
    const trace = failed.failure.trace ?? traceOf?.(error)
    return trace === undefined ? failed : {...failed, failure: {...failed.failure, trace}}
}

const useLoaderData = (page: PageDefinition, args: LoaderArgs): LoaderResult => {
    const queries = useMemo(() => Object.entries(page.loader(args)), [page, args])
    const shopper = useShopper()
    const withoutShopper = useWithoutShopper()
    const {traceOf} = useAppContext()
    const results = useResults(
        queries.map(([name, query]) => {
            if (query.kind !== 'personal') return queryOptions<unknown>(query.query)
            return shopper
                ? queryOptions<unknown>(asPersonal(shopper, query.of(shopper)))
                : {
                      ...queryOptions<unknown>(emptyQuery),
                      queryKey: ['shopper', name],
                      enabled: false
                  }
        })
    )

    const data: Record<string, unknown> = {}
    let waiting = false
    for (const [index, [name, query]] of queries.entries()) {
        const result = results[index]
        if (!result) continue
        const isNobodys = query.kind === 'personal' && !shopper
        const loadable = isNobodys ? withoutShopper : asLoadable(result)
        if (query.kind !== 'required') data[name] = loadable
        else if (loadable.state === 'ready') data[name] = loadable.value
        else if (loadable.state === 'failed') return withTrace(loadable, result.error, traceOf)
        else waiting = true
    }
    return waiting ? {state: 'loading'} : {state: 'ready', data}
}

/** A page for customers: its skeleton until it is known who the shopper is, then the page, or sign-in (0015). */
const ForCustomers = ({
    access,
    page,
    views
}: {access: Access} & Omit<NotFoundOrMovedProps, 'args'>) => {
    const identity = useIdentity()
    const readRecord = useReadRecordAgain()
    if (identity.state === 'unknown') return <page.skeleton />
    if (identity.state === 'guest') return views.signIn(identity.ended)
    if (identity.state === 'failed') return views.failed(identity.failure, identity.retry)
    if (access === 'renter' && !isRenter(identity)) {
        if (identity.record === 'loading') return <page.skeleton />
        if (identity.record === 'failed') return views.failed(noResponse, readRecord)
        if (page.invitation) return <page.invitation />
    }
    return <LoadedPage page={page} views={views} />
}

type NotFoundOrMovedProps = {page: PageDefinition; args: LoaderArgs; views: FailureViews}

/**
 * If a page does not exist: the page that its address has moved to, or the layout's not-found page (G-09). While it cannot be
 * found out whether it has moved, the layout's error page: an outage is never a 404 (D-45).
 */
const NotFoundOrMoved = ({page, args, views}: NotFoundOrMovedProps) => {
    const moved = useCommerceQuery(redirectTarget(args))
    if (moved.state === 'loading') return <page.skeleton />
    if (moved.state === 'failed') return views.failed(moved.failure, moved.retry)
    const to = safeRedirectTarget(moved.value, args)
    return to === undefined ? views.notFound() : <AddressRedirect to={to} />
}

const LoadedPage = ({page, views}: {page: PageDefinition; views: FailureViews}) => {
    const args = useLoaderArgs()
    const result = useLoaderData(page, args)
    const previousData = usePreviousData(page, args, result)

    if (result.state === 'ready') {
        if (page.isMissing(result.data, args))
            return <NotFoundOrMoved page={page} args={args} views={views} />
        const movedTo = page.redirectOf(result.data, args)
        if (movedTo !== null) return <AddressRedirect {...movedTo} />
        return <PendingProvider value={false}>{page.render(result.data, args)}</PendingProvider>
    }
    if (previousData)
        return <PendingProvider value>{page.render(previousData, args)}</PendingProvider>
    if (result.state === 'loading') return <page.skeleton />
    return result.failure.code === 'not-found' ? (
        <NotFoundOrMoved page={page} args={args} views={views} />
    ) : (
        views.failed(result.failure, result.retry)
    )
}

type RouteViewProps = {
    route: RouteDefinition
    /** Shown until the page's code is there. */
    fallback: ReactElement
    views: FailureViews
}

/**
 * Shows a route: its page once its code and all required data are there, its skeleton before that (or the page as it was,
 * if only its search parameters have changed), the layout's error page if required data could not be loaded.
 */
export const RouteView = ({route, fallback: waiting, views}: RouteViewProps) => {
    const {access = 'everybody'} = route
    if (access === 'everybody') {
        return (
            <route.LazyPage fallback={waiting}>
                {({page}) => <LoadedPage page={page} views={views} />}
            </route.LazyPage>
        )
    }
    return (
        <>
            <NotIndexed />
            <route.LazyPage fallback={waiting}>
                {({page}) => <ForCustomers access={access} page={page} views={views} />}
            </route.LazyPage>
        </>
    )
}
