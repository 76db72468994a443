import loadable from '@loadable/component'
import {useEffect, useMemo, type ReactNode} from 'react'
import {useStore} from 'zustand'
import {BasketActionsProvider, BasketProvider} from '@app/commerce/basket/basket-context'
import {type Commerce, noResponse} from '@app/commerce/client'
import {wishListActions, wishListOwner} from '@app/commerce/lists/wishes'
import {IdentityProvider, type Identity} from '@app/commerce/session/identity'
import {
    SessionActionsProvider,
    ShopperProvider,
    type SessionActions,
    type Shopper
} from '@app/commerce/session/session'
import {type SessionSdk, SessionSdkProvider} from '@app/commerce/session/shopper-api'
import {createPageActions} from '@app/commerce/shopper/page-actions'
import type {PageSession} from '@app/commerce/shopper/page-session'
import {useLatest} from '@app/lib/browser/react-hooks'
import {useAppContext} from '@app/routing/route/app-context'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import {KnownStoreProvider} from '@app/ui/products/known-store'
import {WishListProvider} from '@app/ui/products/wish-heart'
import {browserCommerce} from '../browser-context'
import {useChoiceInToken} from './choice-in-token'
import {hasSession, isGuest} from './has-session'
import {usePageSession} from './use-page-session'

const SessionIsland = loadable(() => import('./session-island'), {
    resolveComponent: (module: typeof import('./session-island')) => module.SessionIsland,
    ssr: false
})

/** Tells the wish list whose it is; the hearts subscribe to the list itself, so that none renders again with the session. */
const useWishListOwner = (identity: Identity, {whenLive}: SessionActions): void => {
    const {state} = identity
    const retry = useLatest(identity.state === 'failed' ? identity.retry : () => undefined)
    useEffect(() => {
        if (state === 'guest') return wishListOwner.guest()
        wishListOwner.pending(whenLive)
        if (state === 'failed') wishListOwner.failed(noResponse, () => retry.current())
    }, [state, whenLive, retry])
}

/** The actions of the session and the basket, for the life of the page. */
const useActions = (session: PageSession, hasStore: boolean, plain: Commerce) => {
    const latest = useLatest(hasStore)
    const created = useMemo(
        () =>
            createPageActions(session, {
                plain,
                hasNoSession: () => !hasSession() && session.store.getState().attempt === 0,
                mayHaveLockedStore: () => latest.current && !isGuest()
            }),
        [session, plain, latest]
    )
    useChoiceInToken(created.actions)
    return created
}

/** The commerce SDK, once the session has loaded it, and whether the shopper's own queries are held. */
const useLoadedSdk = ({store}: PageSession): SessionSdk | null => {
    const loaded = useStore(store, ({sdk}) => sdk)
    const isHeld = useStore(store, ({isHeld}) => isHeld)
    return useMemo(() => loaded && {...loaded, isHeld}, [loaded, isHeld])
}

/**
 * The shopper's session for every page. A first visit has none and loads nothing; a browser that has one loads it when
 * the page is idle, or at once for a customer's page; an action that needs a session starts it (docs/decisions/0007,
 * 0015). Identity, basket and actions are separate contexts, so that a change of one does not render the others' users
 * again.
 */
export const SessionProvider = ({
    isNeeded = false,
    page,
    children
}: {
    /** Whether the current page shows nothing until the shopper is known. */
    isNeeded?: boolean
    /** The path of that page, if it fetches personal data first. */
    page?: string | undefined
    children: ReactNode
}) => {
    const {locale, storeId, choice, commerce: open} = useAppContext()
    const {session, identity, basket, attempt} = usePageSession(isNeeded)
    const hasStore = choice?.storeId !== undefined
    const plain = useMemo(() => browserCommerce(locale, 'shopper'), [locale])
    const {basket: basketActions, actions, own} = useActions(session, hasStore, plain)

    const customerId = 'customerId' in identity ? identity.customerId : undefined
    const rentalId = identity.state === 'customer' ? identity.rentalId : undefined
    const registered = identity.state === 'customer'
    const shopper = useMemo(
        (): Shopper | null =>
            customerId === undefined
                ? null
                : {
                      customerId,
                      registered,
                      commerce: own,
                      ...(rentalId !== undefined && {rentalId})
                  },
        [customerId, registered, rentalId, own]
    )
    useWishListOwner(identity, actions)
    const commerce = useMemo(() => ({open, own: plain}), [open, plain])
    const sdk = useLoadedSdk(session)

    return (
        <SessionActionsProvider value={actions}>
            <BasketActionsProvider value={basketActions}>
                <IdentityProvider value={identity}>
                    <ShopperProvider value={shopper}>
                        <BasketProvider value={basket}>
                            <WishListProvider value={wishListActions}>
                                <KnownStoreProvider value={hasStore}>
                                    <SessionSdkProvider value={sdk}>{children}</SessionSdkProvider>
                                </KnownStoreProvider>
                            </WishListProvider>
                        </BasketProvider>
                    </ShopperProvider>
                </IdentityProvider>
            </BasketActionsProvider>
            {attempt > 0 ? (
                <SectionBoundary key={attempt} onError={() => session.fail(noResponse)}>
                    <SessionIsland
                        session={session}
                        storeId={storeId}
                        commerce={commerce}
                        page={page}
                        chosen={hasStore}
                    />
                </SectionBoundary>
            ) : null}
        </SessionActionsProvider>
    )
}
