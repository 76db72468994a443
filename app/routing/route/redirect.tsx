import {useEffect} from 'react'
import {Redirect, Route, useLocation} from 'react-router-dom'
import type {Query} from '@app/commerce/query'
import {urlMapping} from '@app/commerce/url-mapping'
import {asRead, pagePathAt} from '@app/lib/address/page-path'
import {withQueryOf} from '@app/lib/address/redirect-query'
import {safeRedirect} from '@app/lib/address/safe-redirect'
import {useAppContext} from './app-context'
import {inLocale} from './locale-path'
import type {LoaderArgs, RedirectTarget} from './page'

/** Where the platform says that an address has moved to; fetched only if there is no page (G-09). */
export const redirectTarget = ({
    commerce,
    pathname
}: Pick<LoaderArgs, 'commerce' | 'pathname'>): Query<string | null> =>
    urlMapping(commerce, asRead(pathname.slice(1)))

/** A path of the shop's own origin, also where data have it with its host. */
const withoutOwnOrigin = (to: string | null, origin: string): string | null =>
    origin !== '' && to?.startsWith(`${origin}/`) ? to.slice(origin.length) : to

/** The platform's redirect, if it is allowed [D-12] and goes to another page. */
export const safeRedirectTarget = (
    to: string | null,
    {pathname, redirectHosts, origin}: Pick<LoaderArgs, 'pathname' | 'redirectHosts' | 'origin'>
): string | undefined => {
    const safe = safeRedirect(withoutOwnOrigin(to, origin), redirectHosts)
    return safe !== undefined && pagePathAt(safe) === pathname ? undefined : safe
}

const leave = (address: string): void => window.location.replace(address)

type LeavingProps = {to: string; leaveFor: (address: string) => void}

const Leaving = ({to, leaveFor}: LeavingProps) => {
    useEffect(() => {
        leaveFor(to)
    }, [to, leaveFor])
    return null
}

export type PageRedirectProps = {
    /** A path of this shop, or an absolute address that is allowed [D-12]. */
    to: string
    /** Leaves the shop. */
    leaveFor?: LeavingProps['leaveFor']
}

/**
 * A redirect. Within the shop it is permanent: status 301 on the server, a replaced history entry in the browser. To
 * another site it is temporary: status 302, or a full page load [SEARCH-016].
 */
export const PageRedirect = ({to, leaveFor = leave}: PageRedirectProps) => (
    <Route
        render={({staticContext}) => {
            const isOurs = to.startsWith('/')
            if (staticContext)
                Object.assign(staticContext, isOurs ? {status: 301} : {status: 302, url: to})
            return isOurs ? <Redirect to={to} /> : <Leaving to={to} leaveFor={leaveFor} />
        }}
    />
)

/**
 * A redirect from another spelling of a page's address, or from where it was before. Within the shop the query leads on, as it
 * was requested and with what no page depends on; so does the fragment (D-45).
 */
export const AddressRedirect = ({to, expresses}: RedirectTarget) => {
    const {locale, originalSearch} = useAppContext()
    const {search, hash} = useLocation()
    if (!to.startsWith('/')) return <PageRedirect to={to} />
    const address = withQueryOf(originalSearch ?? search, inLocale(locale, to), expresses)
    return <PageRedirect to={address.includes('#') ? address : address + hash} />
}
