import {useCustomerBaskets, useShopperBasketsMutation} from '@salesforce/commerce-sdk-react'
import {useQueryClient} from '@tanstack/react-query'
import {useCallback, useEffect, useMemo, useRef, type MutableRefObject} from 'react'
import {useLatest} from '@app/lib/react-hooks'
import type {Commerce} from '../client'
import {usePromoWithContext} from '../context/promo-codes'
import {useSessionStore} from '../context/use-session-store'
import {queryOptions} from '../query'
import {customerRecord} from '../shopper/customer-record'
import {asPersonal} from '../shopper/personal-query'
import type {SessionActions} from '../shopper/session'
import {onTabNews, tellTabs} from '../shopper/tab-channel'
import type {Who} from '../shopper/who'
import type {Basket} from './basket'
import type {BasketActions, BasketState} from './basket-context'
import {useBasketChanges} from './basket-changes'
import {currencyOfBasket, emailOfBasket, toRegularBasket} from './to-basket'

/** What can be done to one shopper's basket, and to the store that it is priced for. */
export type LiveBasket = BasketActions & Pick<SessionActions, 'changeStore'>

export type ShopperBasketProps = {
    who: Who
    /** The customer's address; undefined for a guest, and until their record was read. */
    email: string | undefined
    storeId: string | undefined
    /** Whether the store was given, and is not only the one by default. */
    chosen: boolean
    commerce: {open: Commerce; own: Commerce}
    /** Work on the session goes one at a time, and with a token that is fresh. */
    work: {inTurn: <T>(task: () => Promise<T>) => Promise<T>; renew: () => Promise<void>}
    /** Holds the basket for whoever must know it at once. */
    basketRef: MutableRefObject<Basket | null | undefined>
    report: {
        onBasket: (state: BasketState) => void
        onLiveBasket: (basket: LiveBasket | null) => void
    }
}

const outage = {status: 503, code: 'unavailable'} as const

/** The shopper's regular basket, and how to read it again. */
const useRegularBasket = ({who, work}: Pick<ShopperBasketProps, 'who' | 'work'>) => {
    const {data, isError, isFetching, refetch} = useCustomerBaskets({
        parameters: {customerId: who.customerId}
    })
    const known = useMemo((): BasketState => {
        if (data) return {state: 'ready', basket: toRegularBasket(data)}
        return isError && !isFetching ? {state: 'failed', failure: outage} : {state: 'loading'}
    }, [data, isError, isFetching])
    const again = useCallback(async () => {
        await work.renew()
        const answer = await refetch({throwOnError: true})
        return toRegularBasket(answer.data)
    }, [refetch, work])
    return {known, again, email: emailOfBasket(data), currency: currencyOfBasket(data)}
}

/** Whether the customer was found through the identity provider; asks where that is not known. */
const useAskFound = ({customerId, registered}: Who, own: Commerce) => {
    const cache = useQueryClient()
    return useCallback(async () => {
        if (!registered) return false
        const shopper = {customerId, registered, commerce: own}
        const query = asPersonal(shopper, customerRecord(own, customerId))
        const {foundByProvider = false} = await cache.fetchQuery(queryOptions(query))
        return foundByProvider
    }, [cache, customerId, registered, own])
}

/** A customer's address goes into their basket, and again when it has changed [CART-025, API-028]. */
const useSyncedEmail = (basketId: string | undefined, held: string | undefined, email?: string) => {
    const {mutateAsync: update} = useShopperBasketsMutation('updateCustomerForBasket')
    const done = useRef<string | null>(null)
    const latest = useLatest(update)
    useEffect(() => {
        if (basketId === undefined || email === undefined || held === email) return
        const what = `${basketId} ${email}`
        if (done.current === what) return
        done.current = what
        latest.current({parameters: {basketId}, body: {email}}).catch(() => undefined)
    }, [basketId, held, email, latest])
}

/** What the shop charges in: an older basket may have been filled on a site with another one [API-027]. */
const CURRENCY = 'USD'

/** A basket in another currency is turned into the shop's, and its prices are read again. */
const useShopCurrency = (
    basketId: string | undefined,
    held: string | undefined,
    read: () => Promise<unknown>
) => {
    const {mutateAsync: update} = useShopperBasketsMutation('updateBasket')
    const latest = useLatest({update, read})
    useEffect(() => {
        if (basketId === undefined || held === undefined || held === CURRENCY) return
        const {update: change, read: again} = latest.current
        change({parameters: {basketId}, body: {currency: CURRENCY}})
            .then(again)
            .catch(() => undefined)
    }, [basketId, held, latest])
}

/** Another tab has changed the basket, or this one is looked at again: then it is read after what is under way [D-15]. */
const useReadAnew = (read: () => Promise<unknown>): void => {
    useEffect(() => {
        const readQuietly = () => void read().catch(() => undefined)
        const onVisible = () => {
            if (document.visibilityState === 'visible') readQuietly()
        }
        document.addEventListener('visibilitychange', onVisible)
        const stop = onTabNews(({news}) => {
            if (news === 'basket-changed' || news === 'paid') readQuietly()
        })
        return () => {
            document.removeEventListener('visibilitychange', onVisible)
            stop()
        }
    }, [read])
}

type Held = Omit<ShopperBasketProps, 'report' | 'basketRef' | 'email'> & {
    basket: Basket | null | undefined
    again: () => Promise<Basket | null>
}

/** What can be done to the basket, as long as it is this shopper's. */
const useLiveBasket = ({who, storeId, chosen, commerce, work, basket, again}: Held): LiveBasket => {
    const held = useLatest(basket)
    const askFound = useAskFound(who, commerce.own)
    const changeStore = useSessionStore({
        storeId,
        chosen,
        commerce,
        registered: who.registered,
        askFound,
        basket,
        onPriced: () => again().catch(() => null)
    })
    const onChanged = () => tellTabs('basket-changed', who.usid)
    const page = {held: () => held.current, reread: again, onChanged, work}
    const changes = useBasketChanges(page, storeId)
    const promo = usePromoWithContext(changes.promo)

    useEffect(() => {
        // A regular basket on first load where there is none [CART-006]; its absence is no failure.
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

/** Tells the page of one shopper's basket, and hands it what can be done to it. Shows nothing. */
export const ShopperBasket = ({email, basketRef, report, ...session}: ShopperBasketProps) => {
    const {known, again, email: heldEmail, currency} = useRegularBasket(session)
    const basket = known.state === 'ready' ? known.basket : undefined
    const live = useLiveBasket({...session, basket, again})
    useReadAnew(live.readAgain)
    useSyncedEmail(basket?.id, heldEmail, email)
    useShopCurrency(basket?.id, currency, live.readAgain)

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
