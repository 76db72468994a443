import type {StoreChoice} from './store-choice'

/**
 * The request class of a choice: what a cached page may depend on besides its address (D-02).
 * Only the store counts, as it makes the prices; the zip and who gave it would multiply the pages.
 */
export const storeClass = (choice: StoreChoice | null): string => choice?.storeId ?? 'no-store'
