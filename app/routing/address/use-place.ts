import {useHistory, useLocation} from 'react-router-dom'
import {pagePath} from './page-path'

/** Where the shopper is: the path without its locale, the query, how they came there, and by which step of the history. */
export const usePlace = (): {
    path: string
    search: string
    came: 'by-link' | 'back-or-forward' | 'replaced'
    step: string
} => {
    const {pathname, search, key = ''} = useLocation()
    const {action} = useHistory()
    const ways = {PUSH: 'by-link', POP: 'back-or-forward', REPLACE: 'replaced'} as const
    return {path: pagePath(pathname), search, came: ways[action], step: key}
}
