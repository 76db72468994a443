import loadable from '@loadable/component'
import {useMemo, useRef, useState} from 'react'
import {CommerceError, noResponse} from '@app/commerce/client'
import type {SdkSignIn} from '@app/commerce/shopper/session'
import {withDeadline} from '@app/lib/async'
import type {Locale} from '@app/lib/locales'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import {createDeferred} from './deferred'
import {refreshToken} from './token-refresh'

const SdkIsland = loadable(() => import('./sdk-island'), {
    resolveComponent: (module: typeof import('./sdk-island')) => module.SdkIsland,
    ssr: false
})

/** How long a guest's first token waits for the SDK's code, in milliseconds [D-09]. */
const deadlineMs = 10_000

type HeldSdk = ReturnType<typeof createDeferred<SdkSignIn>>

/**
 * The commerce SDK, loaded by the first call that needs it; if its code cannot be loaded the call fails, and the next
 * one tries again. Tokens are renewed without it. Returns the functions, and the element that has to be rendered for
 * them.
 */
export const useSdkOnDemand = (locale: Locale) => {
    const held = useRef<HeldSdk | null>(null)
    const [attempt, setAttempt] = useState(0)

    const {signIn, onReady, onFailed} = useMemo(() => {
        const sdk = (): Promise<SdkSignIn> => {
            if (!held.current) {
                held.current = createDeferred<SdkSignIn>()
                setAttempt((number) => number + 1)
            }
            return held.current.promise
        }
        const calls: SdkSignIn = {
            ready: async () => {
                if (await refreshToken()) return
                const {ready} = await withDeadline(deadlineMs, sdk)
                await ready()
            },
            logIn: async (credentials) => (await sdk()).logIn(credentials),
            logOut: async () => (await sdk()).logOut()
        }
        return {
            signIn: calls,
            onReady: (loaded: SdkSignIn) => held.current?.resolve(loaded),
            onFailed: () => {
                held.current?.reject(new CommerceError(noResponse))
                held.current = null
            }
        }
    }, [])

    const island =
        attempt === 0 ? null : (
            <SectionBoundary key={attempt} onError={onFailed}>
                <SdkIsland locale={locale} onReady={onReady} />
            </SectionBoundary>
        )
    return {signIn, island}
}
