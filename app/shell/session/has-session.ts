import Cookies from 'js-cookie'
import {useSyncExternalStore} from 'react'
import {storefrontConfig} from '../storefront-config'

/** Whether this browser has a session: its tokens are out of our reach, the time that they end is not [D-05]. */
export const hasSession = (): boolean => {
    const ends = Number(Cookies.get(`cc-nx-expires_${storefrontConfig().defaultSite}`))
    return Number.isFinite(ends) && ends * 1000 > Date.now()
}

/** Whether this browser's cookies say for sure that the shopper is not signed in; they say so also while the platform fails. */
export const isGuest = (): boolean =>
    !hasSession() || Cookies.get(`customer_type_${storefrontConfig().defaultSite}`) === 'guest'

const never = () => () => undefined

/** Whether this browser has a session; null until the page is live, as the server cannot know. */
export const useHasSession = (): boolean | null =>
    useSyncExternalStore(never, hasSession, () => null)
