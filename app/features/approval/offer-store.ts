import Cookies from 'js-cookie'
import type {OfferLetter, OfferRefusal} from '@app/commerce/approvals/offer'

/** The address of the form of an offer; `/pre-approved` says the same of itself (G-28) [ROUTE-028] [ROUTE-029]. */
export const claimPath = '/claim-offer'

/** A claim that came to nothing, in this tab's memory alone: what was typed, why, and at which address. */
export type FailedClaim = {letter: OfferLetter; why: OfferRefusal | 'no-answer'; path: string}

let failed: FailedClaim | null = null

/** Saves why a claim came to nothing for the page that shows it; null forgets it. */
export const saveFailedClaim = (claim: FailedClaim | null): void => {
    failed = claim
}

/** The last claim of this tab that came to nothing; null where there is none. */
export const failedClaim = (): FailedClaim | null => failed

/** Nothing typed, as the server shows it. */
export const noLetter: OfferLetter = {code: '', lastName: '', zip: ''}

const COOKIE = 'offer_code'

/** What the form holds at first: what was typed before, and the code of a mailed link, which our server took out of its address (D-21). */
export const knownLetter = (): OfferLetter => {
    const code = Cookies.get(COOKIE) ?? ''
    const before = failed?.letter ?? noLetter
    return code === '' ? before : {...before, code}
}

/** Forgets the code of a mailed link once it has been sent. */
export const forgetLinkedCode = (): void => Cookies.remove(COOKIE)
