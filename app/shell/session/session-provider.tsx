import loadable from '@loadable/component'
import {useMemo, type ReactNode} from 'react'
import {ShopperSessionProvider} from '@app/commerce/basket/use-shopper-session'
import {useVisit} from '@app/routing/visit'
import {useSessionStart, type Deeds} from './use-session-start'

const SessionIsland = loadable(() => import('./session-island'), {
    resolveComponent: (module: typeof import('./session-island')) => module.SessionIsland,
    ssr: false
})

/**
 * The shopper's session for public pages. A first visit has none and loads nothing; a browser that has one loads it when
 * the page is idle; whoever does something that needs one starts it (docs/decisions/0007).
 */
export const SessionProvider = ({children}: {children: ReactNode}) => {
    const {locale, storeId, choice, commerce} = useVisit()
    const {session, attempt, start, retry, report} = useSessionStart()

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
            // Only a cookie is needed to show a visitor another store's prices.
            changeStore: async (storeId: string) =>
                session.state === 'none' ? 'changed' : (await deeds()).changeStore(storeId),
            retry: () => void retry()
        }
    }, [session, attempt, start, retry])

    return (
        <ShopperSessionProvider value={value}>
            {children}
            {attempt.number > 0 ? (
                <SessionIsland
                    key={attempt.number}
                    {...{locale, storeId, commerce}}
                    chosen={choice?.storeId !== undefined}
                    {...report}
                />
            ) : null}
        </ShopperSessionProvider>
    )
}
