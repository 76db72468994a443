import type {RentalCustomer} from '@app/commerce/account/rental-customer'
import {emptyQuery} from '@app/commerce/query'
import {type Store, storeById} from '@app/commerce/stores/store'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {dayIn, knownWallClock} from '@app/lib/browser/wall-clock'
import {useAppContext} from '@app/routing/route/app-context'
import {type Loadable, useCommerceQuery} from '@app/routing/route/commerce-query'

/** The store of an account, and today's day there. */
export type StoreDay = {
    /** Null if it is not known. */
    store: Store | null
    today: CalendarDay
}

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The calendar day of an instant in the store's time zone; in the browser's if the store's is unknown or invalid (G-41). */
export const dayAtStore = (store: Store | null, instant: Date): CalendarDay =>
    knownWallClock(store?.timeZone ?? null, instant)?.date ?? dayIn(browserZone(), instant)

/**
 * The store of an account and today's day there. Null until both are known, so that no payment is shown as late by
 * mistake, even for a moment (D-42). `storeNumber` is undefined while it is loading, and null if there is no store.
 */
export const useStoreDay = (storeNumber: string | null | undefined): StoreDay | null => {
    const {commerce} = useAppContext()
    const query = storeNumber ? storeById(commerce, storeNumber) : emptyQuery
    const result = useCommerceQuery<Store | null>(query, storeNumber !== undefined)
    if (result.state === 'loading') return null
    const store = result.state === 'ready' ? result.value : null
    return {store, today: dayAtStore(store, new Date())}
}

/** The number of the customer's store: undefined while it is loading, null if it cannot be known. */
export const storeNumberOf = (customer: Loadable<RentalCustomer>): string | null | undefined => {
    if (customer.state === 'loading') return undefined
    return customer.state === 'ready' ? customer.value.storeNumber : null
}
