import {createStore} from 'zustand/vanilla'
import {localTexts, tabTexts} from '@app/lib/browser/browser-storage'
import {recordInJson, text, texts} from '../json'
import type {SignedIn} from './session'

const HINT = 'shopper-hint'
const GUEST_WORK = 'guest-work'

/**
 * The first name of the customer who was signed in last in this browser; undefined if nobody was. It only prevents the
 * header from showing a guest for a moment after a reload; it decides nothing.
 */
export const rememberedName = (): string | undefined => {
    const hint = recordInJson(localTexts.get(HINT) ?? undefined)
    return hint.signedIn === true ? (text(hint.firstName) ?? '') : undefined
}

export const rememberName = (firstName: string): void => {
    localTexts.set(HINT, JSON.stringify({signedIn: true, firstName}))
}

export const forgetName = (): void => {
    localTexts.remove(HINT)
}

/** What a guest has done that moves to the account when they sign in [D-17]. */
export type GuestWork = {hasLines: boolean; wishList: readonly string[]}

/** Stores a guest's cart and list while the shopper signs in at the provider, in this tab only. */
export const saveGuestWork = (work: GuestWork): void => {
    tabTexts.set(GUEST_WORK, JSON.stringify(work))
}

/** Returns and removes what was stored before signing in at the provider. */
export const takeGuestWork = (): GuestWork | null => {
    const stored = tabTexts.get(GUEST_WORK)
    if (stored === null) return null
    tabTexts.remove(GUEST_WORK)
    const work = recordInJson(stored)
    return {hasLines: work.hasLines === true, wishList: texts(work.wishList)}
}

const signIns = createStore<{last: SignedIn | null}>(() => ({last: null}))

/** Stores what happened to a guest's cart and list when they return from the provider, until the page shows it. */
export const saveSignIn = (last: SignedIn): void => signIns.setState({last})

/** Returns and removes it; null if there was nothing of a guest to move. */
export const takeSignIn = (): SignedIn | null => {
    const {last} = signIns.getState()
    signIns.setState({last: null})
    return last
}
