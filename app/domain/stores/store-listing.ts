import type {CalendarDay} from '../calendar/calendar'
import type {StoreSource} from './store-choice'

/** The facts that decide whether a store is listed and can be chosen. */
export type StoreAvailability = {
    /** The last day on which the store sells online. */
    onlineUntil?: CalendarDay | undefined
    hidden: boolean
    selectable: boolean
}

/** Whether a store no longer sells online: its closing day is earlier than today [STORE-035]. */
export const isClosedOnline = (
    {onlineUntil}: Pick<StoreAvailability, 'onlineUntil'>,
    today: CalendarDay
): boolean => onlineUntil !== undefined && onlineUntil < today

/** Whether a store is listed: neither closed nor hidden [STORE-035] (G-54). */
export const isListed = (
    store: Omit<StoreAvailability, 'selectable'>,
    today: CalendarDay
): boolean => !store.hidden && !isClosedOnline(store, today)

/** The listed ones of some stores, in the same order, each by the day in its own time zone [STORE-035] (G-41, G-54). */
export const listedStores = <Store extends StoreAvailability & {timeZone: string | null}>(
    stores: readonly Store[],
    today: (timeZone: string | null) => CalendarDay
): Store[] => stores.filter((store) => isListed(store, today(store.timeZone)))

/** Whether a listed store has the button that makes it the shopper's store (G-54). */
export const canChooseStore = (store: StoreAvailability, today: CalendarDay): boolean =>
    store.selectable && isListed(store, today)

/** Whether orders can be made online at a store: the same stores can be chosen (G-54) (D-54). */
export const takesOrdersOnline = (store: StoreAvailability, today: CalendarDay): boolean =>
    canChooseStore(store, today)

/**
 * Whether a store stays the shopper's: a renter's own store always, any other while it is listed [STORE-035] (G-54)
 * (D-54).
 */
export const keepsStore = (
    source: StoreSource,
    store: Omit<StoreAvailability, 'selectable'>,
    today: CalendarDay
): boolean => source === 'own' || isListed(store, today)

/** [STORE-050] [STORE-051] [STORE-036] [STORE-052] */
export const storesPerStep = 10
export const mostStoresShown = 200
export const storeSearchMiles = 100

/** How many stores are shown after a number of steps, the first included [STORE-050] [STORE-051]. */
export const shownStores = (found: number, steps: number): number =>
    Math.min(found, Math.max(1, steps) * storesPerStep, mostStoresShown)

/** Whether another step would show more. */
export const hasMoreStores = (found: number, steps: number): boolean =>
    shownStores(found, steps + 1) > shownStores(found, steps)
