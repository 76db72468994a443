import Cookies from 'js-cookie'
import {useBrowserValue} from '@app/lib/browser/react-hooks'
import {storefrontConfig} from '../storefront-config'

/** Whether this browser has a session: scripts cannot read its tokens, but they can read when they expire [D-05]. */
export const hasSession = (): boolean => {
    const ends = Number(Cookies.get(`cc-nx-expires_${storefrontConfig().defaultSite}`))
    return Number.isFinite(ends) && ends * 1000 > Date.now()
}

/** Whether this browser's cookies prove that the shopper is not signed in, which works even while the platform fails. */
export const isGuest = (): boolean =>
    !hasSession() || Cookies.get(`customer_type_${storefrontConfig().defaultSite}`) === 'guest'

/** Whether this browser has a session; null until hydration, as the server cannot know. */
export const useHasSession = (): boolean | null => useBrowserValue<boolean | null>(hasSession, null)
