import {useEffect, useRef} from 'react'
import {usePageLocation} from './location'
import type {LoaderArgs, PageDefinition} from './page'

/** The same page, as it is or with another choice in place, for the same store: what it showed before is still true. */
const isSamePage = (previous: LoaderArgs, now: LoaderArgs, samePage: boolean): boolean =>
    (samePage || previous.pathname === now.pathname) &&
    previous.storeId === now.storeId &&
    previous.commerce === now.commerce

type DataByName = Record<string, unknown>

/** The answers of the page on screen where it stays until those to another query or choice are there; else null. */
export const usePreviousData = (
    page: PageDefinition,
    args: LoaderArgs,
    result: {state: 'ready'; data: DataByName} | {state: 'loading' | 'failed'}
): DataByName | null => {
    const {samePage} = usePageLocation()
    const shownRef = useRef<{args: LoaderArgs; data: DataByName} | null>(null)

    useEffect(() => {
        if (result.state === 'ready') shownRef.current = {args, data: result.data}
        else if (result.state === 'failed') shownRef.current = null
    })

    const shown = shownRef.current
    if (result.state !== 'loading' || shown === null) return null
    return isSamePage(shown.args, args, samePage) && page.keepPreviousData(shown.args, args)
        ? shown.data
        : null
}
