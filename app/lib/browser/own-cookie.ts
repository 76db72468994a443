import Cookies from 'js-cookie'

/**
 * Puts a cookie of the shop's own into this browser, for so many days: for all its pages, for no other site's requests, and
 * on a secure site for secure requests only. Throws where a browser forbids cookies.
 */
export const saveOwnCookie = (name: string, value: string, days: number): void => {
    const secure = window.location.protocol === 'https:'
    Cookies.set(name, value, {expires: days, path: '/', sameSite: 'lax', secure})
}
