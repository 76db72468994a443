import {useEffect, useRef} from 'react'
import {usePageLocation} from '../route/location'
import type {LoaderArgs, PageDefinition} from '../route/page'

/** Whether it is the same page for the same store, so that its previous data may stay on screen. */
const isSamePage = (previous: LoaderArgs, now: LoaderArgs, samePage: boolean): boolean =>
    (samePage || previous.pathname === now.pathname) &&
    previous.storeId === now.storeId &&
    previous.commerce === now.commerce

type DataByName = Record<string, unknown>

/** The previous data of the page on screen, if it stays until the new data is there; else null. */
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
