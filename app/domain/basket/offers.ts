import type {CalendarDay} from '../calendar/calendar'
import {isShownAt} from '../stores/restricted-stores'

/** A promotion of a store [ENTITY-023]. */
export type Offer = {
    id: string
    /** Null for one that nobody types in. */
    code: string | null
    name: string
    callout: string
    details: string
    /** Only for customers who have paid an agreement in full (G-56). */
    isPaidInFull: boolean
    restrictedStores: readonly string[]
    /** Its last day; null for one without end. */
    endsOn: CalendarDay | null
    /** Where it leads instead of being applied [PROMO-005]. */
    link: string | null
}

export type Viewer = {registered: boolean; storeId: string | undefined; today: CalendarDay}

/**
 * The offers that a shopper is shown at a store today: never one that is restricted there [PROMO-008] or has ended, and to
 * guests none for agreements paid in full [PROMO-010]; customers see those last [PROMO-009].
 */
export const shownOffers = (
    offers: readonly Offer[],
    {registered, storeId, today}: Viewer
): Offer[] => {
    const valid = offers.filter(
        ({isPaidInFull, restrictedStores, endsOn}) =>
            (registered || !isPaidInFull) &&
            isShownAt(storeId, restrictedStores) &&
            (endsOn === null || today <= endsOn)
    )
    return [
        ...valid.filter(({isPaidInFull}) => !isPaidInFull),
        ...valid.filter(({isPaidInFull}) => isPaidInFull)
    ]
}

/** The offer that a tile is about: by its id, or by its code (C-24) [PROMO-007]. */
export const offerOf = (promoId: string, offers: readonly Offer[]): Offer | undefined =>
    offers.find(({id, code}) => id === promoId || code === promoId)

/** The code that a link to the cart asks to apply, as `/cart?promo=SAVE10`; undefined if it has none. */
export const codeInLink = (search: string): string | undefined => {
    const code = new URLSearchParams(search).get('promo')?.trim() ?? ''
    return /^[\w-]{1,64}$/.test(code) ? code : undefined
}

/** Whether a code is the one that is applied, in whatever letters it was typed. */
export const isApplied = (code: string | null, applied: string | undefined): boolean =>
    code !== null && applied !== undefined && code.toLowerCase() === applied.toLowerCase()
