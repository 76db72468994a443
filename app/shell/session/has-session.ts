import Cookies from 'js-cookie'
import {storefront} from '../kit/storefront'

/** Whether this browser has a session: its tokens are out of our reach, the time that they end is not [D-05]. */
export const hasSession = (): boolean => {
    const ends = Number(Cookies.get(`cc-nx-expires_${storefront().defaultSite}`))
    return Number.isFinite(ends) && ends * 1000 > Date.now()
}
