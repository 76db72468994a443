import Cookies from 'js-cookie'
import {newId} from '@app/lib/browser/new-id'
import {saveOwnCookie} from '@app/lib/browser/own-cookie'

const NAME = 'visitorId'
const DAYS = 365

/**
 * The visitor's id for search, if this browser has one; undefined on the server, whose pages are the same for all
 * (G-19) [D-01].
 */
export const knownVisitorId = (): string | undefined =>
    typeof document === 'undefined' ? undefined : Cookies.get(NAME)

/** Removes the visitor's id: who refuses to be known has another one from their next search on. */
export const forgetVisitorId = (): void => Cookies.remove(NAME)

/** The visitor's id, created when a shopper searches for the first time (G-19). Only in browsers. */
export const visitorId = (): string => {
    const known = knownVisitorId()
    if (known !== undefined) return known
    const id = newId().replaceAll('-', '')
    saveOwnCookie(NAME, id, DAYS)
    return id
}
