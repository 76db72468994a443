import {useMemo} from 'react'
import {
    approvalOf,
    type Decision,
    existingApproval
} from '@app/commerce/approvals/existing-approval'
import {useBasket} from '@app/commerce/basket/basket-context'
import {pricedLines} from '@app/commerce/basket/basket'
import {emptyQuery} from '@app/commerce/query'
import {type Store, storeById} from '@app/commerce/stores/store'
import {type ShopAmount, shopAmount} from '@app/domain/approval/approval'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {Cents} from '@app/domain/prices/money'
import {totalsToPay} from '@app/domain/basket/promo-code'
import {useAppContext} from '../route/app-context'
import {type Loadable, selected, useCommerceQuery} from '../route/commerce-query'
import {usePersonalQuery} from './use-personal-query'

/** The day at the resolved store; the shop's own day if the store is not known or has no time zone (G-41). */
export const useChosenStoreDay = (isRequested: boolean): Loadable<CalendarDay> => {
    const {commerce, storeId} = useAppContext()
    const isNeeded = isRequested && storeId !== undefined
    const query = isNeeded ? storeById(commerce, storeId) : emptyQuery
    const store = useCommerceQuery<Store | null>(query)
    if (isNeeded && store.state === 'loading') return store
    const zone = store.state === 'ready' ? store.value?.timeZone : undefined
    return {state: 'ready', value: commerce.today(zone)}
}

/** The weekly payment of what is in the cart; a browser without a cart has nothing in it. */
const useInCart = (): Loadable<Cents> => {
    const known = useBasket()
    if (known.state === 'none') return {state: 'ready', value: 0}
    if (known.state === 'loading') return {state: 'loading'}
    // If the cart cannot be read, the cart page says so; the platform checks it against the approval in any case.
    const lines = known.state === 'ready' ? (known.basket?.lines ?? []) : []
    return {state: 'ready', value: totalsToPay(pricedLines(lines), 'weekly').payment}
}

/** The last decision, with the cart and the store's day. */
export type OwnAmount = {
    decision: Decision | null
    /** Null if no approval holds. */
    amount: ShopAmount | null
    today: CalendarDay
}

/** The shopper's last decision, asked with their own session; renders its caller again with nothing else. */
export const useLastDecision = (requested = true): Loadable<Decision | null> =>
    selected(
        usePersonalQuery(
            ({commerce, customerId}) => existingApproval(commerce, customerId),
            requested
        ),
        approvalOf
    )

/** What is left of an approval, after the cart and on the store's day. */
export const useAmountOf = (approval: Loadable<Decision | null>): Loadable<OwnAmount> => {
    // Without an approval no day ends it.
    const hasApproval = approval.state === 'ready' && approval.value !== null
    const day = useChosenStoreDay(hasApproval)
    const inCart = useInCart()

    const decision = approval.state === 'ready' ? approval.value : undefined
    const today = day.state === 'ready' ? day.value : undefined
    const weekly = inCart.state === 'ready' ? inCart.value : undefined
    const own = useMemo(
        () =>
            decision === undefined || today === undefined || weekly === undefined
                ? null
                : {decision, today, amount: shopAmount(decision, weekly, today)},
        [decision, today, weekly]
    )
    if (approval.state === 'failed') return approval
    return own ? {state: 'ready', value: own} : {state: 'loading'}
}

/**
 * What the shopper may still rent; fetched with their own session, in browsers only (G-13) [APPR-005, APPR-006]. For the
 * few parts that fetch it themselves: the many prices of a page use `useShopAmount`.
 */
export const useOwnAmount = (): Loadable<OwnAmount> => useAmountOf(useLastDecision())
