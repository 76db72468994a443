import {useHistory, useLocation} from 'react-router-dom'
import {pagePath} from '@app/lib/address/page-path'
import type {StepState} from './lead-to'

/** Where the shopper is: the path without its locale, the query, how they came there, and by which step of the history. */
export const usePlace = (): {
    path: string
    search: string
    came: 'by-link' | 'back-or-forward' | 'replaced'
    /** Another one after every move, also to the same address; empty on the first page. */
    stepKey: string
    /** Whether a link has only made another choice on the page on screen. */
    inPlace: boolean
} => {
    const {pathname, search, state, key: stepKey = ''} = useLocation<StepState | undefined>()
    const {action} = useHistory()
    const ways = {PUSH: 'by-link', POP: 'back-or-forward', REPLACE: 'replaced'} as const
    const inPlace = action === 'PUSH' && state?.inPlace === true
    return {path: pagePath(pathname), search, came: ways[action], stepKey, inPlace}
}
