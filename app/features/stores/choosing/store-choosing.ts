import type {Store} from '@app/commerce/stores/store'

export type Chosen = Pick<Store, 'id' | 'name' | 'postalCode' | 'city' | 'address'>

/** The state of a store change that a button requested. */
export type Choosing =
    | {step: 'waiting'}
    | {step: 'confirming'; store: Chosen}
    | {step: 'changing'; store: Chosen}
    | {step: 'failed'; store: Chosen}
    | {step: 'locked'}

export type ChoosingEvent =
    | {type: 'chosen'; store: Chosen; hasItems: boolean}
    | {type: 'confirmed'}
    | {type: 'cancelled'}
    /** The result of the change; 'behind': the cart still has the former store's prices. */
    | {type: 'ended'; result: 'changed' | 'behind' | 'skipped' | 'locked'}

export const initialChoosing: Choosing = {step: 'waiting'}

const afterEnd = (
    {store}: {store: Chosen},
    {result}: Extract<ChoosingEvent, {type: 'ended'}>
): Choosing => {
    if (result === 'skipped') return {step: 'failed', store}
    return result === 'locked' ? {step: 'locked'} : initialChoosing
}

/**
 * The next state of a store change: confirmed first if the basket has items [STORE-029] (G-55), and one change at a
 * time [STORE-028]. An event that does not fit the state leaves it unchanged.
 */
export const choosingReducer = (choosing: Choosing, event: ChoosingEvent): Choosing => {
    switch (event.type) {
        case 'chosen':
            if (choosing.step === 'changing') return choosing
            return {step: event.hasItems ? 'confirming' : 'changing', store: event.store}
        case 'confirmed':
            if (choosing.step !== 'confirming') return choosing
            return {step: 'changing', store: choosing.store}
        case 'cancelled':
            return choosing.step === 'confirming' ? initialChoosing : choosing
        case 'ended':
            return choosing.step === 'changing' ? afterEnd(choosing, event) : choosing
    }
}
