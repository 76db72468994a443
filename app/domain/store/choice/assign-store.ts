import type {StoreChoice} from './store-choice'

/** What is known when a store is looked for. */
export type StoreFacts = {
    choice: StoreChoice | null
    autoAssignEnabled: boolean
    /** The nearest store that may be chosen, when a place is known. */
    nearestStoreId?: string | undefined
}

/**
 * The shopper's store: the one they have, else the nearest when stores are assigned by themselves, else none [STORE-055]
 * (G-50). Customers are treated like guests: their record names no store (docs/decisions/0010).
 */
export const assignStore = ({
    choice,
    autoAssignEnabled,
    nearestStoreId
}: StoreFacts): string | undefined =>
    choice?.storeId ?? (autoAssignEnabled ? nearestStoreId : undefined)
