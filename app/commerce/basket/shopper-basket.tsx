import {useCustomerBaskets} from '@salesforce/commerce-sdk-react'
import {useCallback, useEffect, useMemo, useRef, useState, type MutableRefObject} from 'react'
import {browserLog} from '@app/lib/browser/browser'
import {currency} from '@app/lib/address/locales'
import {useLatest} from '@app/lib/browser/react-hooks'
import {type Commerce, noResponse} from '../client'
import {createContextUpdate} from '../context/context-update'
import {withPromoContext} from './promo-context'
import {useSessionStore} from '../context/use-session-store'
import {defaultStaleTime} from '../query'
import {useMappedQuery} from '../sdk/mapped-query'
import type {SessionActions} from '../session/session'
import type {ShopperMutations} from '../sdk/shopper-mutations'
import {onTabEvent, postToTabs} from '../session/tab-channel'
import type {Who} from '../session/who'
import type {Basket} from './basket'
import type {BasketActions, BasketState} from './basket-context'
import {useBasketChanges} from './basket-changes'
import type {BasketMutations} from '../sdk/basket-mutations'
import {basketsIn, type OwnedBasket, toOwnedRegularBasket} from './to-basket'

/** The actions on one shopper's basket and its store. */
export type LiveBasket = BasketActions &
    Pick<SessionActions, 'changeStore'> & {
        /** Whose basket it is. */
        customerId: string
    }

export type ShopperBasketProps = {
    who: Who
    /** The customer's e-mail address; undefined for a guest, and until the customer's record has been read. */
    email: string | undefined
    storeId: string | undefined
    /** Whether the shopper has a store of their own, and not only the default one. */
    chosen: boolean
    commerce: {open: Commerce; own: Commerce}
    mutations: ShopperMutations
    /** Whether the customer was found through the identity provider; rejects if it cannot be found out. */
    isFound: () => Promise<boolean>
    /** Calls that use the session run one at a time, each with a fresh token. */
    work: {
        inTurn: <T>(task: () => Promise<T>) => Promise<T>
        renew: (isRefused?: boolean) => Promise<void>
        isSessionOf: (customerId: string) => boolean
    }
    /** The current basket, for code that cannot wait for the next render. */
    basketRef: MutableRefObject<Basket | null | undefined>
    report: {
        onBasket: (state: BasketState) => void
        onLiveBasket: (basket: LiveBasket | null) => void
    }
}

type Listed = {owned: OwnedBasket; hasOthers: boolean}

/** The regular basket among all of the shopper's. */
const toListed = (answer: unknown): Listed => {
    const owned = toOwnedRegularBasket(answer, browserLog)
    return {owned, hasOthers: !owned.basket && basketsIn(answer).length > 0}
}

/**
 * The shopper's regular basket, and a function that fetches it again, with a fresh token. The SDK's mutations show their
 * results here by themselves.
 */
const useRegularBasket = (
    {customerId}: Who,
    {work, mutations}: {work: ShopperBasketProps['work']; mutations: BasketMutations}
) => {
    const all = useCustomerBaskets(
        {parameters: {customerId}},
        {
            staleTime: defaultStaleTime,
            // Without a connection it fails at once: if it waited, changes queued behind it would be sent once it is back.
            networkMode: 'always'
        }
    )
    const {data, error, isFetching} = useMappedQuery(all, toListed)
    const {data: answer, refetch} = all
    const [checked, setChecked] = useState<{answer: unknown} | 'failed'>({answer: undefined})
    // The SDK lists a changed basket of a checkout by itself where it holds no list: that says nothing of the others.
    const isUnsure = data?.hasOthers === true && (checked === 'failed' || checked.answer !== answer)
    const hasFailed = isUnsure ? checked === 'failed' : error && !isFetching
    const known = useMemo((): BasketState => {
        if (data && !isUnsure) return {state: 'ready', basket: data.owned.basket}
        return hasFailed ? {state: 'failed', failure: noResponse} : {state: 'loading'}
    }, [data, isUnsure, hasFailed])
    const again = useCallback(async () => {
        try {
            await work.renew()
            const {data: read} = await refetch({throwOnError: true})
            setChecked({answer: read})
            return read === undefined ? null : toListed(read).owned.basket
        } catch (failure) {
            setChecked('failed')
            throw failure
        }
    }, [refetch, work])
    const {createBasket} = mutations
    const latest = useLatest(data)
    const baskets = useMemo(
        (): BasketMutations => ({
            ...mutations,
            createBasket: async (given) => {
                const created = await createBasket(given)
                // Beside other baskets, the SDK's table does not list a new one.
                if (latest.current?.hasOthers) await refetch({throwOnError: true})
                return created
            }
        }),
        [mutations, createBasket, latest, refetch]
    )
    return {known, isUnsure, again, baskets, held: data?.owned ?? {}}
}

type SyncedEmail = {
    basketId: string | undefined
    /** The e-mail address that the platform has for the basket. */
    held: string | undefined
    /** The customer's e-mail address. */
    email: string | undefined
    baskets: BasketMutations
}

/** Writes the customer's e-mail address into their basket, and again when it has changed [CART-025, API-028]. */
const useSyncedEmail = ({basketId, held, email, baskets}: SyncedEmail) => {
    const done = useRef<string | null>(null)
    const latest = useLatest(baskets)
    useEffect(() => {
        if (basketId === undefined || email === undefined || held === email) return
        const what = `${basketId} ${email}`
        if (done.current === what) return
        done.current = what
        latest.current
            .updateCustomerForBasket({parameters: {basketId}, body: {email}})
            .catch(() => undefined)
    }, [basketId, held, email, latest])
}

/**
 * A basket in another currency is changed to the shop's currency, and its prices are fetched again: an old basket may
 * have been filled on a site with another currency [API-027].
 */
const useShopCurrency = (
    {basketId, held, baskets}: Pick<SyncedEmail, 'basketId' | 'held' | 'baskets'>,
    read: () => Promise<unknown>
) => {
    const latest = useLatest({baskets, read})
    useEffect(() => {
        if (basketId === undefined || held === undefined || held === currency) return
        const {baskets: baskets, read: again} = latest.current
        baskets
            .updateBasket({parameters: {basketId}, body: {currency}})
            .then(again)
            .catch(() => undefined)
    }, [basketId, held, latest])
}

/** Writes the shopper's session into a basket of an earlier session, once [SESSION-019]; a failure is ignored. */
const useTrackedSession = (
    {basketId, held, baskets}: Pick<SyncedEmail, 'basketId' | 'held' | 'baskets'>,
    usid: string
) => {
    const done = useRef<string | null>(null)
    const latest = useLatest(baskets)
    useEffect(() => {
        if (basketId === undefined || held === usid) return
        const what = `${basketId} ${usid}`
        if (done.current === what) return
        done.current = what
        const body = {c_customerSessionTrackingID: usid}
        latest.current.updateBasket({parameters: {basketId}, body}).catch(() => undefined)
    }, [basketId, held, usid, latest])
}

type Synced = Omit<SyncedEmail, 'held'> & {held: Omit<OwnedBasket, 'basket'>; usid: string}

/** Keeps the basket's e-mail address, session and currency the same as the customer's and the shop's. */
const useSyncedBasket = ({held, usid, ...synced}: Synced, read: () => Promise<unknown>): void => {
    useSyncedEmail({...synced, held: held.email})
    useTrackedSession({...synced, held: held.usid}, usid)
    useShopCurrency({...synced, held: held.currency}, read)
}

/**
 * Fetches the basket again after another tab has changed it, when this tab becomes visible and when the browser is online
 * again, once pending changes are done [D-15].
 */
const useRefetch = (read: () => Promise<unknown>): void => {
    useEffect(() => {
        const readQuietly = () => void read().catch(() => undefined)
        const onVisible = () => {
            if (document.visibilityState === 'visible') readQuietly()
        }
        document.addEventListener('visibilitychange', onVisible)
        window.addEventListener('online', readQuietly)
        const stop = onTabEvent(({event}) => {
            if (event === 'basket-changed' || event === 'paid') readQuietly()
        })
        return () => {
            document.removeEventListener('visibilitychange', onVisible)
            window.removeEventListener('online', readQuietly)
            stop()
        }
    }, [read])
}

type Held = Omit<ShopperBasketProps, 'email' | 'basketRef' | 'report'> & {
    baskets: BasketMutations
    basket: Basket | null | undefined
    /** Whether it is not known if there is a basket, as only a basket of a checkout is listed. */
    isUnsure: boolean
    again: () => Promise<Basket | null>
}

type Wanted = Pick<Held, 'basket' | 'isUnsure'> & {
    ensure: () => Promise<void>
    readAgain: () => Promise<unknown>
}

/** Creates a regular basket on the first load if there is none [CART-006], once it is known that there is none. */
const useOneBasket = ({basket, isUnsure, ensure, readAgain}: Wanted): void => {
    useEffect(() => {
        // A failure is ignored.
        if (basket === null) ensure().catch(() => undefined)
    }, [basket, ensure])
    useEffect(() => {
        // A failure is shown instead of the cart.
        if (isUnsure) readAgain().catch(() => undefined)
    }, [isUnsure, readAgain])
}

/** The actions on the basket, for as long as it belongs to this shopper. */
const useLiveBasket = (given: Held): LiveBasket => {
    const {who, storeId, chosen, commerce, work, mutations, isFound} = given
    const {baskets, basket, isUnsure, again} = given
    const {shopperContexts} = mutations
    const updateContext = useMemo(
        () => createContextUpdate(shopperContexts, who.usid),
        [shopperContexts, who.usid]
    )
    const held = useLatest(basket)
    const changeStore = useSessionStore({
        storeId,
        chosen,
        who,
        commerce,
        updateContext,
        isFound,
        basket,
        onPriced: () => again().catch(() => null)
    })
    const changes = useBasketChanges({
        who,
        baskets,
        storeId,
        held: () => held.current,
        reread: again,
        onChanged: () => postToTabs('basket-changed', who.usid),
        work
    })
    const promo = useMemo(
        () => withPromoContext(changes.promo, {updateContext, warn: browserLog.warn}),
        [changes, updateContext]
    )

    const readAgain = useCallback(() => work.inTurn(again), [work, again])
    useOneBasket({basket, isUnsure, ensure: changes.ensureBasket, readAgain})
    return useMemo(() => {
        const {addToBasket, changeQuantity, removeLine} = changes
        return {
            addToBasket,
            changeQuantity,
            removeLine,
            readAgain,
            changeStore,
            applyPromo: promo.apply,
            removePromo: promo.remove,
            retry: () => void readAgain().catch(() => undefined),
            customerId: who.customerId
        }
    }, [changes, promo, readAgain, changeStore, who.customerId])
}

/** Provides the page with one shopper's basket and its actions. Renders nothing. */
export const ShopperBasket = (props: ShopperBasketProps) => {
    const {who, work, mutations, email, basketRef, report} = props
    const regular = useRegularBasket(who, {work, mutations: mutations.shopperBaskets})
    const {known, isUnsure, again, baskets, held} = regular
    const basket = known.state === 'ready' ? known.basket : undefined
    const live = useLiveBasket({...props, baskets, basket, isUnsure, again})
    useRefetch(live.readAgain)
    const {usid} = who
    useSyncedBasket({basketId: basket?.id, baskets, held, email, usid}, live.readAgain)

    const {onBasket, onLiveBasket} = report
    const isRead = known.state !== 'loading'
    useEffect(() => {
        basketRef.current = basket
        onBasket(known)
    }, [known, basket, basketRef, onBasket])
    useEffect(() => {
        if (isRead) onLiveBasket(live)
    }, [isRead, live, onLiveBasket])
    useEffect(() => () => onLiveBasket(null), [onLiveBasket])

    return null
}
