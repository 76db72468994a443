import Cookies from 'js-cookie'
import {signUpCookieDays} from '@app/domain/person/deals'

const ACCEPTED = 'signUpAccepted'
const DECLINED = 'signUpDeclined'

const set = (name: string, days: number): void =>
    void Cookies.set(name, 'true', {expires: days, secure: true, sameSite: 'lax'})

/** What this browser remembers of the offer of deals, in cookies that say nothing about the person. */
export const signUpMarks = {
    /** [DEALS-012…014] */
    accept: (): void => set(ACCEPTED, signUpCookieDays.accepted),
    /** [DEALS-025] (G-57) */
    decline: (): void => set(DECLINED, signUpCookieDays.declined),
    hasAccepted: (): boolean => Cookies.get(ACCEPTED) !== undefined,
    /** The dialog is not shown again [DEALS-026] [DEALS-027]. */
    isAnswered: (): boolean => [ACCEPTED, DECLINED].some((name) => Cookies.get(name) !== undefined)
}
