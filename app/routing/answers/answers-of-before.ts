import {useQueryClient, type QueryClient} from '@tanstack/react-query'
import {useState} from 'react'
import {usePlace} from '../address/use-place'
import type {LoadArgs, PageCode} from '../define-page'

/** The same page, as it is or with another choice in place, for the same store: what it showed before is still true. */
const isSamePage = (before: LoadArgs, now: LoadArgs, inPlace: boolean): boolean =>
    (inPlace || before.pathname === now.pathname) &&
    before.storeId === now.storeId &&
    before.commerce === now.commerce

/** What was answered to a page, as it is kept; null where something that it requires is not. */
const keptAnswers = (page: PageCode, args: LoadArgs, cache: QueryClient) => {
    const answers: Record<string, unknown> = {}
    for (const [name, {kind, question}] of Object.entries(page.load(args))) {
        const value = cache.getQueryData(question.key)
        if (kind !== 'required')
            answers[name] = {state: value === undefined ? 'loading' : 'ready', value}
        else if (value === undefined) return null
        else answers[name] = value
    }
    return answers
}

/** The answers of the page on screen where it stays until those to another query or choice are there; else null. */
export const useAnswersOfBefore = (
    page: PageCode,
    args: LoadArgs,
    state: 'ready' | 'loading' | 'failed'
) => {
    const cache = useQueryClient()
    const {inPlace} = usePlace()
    const [shown, setShown] = useState(state === 'ready' ? args : null)
    const next = state === 'ready' ? args : state === 'failed' ? null : shown
    if (next !== shown) setShown(next)
    if (state !== 'loading' || shown === null) return null
    return isSamePage(shown, args, inPlace) && page.stays(shown, args)
        ? keptAnswers(page, shown, cache)
        : null
}
