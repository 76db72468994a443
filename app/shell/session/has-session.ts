import Cookies from 'js-cookie'
import {storefrontConfig} from '../storefront-config'

/** Whether this browser has a session: its tokens are out of our reach, the time that they end is not [D-05]. */
export const hasSession = (): boolean => {
    const ends = Number(Cookies.get(`cc-nx-expires_${storefrontConfig().defaultSite}`))
    return Number.isFinite(ends) && ends * 1000 > Date.now()
}
