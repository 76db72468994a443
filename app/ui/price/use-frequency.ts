import Cookies from 'js-cookie'
import {useSyncExternalStore} from 'react'
import {
    defaultPaymentFrequency,
    paymentFrequencyFrom,
    type PaymentFrequency
} from '@app/domain/pricing/payment-frequency'

const COOKIE = 'frequency'
const DAYS_KEPT = 365

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
}

const remembered = (): PaymentFrequency => paymentFrequencyFrom(Cookies.get(COOKIE))

const choose = (frequency: PaymentFrequency): void => {
    const secure = window.location.protocol === 'https:'
    Cookies.set(COOKIE, frequency, {expires: DAYS_KEPT, sameSite: 'lax', secure})
    for (const listener of listeners) listener()
}

/**
 * How often this browser's shopper wants to pay, and the way to change it everywhere on the page at once [PLP-016].
 * The server's pages are shared, so they are always weekly [PLP-007]; the browser's choice follows when they come alive.
 */
export const useFrequency = (): [PaymentFrequency, (frequency: PaymentFrequency) => void] => [
    useSyncExternalStore(subscribe, remembered, () => defaultPaymentFrequency),
    choose
]
