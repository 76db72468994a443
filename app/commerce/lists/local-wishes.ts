import {wishesFrom} from '@app/domain/wish-list'
import {ifAllowed} from '@app/lib/browser'

const KEY = 'wishlist'
const listeners = new Set<() => void>()

/** What a browser without storage has stored since this page began. */
let unstored: string | null = null

/** The products that this browser keeps as wished for [WISH-003, WISH-005]: a guest's whole list, a customer's copy. */
export const localWishes = (): readonly string[] =>
    wishesFrom(ifAllowed(() => window.localStorage.getItem(KEY)) ?? unstored)

export const saveLocalWishes = (productIds: readonly string[]): void => {
    unstored = JSON.stringify(productIds)
    ifAllowed(() => window.localStorage.setItem(KEY, JSON.stringify(productIds)))
    for (const listener of listeners) listener()
}

/** Hears of changes, those of other tabs among them; answers how to stop. */
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
