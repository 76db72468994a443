import {wishesFrom} from '@app/domain/catalogue/wish-list'
import {storedText} from '@app/lib/text/stored-text'

const stored = storedText('wishlist')

/** The wished products that this browser stores [WISH-003, WISH-005]: a guest's whole list, or a copy of a customer's. */
export const localWishes = (): readonly string[] => wishesFrom(stored.read())

export const saveLocalWishes = (productIds: readonly string[]): void =>
    stored.write(JSON.stringify(productIds))

/** Calls the listener after changes, also those of other tabs; returns how to stop. */
export const onLocalWishes = stored.subscribe
