import {useCallback} from 'react'
import {useHistory, useLocation} from 'react-router-dom'
import {pagePath} from '@app/lib/address/page-path'
import {useLocale} from './app-context'
import {inLocale} from './locale-path'

/** The state of a history entry: whether it only made another choice on the page on screen. */
export type LocationState = {samePage: boolean}

/**
 * Navigates to an address of this shop. The history entry is replaced, so that Back does not return to it. `inPlace` says
 * that the page on screen stays, as with another colour of a product.
 */
export const navigateTo = (
    history: ReturnType<typeof useHistory>,
    href: string,
    state: LocationState = {samePage: false}
): void => {
    const isHere = history.createHref(history.location) === href
    history[isHere ? 'replace' : 'push'](href, state)
}

/** The address of the page on screen, with its locale and its query. */
export const useCurrentUrl = (): string => {
    const {pathname, search} = useLocation()
    return pathname + search
}

/** Leaves this document for an address that our own server answers, such as the end of a session. */
export const leaveDocument = (address: string): void => window.location.assign(address)

/** Navigates to an address of this shop, given without locale prefix, in the shopper's language. */
export const useNavigate = (): ((to: string) => void) => {
    const locale = useLocale()
    const history = useHistory()
    return useCallback((to) => navigateTo(history, inLocale(locale, to)), [history, locale])
}

/** Replaces the address on screen by another one, given without locale prefix; for parameters that were read and must go. */
export const useReplace = (): ((to: string) => void) => {
    const locale = useLocale()
    const history = useHistory()
    return useCallback((to) => history.replace(inLocale(locale, to)), [history, locale])
}

/** Where the shopper is: the path without its locale, the query, how they navigated there, and the key of the history entry. */
export const usePageLocation = (): {
    path: string
    search: string
    navigationType: 'by-link' | 'back-or-forward' | 'replaced'
    /** Changes with every navigation, also to the same address; empty on the first page. */
    locationKey: string
    /** Whether a link has only made another choice on the page on screen. */
    samePage: boolean
} => {
    const {pathname, search, state, key: stepKey = ''} = useLocation<LocationState | undefined>()
    const {action} = useHistory()
    const navigationTypes = {PUSH: 'by-link', POP: 'back-or-forward', REPLACE: 'replaced'} as const
    const samePage = action === 'PUSH' && state?.samePage === true
    return {
        path: pagePath(pathname),
        search,
        navigationType: navigationTypes[action],
        locationKey: stepKey,
        samePage
    }
}
