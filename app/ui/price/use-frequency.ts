import Cookies from 'js-cookie'
import {createStore} from 'zustand/vanilla'
import {
    defaultPaymentFrequency,
    type PaymentFrequency,
    paymentFrequencyFrom
} from '@app/domain/prices/pricing'
import {saveOwnCookie} from '@app/lib/browser/own-cookie'
import {useBrowserValue} from '@app/lib/browser/react-hooks'

const COOKIE = 'frequency'
const COOKIE_DAYS = 365

/** How often this page's shopper has chosen: the choice itself is in the cookie. */
const choices = createStore<{count: number}>(() => ({count: 0}))

const storedFrequency = (): PaymentFrequency => paymentFrequencyFrom(Cookies.get(COOKIE))

const choose = (frequency: PaymentFrequency): void => {
    saveOwnCookie(COOKIE, frequency, COOKIE_DAYS)
    choices.setState(({count}) => ({count: count + 1}))
}

/**
 * The payment frequency that this browser's shopper has chosen, and the function that changes it everywhere on the page
 * [PLP-016]. The server's pages are shared, so they are always weekly [PLP-007]; the browser's choice is applied after
 * hydration.
 */
export const useFrequency = (): [PaymentFrequency, (frequency: PaymentFrequency) => void] => [
    useBrowserValue(storedFrequency, defaultPaymentFrequency, choices.subscribe),
    choose
]
