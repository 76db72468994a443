import Cookies from 'js-cookie'
import {createStore} from 'zustand/vanilla'
import {
    storedOptOut,
    type TrackingConsent,
    trackingConsent
} from '@app/domain/person/tracking-consent'
import {browserLog, ifAllowed} from '@app/lib/browser/browser'
import {localTexts} from '@app/lib/browser/browser-storage'
import {saveOwnCookie} from '@app/lib/browser/own-cookie'
import {onTabEvent, postToTabs} from './tab-channel'

/** PWA Kit's cookie, which the SDK and the tokens follow too: `0` allows, `1` refuses. */
const COOKIE = 'dw_dnt'
const COOKIE_DAYS = 365

/** Where a consent manager that the retailer may have stores its opt-out [PERS-024]. */
const OPT_OUT = 'truyoConsentOptOut'

/** What Global Privacy Control adds to a browser; it may be anything. */
type PrivateNavigator = Navigator & {globalPrivacyControl?: unknown}

const hasSignal = (): boolean => {
    const {globalPrivacyControl}: PrivateNavigator = navigator
    return globalPrivacyControl === true
}

/** The text that was reported last: it is read at every event, and reported once. */
const reported = createStore<{text: string | null}>(() => ({text: null}))

/** Logs an opt-out that nobody can read, without its text, which may be personal. */
const reportMalformed = (text: string): void => {
    if (reported.getState().text === text) return
    reported.setState({text})
    browserLog.warn(`${OPT_OUT} is not base64 of JSON and counts as no opt-out`)
}

const hasOptedOut = (): boolean => {
    const text = localTexts.get(OPT_OUT)
    if (text === null) return false
    const found = storedOptOut(text)
    if (found === 'malformed') reportMalformed(text)
    return found === 'set'
}

/** The choice that the cookie says; undefined without one. */
export const cookieChoice = (): string | undefined => ifAllowed(() => Cookies.get(COOKIE))

/** The visitor's choice about tracking as it is now, in this browser. */
export const currentConsent = (): TrackingConsent =>
    trackingConsent(cookieChoice(), hasSignal(), hasOptedOut())

/** What refuses for the visitor, whatever they choose here. */
export type StandingRefusal = 'signal' | 'opt-out'

export const standingRefusal = (): StandingRefusal | undefined => {
    if (hasSignal()) return 'signal'
    return hasOptedOut() ? 'opt-out' : undefined
}

/** How often a visitor has chosen in this tab. */
const choices = createStore(() => ({count: 0}))

/** Puts the cookie into the browser, for a year from now. */
export const saveCookieChoice = (dnt: string): void =>
    void ifAllowed(() => saveOwnCookie(COOKIE, dnt, COOKIE_DAYS))

/**
 * Saves the visitor's choice in this browser, at once and for all its tabs. Returns whether the browser has stored it;
 * if not, nobody has allowed anything.
 */
export const chooseTracking = (consent: 'granted' | 'refused'): boolean => {
    const dnt = consent === 'granted' ? '0' : '1'
    saveCookieChoice(dnt)
    choices.setState(({count}) => ({count: count + 1}))
    postToTabs('consent-changed', '')
    return cookieChoice() === dnt
}

/** Where a choice was made: in this tab, or in another one or by the browser. */
export type ConsentOrigin = 'here' | 'elsewhere'

/**
 * Calls the listener whenever the choice is another one: chosen in this tab or in another, or stored by a consent
 * manager. A tab that has missed it notices when it becomes visible. Returns how to stop.
 */
export const onConsentChange = (
    listener: (consent: TrackingConsent, origin: ConsentOrigin) => void
): (() => void) => {
    let last = currentConsent()
    const look = (origin: ConsentOrigin): void => {
        const consent = currentConsent()
        if (consent === last) return
        last = consent
        listener(consent, origin)
    }
    const lookElsewhere = () => look('elsewhere')
    const stops = [
        choices.subscribe(() => look('here')),
        onTabEvent(({event}) => {
            if (event === 'consent-changed') lookElsewhere()
        })
    ]
    window.addEventListener('storage', lookElsewhere)
    document.addEventListener('visibilitychange', lookElsewhere)
    return () => {
        for (const stop of stops) stop()
        window.removeEventListener('storage', lookElsewhere)
        document.removeEventListener('visibilitychange', lookElsewhere)
    }
}
