import {isEmail} from './credentials'
import {formatPhone, isPhone, phoneDigits} from './person'

/** What is typed into the form for deals [DEALS-001]. */
export type DealsTyped = {email: string; phone: string; optIn: boolean}

export type DealsProblem = 'neither' | 'email' | 'phone' | 'opt-in'

const isBlank = (text: string): boolean => text.trim() === ''

const isNeither = ({email, phone}: DealsTyped): boolean => isBlank(email) && isBlank(phone)

/** The first problem of each field, by name; an e-mail address or a phone is enough [DEALS-002…005]. */
export const dealsProblems = (
    typed: DealsTyped
): Partial<Record<keyof DealsTyped, DealsProblem>> => ({
    ...(isNeither(typed) && {email: 'neither' as const}),
    ...(!isBlank(typed.email) && !isEmail(typed.email) && {email: 'email' as const}),
    ...(!isBlank(typed.phone) && !isPhone(typed.phone) && {phone: 'phone' as const}),
    ...(!isBlank(typed.phone) && !typed.optIn && {optIn: 'opt-in' as const})
})

/**
 * Whether the form's button is enabled: a valid e-mail address, or a valid phone with the opt-in [DEALS-010]. With one of
 * the two it is enabled even if the other is wrong; what is wrong is then shown, and nothing is sent (G-57).
 */
export const maySignUp = ({email, phone, optIn}: DealsTyped): boolean =>
    isEmail(email) || (isPhone(phone) && optIn)

const PHONE_DIGITS = 10

/**
 * What a phone field shows after a key, a paste or an autofill: digits only, ten at most, formatted when they are
 * complete [DEALS-006…008]; a leading +1 is left out (C-10).
 */
export const phoneInField = (text: string): string => {
    // Eleven digits that begin with 1 are a number with its country code. So is anything after a +1.
    const typed = text.normalize('NFKC').replace(/^\s*\+\s*1/, '')
    return formatPhone(phoneDigits(typed).slice(0, PHONE_DIGITS))
}

/** The preferences of the dialog for deals, as the site gave them [CONFIG-006, CONFIG-012]. */
export type InvitationTimes = {
    homeSeconds: number | undefined
    otherSeconds: number | undefined
    excludedPages: readonly string[]
}

/** Used where a preference is not set (G-57). */
const DEFAULT_HOME_SECONDS = 10
const DEFAULT_OTHER_SECONDS = 30

const delayOf = (seconds: number | undefined, standard: number): number =>
    seconds !== undefined && seconds >= 0 ? seconds : standard

const isExcluded = (path: string, pages: readonly string[]): boolean =>
    pages.some((page) => {
        const excluded = page.trim().toLowerCase().replace(/\/+$/, '')
        const here = path.toLowerCase()
        return excluded === '' ? page.trim() === '/' && here === '/' : here === excluded
    })

/**
 * After how many seconds on a page the dialog is shown [DEALS-028, DEALS-029]; undefined where it never is [DEALS-030].
 * `path` has no locale prefix.
 */
export const invitationDelay = (path: string, times: InvitationTimes): number | undefined => {
    if (isExcluded(path, times.excludedPages)) return undefined
    return path === '/'
        ? delayOf(times.homeSeconds, DEFAULT_HOME_SECONDS)
        : delayOf(times.otherSeconds, DEFAULT_OTHER_SECONDS)
}

/** For how many days the shop remembers that a shopper signed up [DEALS-013], or closed the dialog [DEALS-025]. */
export const signUpCookieDays = {accepted: 100, declined: 15} as const

/** The version of the text that is agreed to for marketing texts; a change of its message needs a new one (D-32). */
export const textConsentVersion = 'marketing-texts-1'
