import {flag, record, text} from '../reading'

/** What a store does for its shoppers, in words. */
export type StoreService =
    | 'pre-approval'
    | 'reservations'
    | 'online-agreements'
    | 'delivery-tracking'
    | 'online-returns'
    | 'early-purchase'
    | 'benefits-plus'
    | 'damage-waiver'
    | 'larger-range'

/** Ways to pay besides cards and cash. */
export type StorePayment = 'apple-pay' | 'google-pay' | 'paypal' | 'venmo' | 'cash-app'

export type StoreOffers = {services: StoreService[]; payments: StorePayment[]}

const services: Record<string, StoreService> = {
    c_preApprove: 'pre-approval',
    c_reservationEnabled: 'reservations',
    c_agreementEnabled: 'online-agreements',
    c_deliveryTrackingEnabled: 'delivery-tracking',
    c_onlineReturnEnabled: 'online-returns',
    c_epoEnabled: 'early-purchase',
    c_ldwEnabled: 'damage-waiver',
    c_extendedAisleEnabled: 'larger-range'
}

const payments: Record<string, StorePayment> = {
    c_applePayEnabled: 'apple-pay',
    c_googlePayEnabled: 'google-pay',
    c_paypalEnabled: 'paypal',
    c_venmoEnabled: 'venmo',
    c_cashAppEnabled: 'cash-app'
}

const given = <Word>(store: Record<string, unknown>, words: Record<string, Word>): Word[] =>
    Object.entries(words).flatMap(([name, word]) => (flag(store[name]) ? [word] : []))

/** A store's services and ways to pay, from its flags. */
export const toStoreOffers = (raw: unknown): StoreOffers => {
    const store = record(raw)
    const plus = text(store.c_benefitsPlusType) === undefined ? [] : ['benefits-plus' as const]
    return {
        services: [...given(store, services), ...plus],
        payments: given(store, payments)
    }
}
