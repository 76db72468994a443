import {
    useAccessToken,
    useCustomerBaskets,
    useCustomerId,
    useCustomerType
} from '@salesforce/commerce-sdk-react'
import {useCallback, useEffect, useMemo} from 'react'
import {useLatest} from '@app/lib/react-hooks'
import type {Commerce, CommerceFailure} from '../client'
import {existingApproval} from '../approvals/existing-approval'
import type {Basket} from './basket'
import type {SessionDeeds, SessionState} from './shopper-session'
import {toRegularBasket} from './to-basket'
import {storePromotions, usePromoWithContext} from '../context/promo-codes'
import {useKnownCustomer} from '../context/use-known-customer'
import {useSessionStore} from '../context/use-session-store'
import type {StoreChangeCommerce} from '../context/use-store-change'
import {useBasketDeeds} from './deeds/use-basket-deeds'
import {useLogin} from './use-login'

export type ShopperBasketProps = {
    storeId: string | undefined
    /** Whether the store was given, and is not only the one by default. */
    chosen: boolean
    commerce: StoreChangeCommerce
    onState: (state: SessionState) => void
    /** Called once the shopper is logged in and the baskets are known. */
    onReady: (deeds: Omit<SessionDeeds, 'retry'>) => void
    onFailed: (failure: CommerceFailure) => void
}

const outage: CommerceFailure = {status: 503, code: 'unavailable'}

type Known = {state: 'asking'} | {state: 'failed'} | {state: 'known'; basket: Basket | null}
type Asked = {known: Known; again: () => Promise<Basket | null>}

/** The shopper's regular basket, once they are logged in. */
const useRegularBasket = (): Asked => {
    const {getTokenWhenReady} = useAccessToken()
    const login = useLogin(getTokenWhenReady)
    const customerId = useCustomerId()
    const {data, isError, refetch} = useCustomerBaskets(
        {parameters: {customerId: customerId ?? ''}},
        {enabled: login === 'done' && Boolean(customerId)}
    )
    const known = useMemo((): Known => {
        if (data) return {state: 'known', basket: toRegularBasket(data)}
        return {state: isError || login === 'failed' ? 'failed' : 'asking'}
    }, [data, isError, login])
    const again = useCallback(async () => {
        const answer = await refetch()
        return toRegularBasket(answer.data)
    }, [refetch])
    return {known, again}
}

/** Who the shopper is to the platform, and how to ask what they are approved for and which codes they may use. */
const useCustomerFacts = (own: Commerce, storeId: string | undefined) => {
    const customerId = useCustomerId()
    const {isRegistered: registered} = useCustomerType()
    const {customer, askFound} = useKnownCustomer()
    const facts = useMemo(
        () => ({
            registered,
            ...customer,
            ...(customerId && {approval: existingApproval(own, customerId)}),
            ...(customerId &&
                storeId !== undefined && {
                    promoCodes: storePromotions(own, {storeId, customerId, registered})
                })
        }),
        [own, storeId, customerId, registered, customer]
    )
    return {facts, askFound}
}

/** Tells the page of the shopper's basket, and hands it what can be done to it. Shows nothing. */
export const ShopperBasket = (props: ShopperBasketProps) => {
    const {storeId, chosen, commerce, onState, onReady, onFailed} = props
    const {known, again} = useRegularBasket()
    const held = useLatest(known.state === 'known' ? known.basket : null)
    const {facts: customer, askFound} = useCustomerFacts(commerce.own, storeId)
    const isKnown = known.state === 'known'
    const changeStore = useSessionStore({
        ...{storeId, chosen, commerce, registered: customer.registered, askFound},
        onPriced: again,
        basket: isKnown ? known.basket : undefined
    })
    const deeds = useBasketDeeds({held: () => held.current, reread: again}, storeId)
    const promo = usePromoWithContext(deeds.promo)

    useEffect(() => {
        if (known.state === 'failed') onFailed(outage)
        if (known.state === 'known') {
            onState({state: 'ready', basket: known.basket, promo, ...customer})
        }
    }, [known, customer, promo, onState, onFailed])

    useEffect(() => {
        if (!isKnown) return
        onReady({...deeds, changeStore})
        // A regular basket on first load where there is none [CART-006]; its absence is no failure.
        if (!held.current) deeds.ensureBasket().catch(() => undefined)
    }, [isKnown, deeds, changeStore, held, onReady])

    return null
}
