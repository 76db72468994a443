import type {RentalCustomer} from '@app/commerce/account/rental-customer'
import {emptyQuery} from '@app/commerce/query'
import {type Store, storeById} from '@app/commerce/stores/store'
import type {CalendarDay} from '@app/domain/calendar'
import {ifAllowed} from '@app/lib/browser'
import {dayIn} from '@app/lib/wall-clock'
import {useAppContext} from '@app/routing/app-context'
import {type Loadable, useCommerceQuery} from '@app/routing/commerce-query'

/** The store that an account belongs to, and the day on its calendar. */
export type StoreDay = {
    /** Null if it is not known. */
    store: Store | null
    today: CalendarDay
}

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day of an instant in a store's zone; in the browser's where the store's is not known, or is none (G-41). */
export const dayAtStore = (store: Store | null, instant: Date): CalendarDay => {
    const zone = store?.timeZone ?? browserZone()
    return ifAllowed(() => dayIn(zone, instant)) ?? dayIn(browserZone(), instant)
}

/**
 * The store of an account and its day; null until that is known, so that nothing is called late for a moment (D-42).
 * `storeNumber` is undefined as long as nobody has said which store it is, and null if there is none.
 */
export const useStoreDay = (storeNumber: string | null | undefined): StoreDay | null => {
    const {commerce} = useAppContext()
    const query = storeNumber ? storeById(commerce, storeNumber) : emptyQuery
    const result = useCommerceQuery<Store | null>(query, storeNumber !== undefined)
    if (result.state === 'loading') return null
    const store = result.state === 'ready' ? result.value : null
    return {store, today: dayAtStore(store, new Date())}
}

/** The number of a customer's store: undefined while nobody has said, null if nobody can. */
export const storeNumberOf = (customer: Loadable<RentalCustomer>): string | null | undefined => {
    if (customer.state === 'loading') return undefined
    return customer.state === 'ready' ? customer.value.storeNumber : null
}
