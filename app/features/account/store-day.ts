import {emptyQuery} from '@app/commerce/query'
import {type Store, storeById} from '@app/commerce/stores/store'
import type {CalendarDay} from '@app/domain/calendar'
import {ifAllowed} from '@app/lib/browser'
import {dayIn} from '@app/lib/wall-clock'
import {useAppContext} from '@app/routing/app-context'
import {useCommerceQuery} from '@app/routing/commerce-query'

/** The store that an account belongs to, and the day on its calendar. */
export type StoreDay = {
    /** Null where it is not known. */
    store: Store | null
    today: CalendarDay
}

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day in a store's zone; in the browser's where the store's is not known, or is none (G-41). */
const todayOf = (store: Store | null): CalendarDay => {
    const now = new Date()
    const zone = store?.timeZone ?? browserZone()
    return ifAllowed(() => dayIn(zone, now)) ?? dayIn(browserZone(), now)
}

/**
 * The store of an account and its day; null until that is known, so that nothing is called late for a moment (D-42).
 * `storeNumber` is undefined as long as nobody has said which store it is, and null where there is none.
 */
export const useStoreDay = (storeNumber: string | null | undefined): StoreDay | null => {
    const {commerce} = useAppContext()
    const query = storeNumber ? storeById(commerce, storeNumber) : emptyQuery
    const result = useCommerceQuery<Store | null>(query, storeNumber !== undefined)
    if (result.state === 'loading') return null
    const store = result.state === 'ready' ? result.value : null
    return {store, today: todayOf(store)}
}
