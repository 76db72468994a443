import type {QueryClient} from '@tanstack/react-query'
import {toFailure, type CommerceFailure} from '@app/commerce/commerce-error'
import type {Question} from '@app/commerce/question'
import {optional, type LoadArgs, type NeedKind, type Needs, type PageCode} from '../define-page'
import type {RouteDefinition} from '../define-route'
import {newAddress} from './new-address'
import {packed} from './packed-answers'
import {keepAnswer, keepFailure, type PageState} from './page-state'

/**
 * Asks a question; the server's way goes through what the process keeps. A page waits less long for what it may go
 * without (docs/decisions/0012).
 */
export type Asker = <T>(question: Question<T>, kind?: NeedKind) => Promise<T>

export type AnsweredRoute = {
    status: number
    answers: PageState['answers']
    failures: PageState['failures']
}

/** There is no such page, or the platform says that it is gone for good: then crawlers are told so too. */
const statusOf = ({status, code}: CommerceFailure): number => {
    if (status === 404 || status === 410) return status
    return status === 504 || code === 'timeout' ? 504 : 503
}

type Outcome = {name: string; required: boolean; key: readonly unknown[]} & (
    {ok: true; value: unknown} | {ok: false; error: unknown}
)

const askAll = (needs: Needs, ask: Asker): Promise<Outcome[]> =>
    Promise.all(
        Object.entries(needs)
            .filter(([, {kind}]) => kind !== 'personal')
            .map(async ([name, {kind, question}]): Promise<Outcome> => {
                const about = {name, required: kind === 'required', key: question.key}
                try {
                    return {...about, ok: true, value: await ask(question, kind)}
                } catch (error) {
                    return {...about, ok: false, error}
                }
            })
    )

type Tools = {
    cache: QueryClient
    frame: Needs
    ask: Asker
    /** The cleaned stack of a failure for the error page, or nothing [D-10]. */
    traceOf: (error: unknown) => string | undefined
}

/** Whether the route's own answers say that there is no such page. */
const isMissing = (page: PageCode, args: LoadArgs, outcomes: Outcome[]): boolean => {
    if (outcomes.some((outcome) => outcome.required && !outcome.ok)) return false
    return page.isMissing(Object.fromEntries(outcomes.map(asGiven)), args)
}

const asGiven = (outcome: Outcome): [string, unknown] => {
    if (outcome.required) return [outcome.name, outcome.ok ? outcome.value : undefined]
    return [outcome.name, outcome.ok ? {state: 'ready', value: outcome.value} : {state: 'loading'}]
}

/** Whether the platform itself says that there is no such page. */
const isNotFound = (outcome: Outcome): boolean =>
    outcome.required && !outcome.ok && toFailure(outcome.error).code === 'not-found'

/** Where a page that there is not has moved to, unless the page itself has asked (G-09). */
const askNewAddress = (args: LoadArgs, asked: Outcome[], ask: Asker): Promise<Outcome[]> => {
    const question = newAddress(args)
    const isAsked = asked.some(({key}) => String(key) === String(question.key))
    return isAsked ? Promise.resolve([]) : askAll({movedTo: optional(question)}, ask)
}

/** The status of a page by its route and by what it could not do without. */
const worstStatus = (route: RouteDefinition, outcomes: Outcome[]): number =>
    outcomes.reduce(
        (worst, outcome) =>
            outcome.required && !outcome.ok
                ? Math.max(worst, statusOf(toFailure(outcome.error)))
                : worst,
        route.status ?? 200
    )

/** Puts what was answered, and what was not, into the request's cache and into the page. */
const keep = (
    outcomes: Outcome[],
    {cache, traceOf}: Tools
): Pick<AnsweredRoute, 'answers' | 'failures'> => {
    const answers: PageState['answers'] = []
    const failures: PageState['failures'] = []
    for (const outcome of outcomes) {
        if (outcome.ok) {
            keepAnswer(cache, outcome.key, outcome.value)
            answers.push([outcome.key, packed(outcome.key, outcome.value)])
        } else {
            const trace = outcome.required ? traceOf(outcome.error) : undefined
            const failure = {...toFailure(outcome.error), ...(trace !== undefined && {trace})}
            keepFailure(cache, outcome.key, failure)
            failures.push([outcome.key, failure])
        }
    }
    return {answers, failures}
}

/**
 * One wave of calls for a page: everything that its route and the frame need, asked at once [D-03]. One call follows it
 * where there is no such page. Never rejects: a failed question is kept as such, and a failed required one decides the
 * status [D-09].
 */
export const answerRoute = async (
    route: RouteDefinition,
    args: LoadArgs,
    tools: Tools
): Promise<AnsweredRoute> => {
    const page = await route.page()
    const outcomes = await askAll({...tools.frame, ...page.load(args)}, tools.ask)
    const missing = isMissing(page, args, outcomes)
    const isGone = missing || outcomes.some(isNotFound)
    const moved = isGone ? await askNewAddress(args, outcomes, tools.ask) : []
    return {
        status: missing ? 404 : worstStatus(route, outcomes),
        ...keep([...outcomes, ...moved], tools)
    }
}
