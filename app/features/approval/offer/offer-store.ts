import Cookies from 'js-cookie'
import {createStore} from 'zustand/vanilla'
import type {OfferLetter, OfferRefusal} from '@app/commerce/approvals/offer'

/**
 * The address of the form of an offer; `/pre-approved` is another address of the same page (G-28) [ROUTE-028]
 * [ROUTE-029].
 */
export const claimPath = '/claim-offer'

/** A claim that failed, in this tab's memory only: what was typed, why it failed, and at which address. */
export type FailedClaim = {letter: OfferLetter; why: OfferRefusal | 'no-answer'; path: string}

const claims = createStore<{failed: FailedClaim | null}>(() => ({failed: null}))

/** Saves a failed claim for the page that shows the reason; null deletes it. */
export const saveFailedClaim = (failed: FailedClaim | null): void => claims.setState({failed})

/** The last failed claim of this tab; null if there is none. */
export const failedClaim = (): FailedClaim | null => claims.getState().failed

/** An empty letter, as the server renders it. */
export const noLetter: OfferLetter = {code: '', lastName: '', zip: ''}

const COOKIE = 'offer_code'

/**
 * The form's default values: what was typed before, and the code of a mailed link, which our server has moved from the
 * address to a cookie (D-21).
 */
export const knownLetter = (): OfferLetter => {
    const code = Cookies.get(COOKIE) ?? ''
    const before = failedClaim()?.letter ?? noLetter
    return code === '' ? before : {...before, code}
}

/** Deletes the code of a mailed link after it was sent. */
export const forgetLinkedCode = (): void => Cookies.remove(COOKIE)
