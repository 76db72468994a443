import {useQueries, type UseQueryResult} from '@tanstack/react-query'
import {useMemo, type ReactElement} from 'react'
import {useLocation, useRouteMatch} from 'react-router-dom'
import {toFailure, type CommerceFailure} from '@app/commerce/commerce-error'
import type {LoadArgs, PageCode} from './define-page'
import type {RouteDefinition} from './define-route'
import type {Loadable} from './loadable'
import {MovedTo} from './moved-to'
import {useVisit} from './visit'
import {inLocale, withoutLocale} from './address/locale-path'

/** The pages for what a route could not get, given by the frame. */
export type FailureViews = {
    notFound: () => ReactElement
    failed: (failure: CommerceFailure, retry: () => void) => ReactElement
}

const useLoadArgs = (): LoadArgs => {
    const visit = useVisit()
    const {pathname, search} = useLocation()
    const {params} = useRouteMatch<Record<string, string | undefined>>()
    return useMemo(
        () => ({
            ...visit,
            pathname: withoutLocale(pathname),
            params,
            search: new URLSearchParams(search)
        }),
        [visit, pathname, search, params]
    )
}

const asLoadable = (result: UseQueryResult<unknown>): Loadable<unknown> => {
    if (result.data !== undefined) return {state: 'ready', value: result.data}
    if (result.isError) {
        const retry = () => void result.refetch()
        return {state: 'failed', failure: toFailure(result.error), retry}
    }
    return {state: 'loading'}
}

type Gathered =
    | {state: 'ready'; answers: Record<string, unknown>}
    | {state: 'loading'}
    | {state: 'failed'; failure: CommerceFailure; retry: () => void}

const useAnswers = (page: PageCode, args: LoadArgs): Gathered => {
    const needs = useMemo(() => Object.entries(page.load(args)), [page, args])
    const results = useQueries({
        queries: needs.map(([, {question}]) => ({
            queryKey: question.key,
            queryFn: () => question.ask(),
            staleTime: question.fresh
        }))
    })

    const answers: Record<string, unknown> = {}
    let waiting = false
    for (const [index, [name, need]] of needs.entries()) {
        const result = results[index]
        if (!result) continue
        const loadable = asLoadable(result)
        if (need.kind !== 'required') answers[name] = loadable
        else if (loadable.state === 'ready') answers[name] = loadable.value
        else if (loadable.state === 'failed') return loadable
        else waiting = true
    }
    return waiting ? {state: 'loading'} : {state: 'ready', answers}
}

const Answered = ({page, views}: {page: PageCode; views: FailureViews}) => {
    const args = useLoadArgs()
    const gathered = useAnswers(page, args)

    if (gathered.state === 'ready') {
        if (page.isMissing(gathered.answers, args)) return views.notFound()
        const movedTo = page.redirectOf(gathered.answers, args)
        if (movedTo !== null) return <MovedTo to={inLocale(args.locale, movedTo)} />
        return page.show(gathered.answers, args)
    }
    if (gathered.state === 'loading') return <page.skeleton />
    return gathered.failure.code === 'not-found'
        ? views.notFound()
        : views.failed(gathered.failure, gathered.retry)
}

type RouteViewProps = {
    route: RouteDefinition
    /** Keeps the place until the page's code is there. */
    waiting: ReactElement
    views: FailureViews
}

/**
 * Shows a route: its page once its code and all that is required are there, its skeleton before, the frame's failure
 * page where an answer could not be had.
 */
export const RouteView = ({route, waiting, views}: RouteViewProps) => (
    <route.WithPage fallback={waiting}>
        {({page}) => <Answered {...{page, views}} />}
    </route.WithPage>
)
