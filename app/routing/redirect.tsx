import {useEffect} from 'react'
import {Redirect, Route} from 'react-router-dom'
import type {Query} from '@app/commerce/query'
import {urlMapping} from '@app/commerce/url-mapping'
import {asRead, pagePathAt} from '@app/lib/page-path'
import {safeRedirect} from '@app/lib/safe-redirect'
import type {LoaderArgs} from './page'

/** Where the platform says that an address has moved to; fetched only if there is no page (G-09). */
export const redirectTarget = ({
    commerce,
    pathname
}: Pick<LoaderArgs, 'commerce' | 'pathname'>): Query<string | null> =>
    urlMapping(commerce, asRead(pathname.slice(1)))

/** The platform's redirect, if it is allowed [D-12] and goes to another page. */
export const safeRedirectTarget = (
    to: string | null,
    {pathname, redirectHosts}: Pick<LoaderArgs, 'pathname' | 'redirectHosts'>
): string | undefined => {
    const safe = safeRedirect(to, redirectHosts)
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
