import Cookies from 'js-cookie'
import {useEffect} from 'react'
import type {SessionActions} from '@app/commerce/session/session'
import {
    cookieChoice,
    currentConsent,
    onConsentChange,
    saveCookieChoice
} from '@app/commerce/session/tracking-choice'
import {storefrontConfig} from '../storefront-config'
import {hasSession} from './has-session'
import {refreshToken} from './token-refresh'

/** What PWA Kit's proxy says of the current token's choice; the SDK removes a `dw_dnt` that differs from it. */
const tokenChoiceName = (): string => `cc-at-dnt_${storefrontConfig().defaultSite}`

/**
 * Has the token renewed when the visitor chooses in this tab, so that the platform follows too (G-64). Without a session
 * there is nothing to renew: the first token is made with the choice. If the renewal fails, the next one carries it.
 */
export const useChoiceInToken = ({whenLive}: SessionActions): void => {
    useEffect(
        () =>
            onConsentChange((_, origin) => {
                if (origin !== 'here' || !hasSession()) return
                // It speaks of the choice before; by it the SDK would take the new one back.
                Cookies.remove(tokenChoiceName())
                whenLive({afterRefusal: true}).catch(() => undefined)
            }),
        [whenLive]
    )
}

/** Renews a token that says another choice than the visitor's: the SDK reads the cookie only, and no signal. */
const correctToken = async (): Promise<void> => {
    const wanted = currentConsent() === 'refused' ? '1' : '0'
    if ((Cookies.get(tokenChoiceName()) ?? wanted) === wanted) return
    Cookies.remove(tokenChoiceName())
    await refreshToken().catch(() => undefined)
}

/**
 * Calls one of the SDK's functions for the session so that the visitor's choice outlives it: with the session that it
 * ends, the SDK removes `dw_dnt` too, and begins a guest's token without it.
 */
export const keepingChoice = async <T>(call: () => Promise<T>): Promise<T> => {
    const choice = cookieChoice()
    try {
        return await call()
    } finally {
        // One that was made meanwhile stays.
        if (choice !== undefined && cookieChoice() === undefined) saveCookieChoice(choice)
        await correctToken()
    }
}
