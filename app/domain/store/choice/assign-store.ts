import {isStoreLocked} from './is-store-locked'
import type {StoreChoice} from './store-choice'

/** What is known when a store is looked for. A guest has no customer. */
export type StoreFacts = {
    customer?: {storeId?: string | undefined; foundByIdentityProvider: boolean} | undefined
    choice: StoreChoice | null
    autoAssignEnabled: boolean
    /** The nearest store that may be chosen, when a place is known. */
    nearestStoreId?: string | undefined
}

export type AssignedStore = {
    storeId: string
    from: 'customer' | 'choice' | 'auto-assign'
    locked: boolean
}

/**
 * The shopper's store: the customer's own, else the stored choice, else the nearest when stores are
 * assigned by themselves, else none [STORE-053] [STORE-054] [STORE-055] (G-50).
 */
export const assignStore = (facts: StoreFacts): AssignedStore | undefined => {
    const {customer, choice, autoAssignEnabled, nearestStoreId} = facts
    if (customer?.storeId !== undefined) {
        return {storeId: customer.storeId, from: 'customer', locked: isStoreLocked(customer)}
    }
    if (choice?.storeId !== undefined) {
        return {storeId: choice.storeId, from: 'choice', locked: false}
    }
    if (!autoAssignEnabled || nearestStoreId === undefined) return undefined
    return {storeId: nearestStoreId, from: 'auto-assign', locked: false}
}
