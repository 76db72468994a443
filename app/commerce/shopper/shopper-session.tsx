import {useCustomer} from '@salesforce/commerce-sdk-react'
import {useQueryClient} from '@tanstack/react-query'
import {useCallback, useEffect, useMemo, useRef, useState, type MutableRefObject} from 'react'
import {flushSync} from 'react-dom'
import {useStore} from 'zustand'
import {useLatest} from '@app/lib/browser/react-hooks'
import {oneAtATime} from '@app/lib/browser/async'
import type {Basket} from '../basket/basket'
import type {BasketState} from '../basket/basket-context'
import {ShopperBasket, type LiveBasket} from '../basket/shopper-basket'
import {useMissingBasket} from '../basket/temporary/use-missing-basket'
import type {Commerce} from '../client'
import {CustomerWishList} from '../lists/customer-wish-list'
import {toCustomerRecord} from '../session/customer/customer-record'
import type {FirstAnswers} from '../session/first-reads'
import type {Identity, SessionEnd} from '../session/identity'
import {useMappedQuery} from '../sdk/mapped-query'
import {refetchCustomer} from '../session/personal-query'
import type {Renew} from '../session/token/renewing'
import {rememberName} from '../session/stored-hints'
import type {SdkClients} from '../sdk/sdk-clients'
import type {SdkSignIn} from '../session/session'
import type {PageSession, PageSessionState} from './page-session'
import {createSessionActions, type LiveActions} from './session-actions'
import {useShopperMutations} from '../sdk/shopper-mutations'
import {onTabEvent} from '../session/tab-channel'
import type {Who} from '../session/who'

export type ShopperSessionProps = {
    /** The session that this part of the page serves. */
    session: PageSession
    storeId: string | undefined
    /** Whether the shopper has a store of their own, and not only the default one. */
    chosen: boolean
    commerce: {open: Commerce; own: Commerce}
    /** The path of the page that waits for the session; undefined if none does. */
    page?: string | undefined
    signIn: SdkSignIn
    /** The SDK's clients, which call by the shopper's own Commerce. */
    apis: SdkClients
    /** Filled with what comes with the session, for that Commerce. */
    answers: FirstAnswers
    /** Called with what renews the token, for that Commerce. */
    onRenew: (renew: Renew) => void
    /** Whether the site has pages of the classic storefront too. */
    isHybrid: boolean
}

/** How long the customer's record counts as fresh, in milliseconds. */
const recordStaleTime = 60_000

type Report = ReturnType<PageSession['reportOfAttempt']>

type Shown = Pick<PageSessionState, 'who' | 'ended'>

/** The record of the session's customer; nothing is fetched for a guest, or while queries are held. */
const useRecord = (who: Who | null, isHeld: boolean) => {
    const customerId = who?.registered === true ? who.customerId : ''
    const options = {enabled: customerId !== '' && !isHeld, staleTime: recordStaleTime}
    return useMappedQuery(useCustomer({parameters: {customerId}}, options), toCustomerRecord)
}

type CustomerQuery = ReturnType<typeof useRecord>

/** The identity that is shown for the session's shopper; the record is added when it arrives. */
const useShownIdentity = ({who, ended}: Shown, {data, error}: CustomerQuery): Identity => {
    const customerId = who?.customerId ?? ''
    const registered = who?.registered ?? false
    return useMemo((): Identity => {
        if (customerId === '') return {state: 'unknown'}
        if (!registered) return {state: 'guest', customerId, ...(ended && {ended})}
        const record = data ? 'read' : error ? 'failed' : 'loading'
        return {state: 'customer', customerId, record, ...data}
    }, [customerId, registered, ended, data, error])
}

type Customer = {who: Who | null; query: CustomerQuery; renew: Renew}

/** Whether the customer was found through the identity provider; fetches the customer if that is not known. */
const findOutIfFound = async ({who, query, renew}: Customer): Promise<boolean> => {
    if (who?.registered !== true) return false
    if (query.data) return query.data.foundByProvider === true
    await renew(false)
    const record = await query.refetch({cancelRefetch: false})
    return record?.foundByProvider === true
}

/** The session's customer as they are shown, and whether the identity provider found them. */
const useCustomerShown = (shown: Shown, isHeld: boolean, renew: Renew) => {
    const record = useRecord(shown.who, isHeld)
    const identity = useShownIdentity(shown, record)
    const latest = useLatest({who: shown.who, query: record, renew})
    const isFound = useCallback(() => findOutIfFound(latest.current), [latest])
    return {identity, isFound}
}

/** Whose session it is, as the session says. */
const useShown = ({store}: PageSession): Shown => {
    const who = useStore(store, (state) => state.who)
    const ended = useStore(store, (state) => state.ended)
    return {who, ended}
}

/** Whether the shopper's own queries are held, and a function that changes it. */
const useHeldQueries = (report: Report) => {
    const [isHeld, setHeld] = useState(false)
    const hold = useCallback(
        (isNowHeld: boolean): void => {
            const tell = () => {
                setHeld(true)
                report({isHeld: true})
            }
            // At once: the next call may already be the one that they must not follow.
            if (isNowHeld) flushSync(tell)
            else setHeld(false)
        },
        [report]
    )
    return [isHeld, hold] as const
}

type Work = Pick<
    ShopperSessionProps,
    'commerce' | 'page' | 'signIn' | 'apis' | 'answers' | 'onRenew' | 'isHybrid'
> & {
    basketRef: MutableRefObject<Basket | null | undefined>
    holdQueries: (isHeld: boolean) => void
    report: Report
}

/** The session's actions, with the values of this render. */
const useLiveActions = (given: Work) => {
    const {commerce, page, signIn, apis, answers, isHybrid} = given
    const {report, basketRef, onRenew, holdQueries} = given
    const cache = useQueryClient()
    const mutations = useShopperMutations()
    const [inTurn] = useState(oneAtATime)
    const tools = useLatest({
        ...signIn,
        ...commerce,
        apis,
        answers,
        mutations,
        cache,
        inTurn,
        page,
        isHybrid,
        holdQueries,
        basket: () => basketRef.current,
        show: (who: Who | null, ended?: SessionEnd) => report({who, ended})
    })
    const live = useMemo(() => {
        const actions = createSessionActions(() => tools.current)
        const {renew, isSessionOf} = actions
        return {actions, work: {inTurn, renew, isSessionOf}}
    }, [tools, inTurn])
    useEffect(() => onRenew(live.actions.renew), [onRenew, live])
    return {...live, mutations}
}

/** Follows what other tabs do to the session or to the customer's record [D-15]. */
const useTabEvents = (actions: LiveActions, customerId: string | undefined): void => {
    const cache = useQueryClient()
    useEffect(() => {
        const follow = () => void actions.follow().catch(() => undefined)
        return onTabEvent(({event}) => {
            if (event === 'signed-in' || event === 'signed-out') follow()
            if (event === 'customer-changed' && customerId !== undefined)
                void actions.renew().then(
                    () => refetchCustomer(cache, customerId),
                    () => undefined
                )
        })
    }, [actions, cache, customerId])
}

type Reported = {isHeld: boolean; isReady: boolean; identity: Identity; actions: LiveActions}

/** Reports the shopper's identity to the page; stores the first name for the next page's header. */
const useReports = (report: Report, reported: Reported): void => {
    const {isReady, identity, actions, isHeld} = reported
    useEffect(() => {
        if (isReady) report({identity})
        if (identity.state === 'customer' && identity.record === 'read') {
            rememberName(identity.firstName ?? '')
        }
    }, [isReady, identity, report])
    // After that: the page goes on when it knows who the next shopper is, not before.
    useEffect(() => report({isHeld}), [report, isHeld])
    useTabEvents(actions, identity.state === 'customer' ? identity.customerId : undefined)
}

/** Begins the session, and asks then whether the stored temporary basket still exists. */
const useBegin = (session: PageSession, actions: LiveActions, own: Commerce): boolean => {
    useEffect(() => session.begin(actions), [session, actions])
    const isReady = useStore(session.store, (state) => state.actions !== null)
    useMissingBasket(own, isReady)
    return isReady
}

/** What the shopper's basket reports; while the shopper changes, it is loading. */
const basketReport = (report: Report) => ({
    onBasket: (basket: BasketState) => report({basket}),
    onLiveBasket: (liveBasket: LiveBasket | null) =>
        report({liveBasket, ...(!liveBasket && {basket: {state: 'loading'}})})
})

/** What this part of the page reports to the session, as long as its attempt is the current one. */
const useSessionReport = (session: PageSession) => {
    const [report] = useState(session.reportOfAttempt)
    const ofBasket = useMemo(() => basketReport(report), [report])
    return {report, ofBasket}
}

/** Provides the page with the session, its shopper and their basket. Renders nothing. */
export const ShopperSession = (props: ShopperSessionProps) => {
    const {session, storeId, chosen, commerce} = props
    const {report, ofBasket} = useSessionReport(session)
    const shown = useShown(session)
    const [isHeld, holdQueries] = useHeldQueries(report)
    const basketRef = useRef<Basket | null | undefined>()
    const {actions, work, mutations} = useLiveActions({...props, report, basketRef, holdQueries})
    const isReady = useBegin(session, actions, commerce.own)
    const {identity, isFound} = useCustomerShown(shown, isHeld, actions.renew)
    useReports(report, {isReady, identity, actions, isHeld})
    const {who} = shown
    if (!isReady || !who || isHeld) return null

    const key = `${who.customerId} ${String(who.registered)}`
    return (
        <>
            <ShopperBasket
                key={key}
                who={who}
                storeId={storeId}
                chosen={chosen}
                commerce={commerce}
                mutations={mutations}
                isFound={isFound}
                work={work}
                basketRef={basketRef}
                report={ofBasket}
                email={identity.state === 'customer' ? identity.email : undefined}
            />
            {who.registered ? (
                <CustomerWishList key={`${key} lists`} shopper={{...who, commerce: commerce.own}} />
            ) : null}
        </>
    )
}
