import {useSyncExternalStore} from 'react'
import type {WantedProduct} from '@app/domain/basket'
import type {CalendarDay} from '@app/domain/calendar'
import {type PaymentFrequency, paymentFrequencies} from '@app/domain/pricing'
import {ifAllowed} from '@app/lib/browser'
import {flag, list, number, record, recordInJson, text, texts, type UnknownRecord} from '../json'

/** How often a shopper pays, and on which day for the first time. */
export type PaySchedule = {frequency: PaymentFrequency; firstDueDate: CalendarDay}

/** The services that a shopper has chosen; none is chosen for them. */
export type ChosenServices = {ldw: boolean; benefitsPlus: boolean}

/** How far the first payment has come: sent with a key and not answered yet, made, or left to the store. */
export type FirstPayment =
    | {state: 'sent'; key: string; methodId: string}
    | {state: 'paid'; reference: string; lastFour: string; cardType: string}
    | {state: 'at-store'}

/**
 * What this browser remembers of a checkout, so that reload, Back and a second tab find it where it is (D-24, D-30): ids
 * and choices, nothing personal. What is true of basket, agreements and order is always asked for.
 */
export type CheckoutRecord = {
    customerId: string
    basketId: string
    /** What is being rented, as it was in the cart. */
    lines: WantedProduct[]
    schedule?: PaySchedule
    services?: ChosenServices
    /** The agreements drawn up from the basket; none before the review is submitted. */
    agreementIds: string[]
    payment?: FirstPayment
    /** The order was sent, at this moment; there is no number yet. */
    orderSentAt?: number
    orderNo?: string
    /** What was ordered is out of the cart, too (G-21). */
    isCartLighter?: boolean
}

const KEY = 'checkout'
const listeners = new Set<() => void>()

const stored = (): string | null => ifAllowed(() => localStorage.getItem(KEY)) ?? null

const toSchedule = (raw: unknown): PaySchedule | undefined => {
    const {frequency: word, firstDueDate: day} = record(raw)
    const frequency = paymentFrequencies.find((known) => known === word)
    const firstDueDate = text(day)
    return frequency && firstDueDate !== undefined ? {frequency, firstDueDate} : undefined
}

const toServices = (raw: unknown): ChosenServices | undefined => {
    const {ldw, benefitsPlus} = record(raw)
    const chosen = {ldw: flag(ldw), benefitsPlus: flag(benefitsPlus)}
    return chosen.ldw === undefined || chosen.benefitsPlus === undefined
        ? undefined
        : {ldw: chosen.ldw, benefitsPlus: chosen.benefitsPlus}
}

const toPayment = (raw: unknown): FirstPayment | undefined => {
    const {state, key, methodId, reference, lastFour, cardType} = record(raw)
    if (state === 'at-store') return {state}
    const sent = {key: text(key), methodId: text(methodId)}
    if (state === 'sent' && sent.key !== undefined && sent.methodId !== undefined) {
        return {state, key: sent.key, methodId: sent.methodId}
    }
    return state === 'paid'
        ? {
              state,
              reference: text(reference) ?? '',
              lastFour: text(lastFour) ?? '',
              cardType: text(cardType) ?? ''
          }
        : undefined
}

const toLines = (raw: unknown): WantedProduct[] =>
    list(raw).flatMap((line) => {
        const {productId, quantity} = record(line)
        const id = text(productId)
        return id === undefined ? [] : [{productId: id, quantity: number(quantity) ?? 1}]
    })

const defined = <Name extends string, Value>(name: Name, value: Value | undefined) =>
    value === undefined ? {} : {[name]: value}

const toRecord = (json: string | null): CheckoutRecord | null => {
    const raw: UnknownRecord = recordInJson(json)
    const [customerId, basketId] = [text(raw.customerId), text(raw.basketId)]
    if (customerId === undefined || basketId === undefined) return null
    return {
        ...{customerId, basketId},
        lines: toLines(raw.lines),
        agreementIds: texts(raw.agreementIds),
        ...defined('schedule', toSchedule(raw.schedule)),
        ...defined('services', toServices(raw.services)),
        ...defined('payment', toPayment(raw.payment)),
        ...defined('orderSentAt', number(raw.orderSentAt)),
        ...defined('orderNo', text(raw.orderNo)),
        ...defined('isCartLighter', flag(raw.isCartLighter))
    }
}

/** The shopper's checkout, as this browser remembers it; null where there is none, or it is somebody else's. */
export const checkoutRecordOf = (customerId: string): CheckoutRecord | null => {
    const kept = toRecord(stored())
    return kept?.customerId === customerId ? kept : null
}

const write = (kept: CheckoutRecord | null): void => {
    ifAllowed(() =>
        kept ? localStorage.setItem(KEY, JSON.stringify(kept)) : localStorage.removeItem(KEY)
    )
    for (const listener of listeners) listener()
}

/** Begins a checkout, in place of the one before. */
export const beginRecord = (kept: CheckoutRecord): void => write(kept)

/** Adds to the checkout of a basket; where another one has begun meanwhile, nothing is changed. */
export const changeRecord = (
    {customerId, basketId}: Pick<CheckoutRecord, 'customerId' | 'basketId'>,
    change: Partial<CheckoutRecord>
): void => {
    const kept = checkoutRecordOf(customerId)
    if (kept?.basketId === basketId) write({...kept, ...change})
}

/** The first payment was refused for good: the next attempt has a key of its own. */
export const forgetPayment = (customerId: string): void => {
    const kept = checkoutRecordOf(customerId)
    if (!kept) return
    const {payment: _refused, ...rest} = kept
    write(rest)
}

const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
    }
}

/** The checkout that this browser remembers of a customer; drawn anew when this tab or another one changes it. */
export const useCheckoutRecord = (customerId: string | undefined): CheckoutRecord | null => {
    const json = useSyncExternalStore(subscribe, stored, () => null)
    const kept = toRecord(json)
    return kept && kept.customerId === customerId ? kept : null
}
