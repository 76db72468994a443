import {AuthHelpers, useAccessToken, useAuthHelper} from '@salesforce/commerce-sdk-react'
import {useMemo} from 'react'
import type {SdkSignIn} from '@app/commerce/session/session'
import {withDeadline} from '@app/lib/browser/async'
import {useLatest} from '@app/lib/browser/react-hooks'
import {keepingChoice} from '../session/choice-in-token'
import {refreshToken} from '../session/token-refresh'

/** The SDK's own calls have no deadline; in browsers a call ends after this [D-09]. */
const deadlineMs = 10_000

/**
 * A text as its UTF-8 bytes, one character for each. The SDK encodes credentials with the browser's btoa, which takes
 * characters for bytes: a text as it is would be sent as Latin-1, or not at all (D-50). For ASCII both are the same.
 */
const inBytes = (text: string): string =>
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')

/**
 * The SDK's functions for the session: signing in, signing out, and a guest's first token. A token is renewed without
 * it, as it takes every failure for a refusal and makes a guest of a customer. The choice about tracking outlives them.
 */
export const useSdkSignIn = (): SdkSignIn => {
    const {getTokenWhenReady} = useAccessToken()
    const {mutateAsync: logIn} = useAuthHelper(AuthHelpers.LoginRegisteredUserB2C)
    const {mutateAsync: logOut} = useAuthHelper(AuthHelpers.Logout)
    const latest = useLatest({getTokenWhenReady, logIn, logOut})

    return useMemo(
        () => ({
            ready: async () => {
                if (await refreshToken()) return
                await withDeadline(deadlineMs, () =>
                    keepingChoice(() => latest.current.getTokenWhenReady())
                )
            },
            logIn: ({login, password}) =>
                keepingChoice(() =>
                    latest.current.logIn({username: inBytes(login), password: inBytes(password)})
                ),
            logOut: () => keepingChoice(() => latest.current.logOut())
        }),
        [latest]
    )
}
