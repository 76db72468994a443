import {useEffect, useRef} from 'react'
import {usePlace} from '../address/use-place'
import type {LoadArgs, PageCode} from '../define-page'

/** The same page, as it is or with another choice in place, for the same store: what it showed before is still true. */
const isSamePage = (before: LoadArgs, now: LoadArgs, inPlace: boolean): boolean =>
    (inPlace || before.pathname === now.pathname) &&
    before.storeId === now.storeId &&
    before.commerce === now.commerce

type Answers = Record<string, unknown>

/** The answers of the page on screen where it stays until those to another query or choice are there; else null. */
export const useAnswersOfBefore = (
    page: PageCode,
    args: LoadArgs,
    gathered: {state: 'ready'; answers: Answers} | {state: 'loading' | 'failed'}
): Answers | null => {
    const {inPlace} = usePlace()
    const shownRef = useRef<{args: LoadArgs; answers: Answers} | null>(null)

    useEffect(() => {
        if (gathered.state === 'ready') shownRef.current = {args, answers: gathered.answers}
        else if (gathered.state === 'failed') shownRef.current = null
    })

    const shown = shownRef.current
    if (gathered.state !== 'loading' || shown === null) return null
    return isSamePage(shown.args, args, inPlace) && page.stays(shown.args, args)
        ? shown.answers
        : null
}
