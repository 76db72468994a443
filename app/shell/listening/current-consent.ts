import Cookies from 'js-cookie'
import {ifAllowed} from '@app/lib/browser/browser'
import {type TrackingConsent, trackingConsent} from './tracking-consent'

/** What Global Privacy Control adds to a browser; it may be anything. */
type PrivateNavigator = Navigator & {globalPrivacyControl?: unknown}

/** The visitor's choice about tracking as it is now, in this browser. */
export const currentConsent = (): TrackingConsent => {
    const {globalPrivacyControl}: PrivateNavigator = navigator
    return trackingConsent(
        ifAllowed(() => Cookies.get('dw_dnt')),
        globalPrivacyControl === true
    )
}
