import {ifAllowed} from '@app/lib/browser'
import {record, recordInJson, text, texts} from '../json'
import type {SignedIn} from './session'

const HINT = 'shopper-hint'
const GUEST_WORK = 'guest-work'

/**
 * The first name of whoever was signed in when this browser last looked; undefined if nobody was. It only keeps a header
 * from showing a guest for a moment after a reload: it decides nothing.
 */
export const rememberedName = (): string | undefined =>
    ifAllowed(() => {
        const hint = recordInJson(window.localStorage.getItem(HINT) ?? undefined)
        return hint.signedIn === true ? (text(hint.firstName) ?? '') : undefined
    })

export const rememberName = (firstName: string): void => {
    ifAllowed(() => {
        const hint = JSON.stringify({signedIn: true, firstName})
        window.localStorage.setItem(HINT, hint)
    })
}

export const forgetName = (): void => {
    ifAllowed(() => window.localStorage.removeItem(HINT))
}

/** What a guest has done that goes along when they sign in [D-17]. */
export type GuestWork = {hasLines: boolean; wishList: readonly string[]}

/** Saves a guest's work over the visit to the provider's sign-in, in this tab alone. */
export const saveGuestWork = (work: GuestWork): void => {
    ifAllowed(() => window.sessionStorage.setItem(GUEST_WORK, JSON.stringify(work)))
}

/** The work saved before such a visit, once. */
export const takeGuestWork = (): GuestWork | null =>
    ifAllowed(() => {
        const stored = window.sessionStorage.getItem(GUEST_WORK)
        if (stored === null) return null
        window.sessionStorage.removeItem(GUEST_WORK)
        const work = record(JSON.parse(stored))
        return {hasLines: work.hasLines === true, wishList: texts(work.wishList)}
    }) ?? null

let lastSignIn: SignedIn | null = null

/** Stores what happened to a guest's work while they return from the provider, until the customer is greeted. */
export const saveSignIn = (signedIn: SignedIn): void => {
    lastSignIn = signedIn
}

/** What was saved, once; null if there was no guest's work. */
export const takeSignIn = (): SignedIn | null => {
    const stored = lastSignIn
    lastSignIn = null
    return stored
}
