import Cookies from 'js-cookie'
import type {OfferLetter, OfferRefusal} from '@app/commerce/approvals/offer'

/**
 * The address of the form of an offer; `/pre-approved` is another address of the same page (G-28) [ROUTE-028]
 * [ROUTE-029].
 */
export const claimPath = '/claim-offer'

/** A claim that failed, in this tab's memory only: what was typed, why it failed, and at which address. */
export type FailedClaim = {letter: OfferLetter; why: OfferRefusal | 'no-answer'; path: string}

let failed: FailedClaim | null = null

/** Saves a failed claim for the page that shows the reason; null deletes it. */
export const saveFailedClaim = (claim: FailedClaim | null): void => {
    failed = claim
}

/** The last failed claim of this tab; null if there is none. */
export const failedClaim = (): FailedClaim | null => failed

/** An empty letter, as the server renders it. */
export const noLetter: OfferLetter = {code: '', lastName: '', zip: ''}

const COOKIE = 'offer_code'

/**
 * The form's default values: what was typed before, and the code of a mailed link, which our server has moved from the
 * address to a cookie (D-21).
 */
export const knownLetter = (): OfferLetter => {
    const code = Cookies.get(COOKIE) ?? ''
    const before = failed?.letter ?? noLetter
    return code === '' ? before : {...before, code}
}

/** Deletes the code of a mailed link after it was sent. */
export const forgetLinkedCode = (): void => Cookies.remove(COOKIE)
