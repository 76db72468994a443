import {useQueries, type UseQueryResult} from '@tanstack/react-query'
import {useMemo, type ReactElement} from 'react'
import {useLocation, useRouteMatch} from 'react-router-dom'
import {toFailure, type CommerceFailure} from '@app/commerce/commerce-error'
import {queryOf} from '@app/commerce/question'
import {pagePath} from '@app/lib/address/page-path'
import {BusyProvider} from '@app/lib/react/busy'
import type {LoadArgs, PageCode} from './define-page'
import type {RouteDefinition} from './define-route'
import type {Loadable} from './loadable'
import {useAnswersOfBefore} from './answers/answers-of-before'
import {MovedTo} from './moved-to'
import {useQuestion} from './use-question'
import {useVisit} from './visit'
import {inLocale} from './address/locale-path'
import {followable, newAddress} from './answers/new-address'

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
            pathname: pagePath(pathname),
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
        queries: needs.map(([, {question}]) => queryOf(question))
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

type MissingProps = {page: PageCode; args: LoadArgs; views: FailureViews}

/** Instead of a page that there is not: the page that its address has moved to, or the frame's word that there is none (G-09). */
const Missing = ({page, args, views}: MissingProps) => {
    const moved = useQuestion(newAddress(args))
    if (moved.state === 'loading') return <page.skeleton />
    const to = moved.state === 'ready' ? followable(moved.value, args) : undefined
    return to === undefined ? views.notFound() : <MovedTo to={inLocale(args.locale, to)} />
}

const Answered = ({page, views}: {page: PageCode; views: FailureViews}) => {
    const args = useLoadArgs()
    const gathered = useAnswers(page, args)
    const ofBefore = useAnswersOfBefore(page, args, gathered)

    if (gathered.state === 'ready') {
        if (page.isMissing(gathered.answers, args)) return <Missing {...{page, args, views}} />
        const movedTo = page.redirectOf(gathered.answers, args)
        if (movedTo !== null) return <MovedTo to={inLocale(args.locale, movedTo)} />
        return <BusyProvider value={false}>{page.show(gathered.answers, args)}</BusyProvider>
    }
    if (ofBefore) return <BusyProvider value>{page.show(ofBefore, args)}</BusyProvider>
    if (gathered.state === 'loading') return <page.skeleton />
    return gathered.failure.code === 'not-found' ? (
        <Missing {...{page, args, views}} />
    ) : (
        views.failed(gathered.failure, gathered.retry)
    )
}

type RouteViewProps = {
    route: RouteDefinition
    /** Keeps the place until the page's code is there. */
    waiting: ReactElement
    views: FailureViews
}

/**
 * Shows a route: its page once its code and all that is required are there, its skeleton before (or the page as it was,
 * where only its query has changed), the frame's failure page where an answer could not be had.
 */
export const RouteView = ({route, waiting, views}: RouteViewProps) => (
    <route.WithPage fallback={waiting}>
        {({page}) => <Answered {...{page, views}} />}
    </route.WithPage>
)
