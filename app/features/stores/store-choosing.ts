import type {Store} from '@app/commerce/stores/store'

export type Chosen = Pick<Store, 'id' | 'name' | 'postalCode'>

/** How far a change of store is that a button asked for. */
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
    /** What became of the change; `behind` is a cart that has the former store's prices still. */
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
 * The next step of a change of store: asked about first where the basket has items [STORE-029] (G-55), and one change at a
 * time [STORE-028]. An event that the step does not know leaves it as it is.
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
