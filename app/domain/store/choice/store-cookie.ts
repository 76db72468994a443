import {formatStoreChoice, type StoreChoice} from './store-choice'

/** The one cookie that a public page depends on (D-02). Written by the browser, or by the server where there is no script. */
export const storeCookie = {name: 'store', path: '/', days: 180, sameSite: 'Lax'} as const

/** The whole Set-Cookie, for the server and for `document.cookie` alike. */
export const storeCookieText = (choice: StoreChoice, secure: boolean): string =>
    [
        `${storeCookie.name}=${formatStoreChoice(choice)}`,
        `Path=${storeCookie.path}`,
        `Max-Age=${storeCookie.days * 24 * 60 * 60}`,
        `SameSite=${storeCookie.sameSite}`,
        ...(secure ? ['Secure'] : [])
    ].join('; ')
