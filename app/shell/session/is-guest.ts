import Cookies from 'js-cookie'
import {storefrontConfig} from '../storefront-config'
import {hasSession} from './has-session'

/** Whether this browser's cookies say for sure that the shopper is not signed in; they say so also while the platform fails. */
export const isGuest = (): boolean =>
    !hasSession() || Cookies.get(`customer_type_${storefrontConfig().defaultSite}`) === 'guest'
