import {wishesFrom} from '@app/domain/catalogue/wish-list'
import {localTexts} from '@app/lib/browser/browser-storage'

const KEY = 'wishlist'
const listeners = new Set<() => void>()

/** The wished products that this browser stores [WISH-003, WISH-005]: a guest's whole list, or a copy of a customer's. */
export const localWishes = (): readonly string[] => wishesFrom(localTexts.get(KEY))

export const saveLocalWishes = (productIds: readonly string[]): void => {
    localTexts.set(KEY, JSON.stringify(productIds))
    for (const listener of listeners) listener()
}

/** Calls the listener after changes, also those of other tabs; returns how to stop. */
export const onLocalWishes = (listener: () => void): (() => void) => {
    const onStorage = ({key}: StorageEvent) => {
        if (key === KEY || key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
    }
}
