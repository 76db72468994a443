import Cookies from 'js-cookie'
import {useSyncExternalStore} from 'react'
import {
    defaultPaymentFrequency,
    type PaymentFrequency,
    paymentFrequencyFrom
} from '@app/domain/prices/pricing'

const COOKIE = 'frequency'
const COOKIE_DAYS = 365

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
}

const storedFrequency = (): PaymentFrequency => paymentFrequencyFrom(Cookies.get(COOKIE))

const choose = (frequency: PaymentFrequency): void => {
    const secure = window.location.protocol === 'https:'
    Cookies.set(COOKIE, frequency, {expires: COOKIE_DAYS, sameSite: 'lax', secure})
    for (const listener of listeners) listener()
}

/**
 * The payment frequency that this browser's shopper has chosen, and the function that changes it everywhere on the page
 * [PLP-016]. The server's pages are shared, so they are always weekly [PLP-007]; the browser's choice is applied after
 * hydration.
 */
export const useFrequency = (): [PaymentFrequency, (frequency: PaymentFrequency) => void] => [
    useSyncExternalStore(subscribe, storedFrequency, () => defaultPaymentFrequency),
    choose
]
