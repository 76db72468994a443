import type {QueryClient} from '@tanstack/react-query'
import {toFailure, type CommerceFailure} from '@app/commerce/commerce-error'
import type {Question} from '@app/commerce/question'
import type {LoadArgs, NeedKind, Needs, PageCode} from '../define-page'
import type {RouteDefinition} from '../define-route'
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

/**
 * One wave of calls for a page: everything that its route and the frame need, asked at once [D-03].
 * Never rejects: a failed question is kept as such, and a failed required one decides the status [D-09].
 */
export const answerRoute = async (
    route: RouteDefinition,
    args: LoadArgs,
    tools: Tools
): Promise<AnsweredRoute> => {
    const page = await route.page()
    const outcomes = await askAll({...tools.frame, ...page.load(args)}, tools.ask)
    const answers: PageState['answers'] = []
    const failures: PageState['failures'] = []
    let status = route.status ?? 200

    for (const outcome of outcomes) {
        if (outcome.ok) {
            keepAnswer(tools.cache, outcome.key, outcome.value)
            answers.push([outcome.key, packed(outcome.key, outcome.value)])
        } else {
            const trace = outcome.required ? tools.traceOf(outcome.error) : undefined
            const failure = {...toFailure(outcome.error), ...(trace !== undefined && {trace})}
            keepFailure(tools.cache, outcome.key, failure)
            failures.push([outcome.key, failure])
            if (outcome.required) status = Math.max(status, statusOf(failure))
        }
    }
    if (isMissing(page, args, outcomes)) status = 404
    return {status, answers, failures}
}
