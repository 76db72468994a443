import {useEffect} from 'react'
import {Redirect, Route} from 'react-router-dom'

const leave = (address: string): void => window.location.replace(address)

type LeavingProps = {to: string; leaveFor: (address: string) => void}

const Leaving = ({to, leaveFor}: LeavingProps) => {
    useEffect(() => {
        leaveFor(to)
    }, [to, leaveFor])
    return null
}

export type MovedToProps = {
    /** A path of this shop, or an absolute address that may be led to [D-12]. */
    to: string
    /** Leads away from the shop. */
    leaveFor?: LeavingProps['leaveFor']
}

/**
 * A move. Within the shop it is for good: status 301 on the server, a replaced entry in the browser. Elsewhere it is for
 * now: status 302, or a full page load [SEARCH-016].
 */
export const MovedTo = ({to, leaveFor = leave}: MovedToProps) => (
    <Route
        render={({staticContext}) => {
            const isOurs = to.startsWith('/')
            if (staticContext)
                Object.assign(staticContext, isOurs ? {status: 301} : {status: 302, url: to})
            return isOurs ? <Redirect to={to} /> : <Leaving to={to} leaveFor={leaveFor} />
        }}
    />
)
