import {useHistory, useLocation} from 'react-router-dom'
import {pagePath} from '@app/lib/address/page-path'
import type {Step} from './lead-to'

/** Where the shopper is: the path without its locale, the query, how they came there, and by which step of the history. */
export const usePlace = (): {
    path: string
    search: string
    came: 'by-link' | 'back-or-forward' | 'replaced'
    step: string
    /** Whether a link has only made another choice on the page on screen. */
    inPlace: boolean
} => {
    const {pathname, search, state, key = ''} = useLocation<Step | undefined>()
    const {action} = useHistory()
    const ways = {PUSH: 'by-link', POP: 'back-or-forward', REPLACE: 'replaced'} as const
    const inPlace = action === 'PUSH' && state?.inPlace === true
    return {path: pagePath(pathname), search, came: ways[action], step: key, inPlace}
}
