import loadable from '@loadable/component'
import {useEffect, useMemo, useState, type ReactNode} from 'react'
import {
    BasketActionsProvider,
    BasketProvider,
    type BasketActions
} from '@app/commerce/basket/basket-context'
import type {LiveBasket} from '@app/commerce/basket/shopper-basket'
import {type Commerce, CommerceError, noResponse} from '@app/commerce/client'
import {wishListActions, wishListOwner} from '@app/commerce/lists/wishes'
import {IdentityProvider, type Identity} from '@app/commerce/session/identity'
import {
    SessionActionsProvider,
    ShopperProvider,
    type SessionActions,
    type Shopper
} from '@app/commerce/session/session'
import {type SessionSdk, SessionSdkProvider} from '@app/commerce/session/shopper-api'
import {renewing} from '@app/commerce/session/renewing'
import type {LiveActions} from '@app/commerce/shopper/session-actions'
import {useLatest} from '@app/lib/browser/react-hooks'
import {useAppContext} from '@app/routing/route/app-context'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import {KnownStoreProvider} from '@app/ui/products/known-store'
import {WishListProvider} from '@app/ui/products/wish-heart'
import {browserCommerce} from '../browser-context'
import {isGuest} from './has-session'
import {useSessionStart} from './use-session-start'

const SessionIsland = loadable(() => import('./session-island'), {
    resolveComponent: (module: typeof import('./session-island')) => module.SessionIsland,
    ssr: false
})

const isNotFound = (error: unknown): boolean =>
    error instanceof CommerceError && error.code === 'not-found'

type Start = ReturnType<typeof useSessionStart>

/**
 * The actions of the session and the basket, for the life of the page; each waits for the session, and for the basket
 * if it needs one.
 */
const useActions = (now: Start, hasStore: boolean, plain: Commerce) => {
    const latest = useLatest({...now, hasStore})

    return useMemo(() => {
        const attempt = () => {
            const {identity, attempt: held, retry, start} = latest.current
            if (identity.state === 'failed') return retry()
            start()
            return held
        }
        const session = (): Promise<LiveActions> => attempt().session.promise
        const live = async (): Promise<LiveBasket> => {
            await session()
            // The basket of whoever the shopper is by now.
            return latest.current.attempt.basket.promise
        }
        const basket: BasketActions = {
            addToBasket: async (line) => {
                const able = await live()
                const {identity, attempt: held} = latest.current
                const {left} = held
                return able.addToBasket(line).catch(async (error: unknown) => {
                    // If the cookies were deleted, the shopper has become another guest in the meantime, with another
                    // basket [CART-002].
                    if (!isNotFound(error)) throw error
                    const {customerId} = await (await session()).whenLive()
                    if (!('customerId' in identity) || identity.customerId === customerId)
                        throw error
                    await left.promise
                    return (await live()).addToBasket(line)
                })
            },
            changeQuantity: async (...given) => (await live()).changeQuantity(...given),
            removeLine: async (lineId) => (await live()).removeLine(lineId),
            applyPromo: async (code) => (await live()).applyPromo(code),
            removePromo: async (promoId) => (await live()).removePromo(promoId),
            readAgain: async () => (await live()).readAgain(),
            retry: () =>
                void live().then(
                    ({retry}) => retry(),
                    () => undefined
                )
        }
        const own = renewing(plain, async (isRefused) => (await session()).renew(isRefused))
        const actions: SessionActions = {
            whenLive: async (given) => {
                const able = await session()
                return {...(await able.whenLive(given)), commerce: own}
            },
            signIn: async (credentials) => (await session()).signIn(credentials),
            register: async (registration) => (await session()).register(registration),
            signOut: async () => (await session()).signOut(),
            leaveForSignIn: async () => (await session()).leaveForSignIn(),
            refresh: async () => (await session()).refresh(),
            startNewSession: async () => (await session()).startNewSession(),
            // A visitor needs only a cookie to see another store's prices; a customer's store may be locked
            // [STORE-054].
            changeStore: async (storeId) => {
                if (latest.current.basket.state === 'none') return 'changed'
                const able = await live().catch((error: unknown) => {
                    if (!latest.current.hasStore || isGuest()) throw error
                    return null
                })
                return able ? able.changeStore(storeId) : 'skipped'
            }
        }
        return {basket, actions, own}
    }, [latest, plain])
}

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

/** The commerce SDK, once the session has loaded it, and whether the shopper's own queries are held. */
const useLoadedSdk = () => {
    const [loaded, setSdk] = useState<Omit<SessionSdk, 'isHeld'> | null>(null)
    const [isHeld, setHeld] = useState(false)
    const sdk = useMemo(() => loaded && {...loaded, isHeld}, [loaded, isHeld])
    return {sdk, setSdk, setHeld}
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
    const start = useSessionStart(isNeeded)
    const hasStore = choice?.storeId !== undefined
    const plain = useMemo(() => browserCommerce(locale, 'shopper'), [locale])
    const {basket: basketActions, actions, own} = useActions(start, hasStore, plain)
    const {identity, basket, attempt, report} = start

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
    const hasBegun = attempt.number > 0
    const {sdk, setSdk, setHeld} = useLoadedSdk()

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
            {hasBegun ? (
                <SectionBoundary key={attempt.number} onError={() => report.onFailed(noResponse)}>
                    <SessionIsland
                        storeId={storeId}
                        commerce={commerce}
                        page={page}
                        chosen={hasStore}
                        onSdk={setSdk}
                        onHeld={setHeld}
                        {...report}
                    />
                </SectionBoundary>
            ) : null}
        </SessionActionsProvider>
    )
}
