import loadable from '@loadable/component'
import {useMemo, type ReactNode} from 'react'
import type {CommerceFailure} from '@app/commerce/client'
import {ShopperSessionProvider} from '@app/commerce/basket/use-shopper-session'
import {useAppContext} from '@app/routing/app-context'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import {isGuest} from './is-guest'
import {useSessionStart, type Deeds} from './use-session-start'

const SessionIsland = loadable(() => import('./session-island'), {
    resolveComponent: (module: typeof import('./session-island')) => module.SessionIsland,
    ssr: false
})

const outage: CommerceFailure = {status: 503, code: 'unavailable'}

/**
 * The shopper's session for public pages. A first visit has none and loads nothing; a browser that has one loads it when
 * the page is idle; whoever does something that needs one starts it (docs/decisions/0007).
 */
export const SessionProvider = ({children}: {children: ReactNode}) => {
    const {locale, storeId, choice, commerce} = useAppContext()
    const {session, attempt, start, retry, report} = useSessionStart()
    const hasStore = choice?.storeId !== undefined

    const value = useMemo(() => {
        const deeds = (): Promise<Deeds> => {
            if (session.state === 'failed') return retry()
            start()
            return attempt.deeds.promise
        }
        return {
            session,
            addToBasket: async (...given: Parameters<Deeds['addToBasket']>) =>
                (await deeds()).addToBasket(...given),
            changeQuantity: async (...given: Parameters<Deeds['changeQuantity']>) =>
                (await deeds()).changeQuantity(...given),
            removeLine: async (...given: Parameters<Deeds['removeLine']>) =>
                (await deeds()).removeLine(...given),
            // Only a cookie is needed to show a visitor another store's prices; a customer's store may be locked [STORE-054].
            changeStore: async (storeId: string) => {
                if (session.state === 'none') return 'changed'
                const able = await deeds().catch((error: unknown) => {
                    if (!hasStore || isGuest()) throw error
                    return null
                })
                return able ? able.changeStore(storeId) : 'skipped'
            },
            retry: () => void retry()
        }
    }, [session, attempt, start, retry, hasStore])

    return (
        <ShopperSessionProvider value={value}>
            {children}
            {attempt.number > 0 ? (
                <SectionBoundary key={attempt.number} onError={() => report.onFailed(outage)}>
                    <SessionIsland {...{locale, storeId, commerce}} chosen={hasStore} {...report} />
                </SectionBoundary>
            ) : null}
        </ShopperSessionProvider>
    )
}
