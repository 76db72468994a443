import type {CalendarDay} from './calendar'

/** What decides whether a store is listed and may be chosen. */
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

/** Whether a store is there for shoppers: neither closed nor hidden [STORE-035] (G-54). */
export const isListed = (
    store: Omit<StoreAvailability, 'selectable'>,
    today: CalendarDay
): boolean => !store.hidden && !isClosedOnline(store, today)

/** The stores to show, in their order, each by the day on its own calendar [STORE-035] (G-41, G-54). */
export const listedStores = <Store extends StoreAvailability & {timeZone: string | null}>(
    stores: readonly Store[],
    today: (timeZone: string | null) => CalendarDay
): Store[] => stores.filter((store) => isListed(store, today(store.timeZone)))

/** Whether a listed store has the button to make it one's own (G-54). */
export const canChooseStore = (store: StoreAvailability, today: CalendarDay): boolean =>
    store.selectable && isListed(store, today)

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
