import {useQuery, useQueryClient} from '@tanstack/react-query'
import {useCallback, useEffect, useMemo, useRef, type MutableRefObject} from 'react'
import {browserLog} from '@app/lib/browser'
import {currency} from '@app/lib/locales'
import {useLatest} from '@app/lib/react-hooks'
import {type Commerce, noResponse} from '../client'
import {createContextUpdate} from '../context/context-update'
import {withPromoContext} from '../context/promo-codes'
import {useSessionStore} from '../context/use-session-store'
import {queryOptions} from '../query'
import {customerRecord} from '../shopper/customer-record'
import {asPersonal} from '../shopper/personal-query'
import {renewing} from '../shopper/renewing'
import type {SdkClients} from '../shopper/sdk-clients'
import type {SessionActions} from '../shopper/session'
import {onTabEvent, postToTabs} from '../shopper/tab-channel'
import type {Who} from '../shopper/who'
import type {Basket} from './basket'
import type {BasketActions, BasketState} from './basket-context'
import {useBasketChanges} from './basket-changes'
import {regularBasket} from './regular-basket'
import {useMissingBasket} from './use-missing-basket'
import {type OwnedBasket, toOwnedBasket} from './to-basket'

/** The actions on one shopper's basket and its store. */
export type LiveBasket = BasketActions & Pick<SessionActions, 'changeStore'>

export type ShopperBasketProps = {
    who: Who
    /** The customer's e-mail address; undefined for a guest, and until the customer's record has been read. */
    email: string | undefined
    storeId: string | undefined
    /** Whether the shopper has a store of their own, and not only the default one. */
    chosen: boolean
    commerce: {open: Commerce; own: Commerce}
    clientsOf: (own: Commerce) => SdkClients
    /** Calls that use the session run one at a time, each with a fresh token. */
    work: {
        inTurn: <T>(task: () => Promise<T>) => Promise<T>
        renew: (isRefused?: boolean) => Promise<void>
    }
    /** The current basket, for code that cannot wait for the next render. */
    basketRef: MutableRefObject<Basket | null | undefined>
    report: {
        onBasket: (state: BasketState) => void
        onLiveBasket: (basket: LiveBasket | null) => void
    }
}

/** The platform with this shopper's token, which is renewed if it is about to expire or was refused. */
const useOwnPlatform = ({commerce: {open, own}, clientsOf, work, who}: ShopperBasketProps) =>
    useMemo(() => {
        const renewed = renewing(own, (isRefused) => work.renew(isRefused))
        const calls = clientsOf(renewed)
        return {open, own: renewed, calls, updateContext: createContextUpdate(calls, who.usid)}
    }, [open, own, clientsOf, work, who.usid])

type OwnPlatform = ReturnType<typeof useOwnPlatform>

/** The shopper's regular basket, and a function that fetches it again. */
const useRegularBasket = ({customerId, registered}: Who, {own}: OwnPlatform) => {
    const cache = useQueryClient()
    const options = useMemo(() => {
        const shopper = {customerId, registered, commerce: own}
        return queryOptions(asPersonal(shopper, regularBasket(own, customerId)))
    }, [customerId, registered, own])
    // Without a connection it fails at once: if it waited, changes queued behind it would be sent once it is back.
    const {data, isError, isFetching, refetch} = useQuery({...options, networkMode: 'always'})
    const known = useMemo((): BasketState => {
        if (data) return {state: 'ready', basket: data.basket}
        return isError && !isFetching ? {state: 'failed', failure: noResponse} : {state: 'loading'}
    }, [data, isError, isFetching])
    const again = useCallback(async () => {
        const answer = await refetch({throwOnError: true})
        return answer.data?.basket ?? null
    }, [refetch])
    const onAnswer = useCallback(
        (answer: unknown): void => {
            const owned = toOwnedBasket(answer)
            if (owned.basket) cache.setQueryData(options.queryKey, owned)
        },
        [cache, options]
    )
    return {known, again, onAnswer, held: data ?? {}}
}

/** Whether the customer was found through the identity provider; fetches the customer if that is not known. */
const useIsFound = ({customerId, registered}: Who, own: Commerce) => {
    const cache = useQueryClient()
    return useCallback(async () => {
        if (!registered) return false
        const shopper = {customerId, registered, commerce: own}
        const query = asPersonal(shopper, customerRecord(own, customerId))
        const {foundByProvider = false} = await cache.fetchQuery(queryOptions(query))
        return foundByProvider
    }, [cache, customerId, registered, own])
}

type SyncedEmail = {
    basketId: string | undefined
    /** The e-mail address that the platform has for the basket. */
    held: string | undefined
    /** The customer's e-mail address. */
    email: string | undefined
    baskets: SdkClients['shopperBaskets']
    onAnswer: (answer: unknown) => void
}

/** Writes the customer's e-mail address into their basket, and again when it has changed [CART-025, API-028]. */
const useSyncedEmail = ({basketId, held, email, baskets, onAnswer}: SyncedEmail) => {
    const done = useRef<string | null>(null)
    const latest = useLatest({baskets, onAnswer})
    useEffect(() => {
        if (basketId === undefined || email === undefined || held === email) return
        const what = `${basketId} ${email}`
        if (done.current === what) return
        done.current = what
        const {baskets: baskets, onAnswer: show} = latest.current
        baskets
            .updateCustomerForBasket({parameters: {basketId}, body: {email}})
            .then(show)
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

type Held = Pick<ShopperBasketProps, 'who' | 'storeId' | 'chosen' | 'work'> & {
    platform: OwnPlatform
    basket: Basket | null | undefined
    again: () => Promise<Basket | null>
    onAnswer: (answer: unknown) => void
}

/** The actions on the basket, for as long as it belongs to this shopper. */
const useLiveBasket = (given: Held): LiveBasket => {
    const {who, storeId, chosen, work, platform, basket, again, onAnswer} = given
    const {updateContext, calls} = platform
    const held = useLatest(basket)
    const changeStore = useSessionStore({
        storeId,
        chosen,
        who,
        commerce: platform,
        updateContext,
        isFound: useIsFound(who, platform.own),
        basket,
        onPriced: () => again().catch(() => null)
    })
    const changes = useBasketChanges({
        usid: who.usid,
        baskets: calls.shopperBaskets,
        storeId,
        held: () => held.current,
        reread: again,
        onAnswer,
        onChanged: () => postToTabs('basket-changed', who.usid),
        work
    })
    const promo = useMemo(
        () => withPromoContext(changes.promo, {updateContext, warn: browserLog.warn}),
        [changes, updateContext]
    )

    useMissingBasket(platform.own)
    useEffect(() => {
        // Creates a regular basket on the first load if there is none [CART-006]; a failure is ignored.
        if (basket === null) changes.ensureBasket().catch(() => undefined)
    }, [basket, changes])
    return useMemo(() => {
        const {addToBasket, changeQuantity, removeLine} = changes
        const readAgain = () => work.inTurn(again)
        return {
            addToBasket,
            changeQuantity,
            removeLine,
            readAgain,
            changeStore,
            applyPromo: promo.apply,
            removePromo: promo.remove,
            retry: () => void readAgain().catch(() => undefined)
        }
    }, [changes, promo, work, again, changeStore])
}

/** Provides the page with one shopper's basket and its actions. Renders nothing. */
export const ShopperBasket = (props: ShopperBasketProps) => {
    const {who, storeId, chosen, work, email, basketRef, report} = props
    const platform = useOwnPlatform(props)
    const {known, again, onAnswer, held} = useRegularBasket(who, platform)
    const basket = known.state === 'ready' ? known.basket : undefined
    const live = useLiveBasket({who, storeId, chosen, work, platform, basket, again, onAnswer})
    useRefetch(live.readAgain)
    const {shopperBaskets: baskets} = platform.calls
    const {usid} = who
    useSyncedBasket({basketId: basket?.id, baskets, onAnswer, held, email, usid}, live.readAgain)

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
