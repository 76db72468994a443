import {useHistory, useLocation} from 'react-router-dom'
import {withoutLocale} from './locale-path'

/** Where the shopper is: the path without its locale, the query, and how they came there. */
export const usePlace = (): {
    path: string
    search: string
    came: 'by-link' | 'back-or-forward' | 'replaced'
} => {
    const {pathname, search} = useLocation()
    const {action} = useHistory()
    const ways = {PUSH: 'by-link', POP: 'back-or-forward', REPLACE: 'replaced'} as const
    return {path: withoutLocale(pathname), search, came: ways[action]}
}
