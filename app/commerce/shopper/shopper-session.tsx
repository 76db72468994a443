import {useQuery, useQueryClient} from '@tanstack/react-query'
import {useEffect, useMemo, useRef, useState, type MutableRefObject} from 'react'
import {useLatest} from '@app/lib/react-hooks'
import {oneAtATime} from '@app/lib/async'
import type {Basket} from '../basket/basket'
import type {BasketState} from '../basket/basket-context'
import {ShopperBasket, type LiveBasket} from '../basket/shopper-basket'
import {type Commerce, type CommerceFailure, noResponse} from '../client'
import {CustomerWishList} from '../lists/customer-wish-list'
import {queryOptions} from '../query'
import {customerRecord} from './customer-record'
import type {Identity, SessionEnd} from './identity'
import {asPersonal, personalKey} from './personal-query'
import {rememberName} from './stored-hints'
import type {SdkClients} from './sdk-clients'
import type {SdkSignIn} from './session'
import {createSessionActions, type LiveActions} from './session-actions'
import {onTabEvent} from './tab-channel'
import {useLogin} from './use-login'
import type {Who} from './who'

export type ShopperSessionProps = {
    storeId: string | undefined
    /** Whether the shopper has a store of their own, and not only the default one. */
    chosen: boolean
    commerce: {open: Commerce; own: Commerce}
    /** The path of the page that waits for the session; undefined if none does. */
    page?: string | undefined
    signIn: SdkSignIn
    /** The SDK's clients, which call by the given Commerce. */
    clientsOf: (own: Commerce) => SdkClients
    /** Whether the site has pages of the classic storefront too. */
    isHybrid: boolean
    onIdentity: (identity: Identity) => void
    onBasket: (state: BasketState) => void
    /** Called once it is known who the shopper is. */
    onReady: (actions: LiveActions) => void
    /** Called with the actions on the basket, again for every shopper; null while that is changing. */
    onLiveBasket: (basket: LiveBasket | null) => void
    onFailed: (failure: CommerceFailure) => void
}

type Shown = {who: Who | null; ended: SessionEnd | undefined}

/** The identity that is shown for the session's shopper; the record is added when it arrives. */
const useShownIdentity = ({who, ended}: Shown, own: Commerce): Identity => {
    const customerId = who?.customerId ?? ''
    const registered = who?.registered ?? false
    const shopper = {customerId, registered, commerce: own}
    const {data, isError} = useQuery({
        ...queryOptions(asPersonal(shopper, customerRecord(own, customerId))),
        enabled: registered
    })
    return useMemo((): Identity => {
        if (customerId === '') return {state: 'unknown'}
        if (!registered) return {state: 'guest', customerId, ...(ended && {ended})}
        const record = data ? 'read' : isError ? 'failed' : 'loading'
        return {state: 'customer', customerId, record, ...data}
    }, [customerId, registered, ended, data, isError])
}

type Work = Pick<ShopperSessionProps, 'commerce' | 'page' | 'signIn' | 'clientsOf' | 'isHybrid'> & {
    basketRef: MutableRefObject<Basket | null | undefined>
    show: (shown: Shown) => void
    holdBasket: (isHeld: boolean) => void
}

/** The session's actions, with the values of this render. */
const useLiveActions = (given: Work) => {
    const {commerce, page, signIn, clientsOf, isHybrid, basketRef, show, holdBasket} = given
    const cache = useQueryClient()
    const [inTurn] = useState(oneAtATime)
    const tools = useLatest({
        ...signIn,
        ...commerce,
        apis: useMemo(() => clientsOf(commerce.own), [clientsOf, commerce.own]),
        cache,
        inTurn,
        page,
        isHybrid,
        holdBasket,
        basket: () => basketRef.current,
        show: (who: Who | null, ended?: SessionEnd) => show({who, ended})
    })
    return useMemo(() => {
        const actions = createSessionActions(() => tools.current)
        return {actions, work: {inTurn, renew: actions.renew}}
    }, [tools, inTurn])
}

/** Follows what other tabs do to the session or to the customer's record [D-15]. */
const useTabEvents = (actions: LiveActions, customerId: string | undefined): void => {
    const cache = useQueryClient()
    useEffect(() => {
        const follow = () => void actions.follow().catch(() => undefined)
        return onTabEvent(({event}) => {
            if (event === 'signed-in' || event === 'signed-out') follow()
            if (event === 'customer-changed' && customerId !== undefined)
                void cache.invalidateQueries({queryKey: personalKey(customerId, ['customer'])})
        })
    }, [actions, cache, customerId])
}

type Reported = Pick<ShopperSessionProps, 'onIdentity' | 'onReady' | 'onFailed'> & {
    login: ReturnType<typeof useLogin>
    identity: Identity
    actions: LiveActions
}

/** Reports the session and the shopper's identity to the page; stores the first name for the next page's header. */
const useReports = (session: Reported): void => {
    const {login, identity, actions, onIdentity, onReady, onFailed} = session
    useEffect(() => {
        if (login === 'failed') onFailed(noResponse)
        if (login === 'done') onReady(actions)
    }, [login, actions, onReady, onFailed])
    useEffect(() => {
        if (login === 'done') onIdentity(identity)
        if (identity.state === 'customer' && identity.record === 'read') {
            rememberName(identity.firstName ?? '')
        }
    }, [login, identity, onIdentity])
    useTabEvents(actions, identity.state === 'customer' ? identity.customerId : undefined)
}

/** Provides the page with the session, its shopper and their basket. Renders nothing. */
export const ShopperSession = (props: ShopperSessionProps) => {
    const {storeId, chosen, commerce, page, signIn, clientsOf, isHybrid} = props
    const {onBasket, onLiveBasket} = props
    const [shown, show] = useState<Shown>({who: null, ended: undefined})
    const [isBasketHeld, holdBasket] = useState(false)
    const basketRef = useRef<Basket | null | undefined>()
    const given = {commerce, page, signIn, clientsOf, isHybrid, basketRef, show, holdBasket}
    const {actions, work} = useLiveActions(given)
    const report = useMemo(() => ({onBasket, onLiveBasket}), [onBasket, onLiveBasket])
    const login = useLogin(actions.begin)
    const identity = useShownIdentity(shown, commerce.own)
    useReports({...props, login, identity, actions})

    if (login !== 'done' || !shown.who) return null
    const {who} = shown
    const key = `${who.customerId} ${String(who.registered)}`
    return (
        <>
            {isBasketHeld ? null : (
                <ShopperBasket
                    key={key}
                    who={who}
                    storeId={storeId}
                    chosen={chosen}
                    commerce={commerce}
                    clientsOf={clientsOf}
                    work={work}
                    basketRef={basketRef}
                    report={report}
                    email={identity.state === 'customer' ? identity.email : undefined}
                />
            )}
            {who.registered ? (
                <CustomerWishList key={`${key} lists`} shopper={{...who, commerce: commerce.own}} />
            ) : null}
        </>
    )
}
