import type {WantedProduct} from '@app/domain/basket'
import type {CalendarDay} from '@app/domain/calendar'
import type {Cents} from '@app/domain/money'
import {type PaymentFrequency, paymentFrequencies} from '@app/domain/pricing'
import {flag, list, number, record, recordInJson, text, texts, type UnknownRecord} from '../json'

/** How often a shopper pays, and on which day for the first time. */
export type PaySchedule = {frequency: PaymentFrequency; firstDueDate: CalendarDay}

/** The services that a shopper has chosen; none is chosen for them. */
export type ChosenServices = {ldw: boolean; benefitsPlus: boolean}

/** A consent as it was given: to which text, in which language, when (D-32). */
export type Consent = {
    kind: 'electronic-records' | 'terms' | 'ldw' | 'benefits-plus'
    version: string
    locale: string
    at: string
}

/** The first payment's end, where it has one: made, or left to the store. */
export type SettledPayment =
    | {state: 'paid'; reference: string; lastFour: string; cardType: string; amount?: Cents}
    | {state: 'at-store'}

/** How far the first payment has come: sent with a key at a moment and not answered yet, or settled. */
export type FirstPayment =
    {state: 'sent'; key: string; methodId: string; sentAt: number} | SettledPayment

/** What has changed since it was shown to the shopper, to be told once. */
export type CheckoutNews = 'store' | 'lines' | 'prices' | 'promo'

/**
 * What this browser remembers of a checkout, so that reload, Back and a second tab find it where it is (D-24, D-30): ids
 * and choices, nothing personal. What is true of basket, agreements and order is always asked for.
 */
export type CheckoutRecord = {
    customerId: string
    basketId: string
    /** What is being rented, as it was in the cart. */
    lines: WantedProduct[]
    /** The store, and what all lines came to, as the shopper was last shown them. */
    shown?: {storeId: string; payment: Cents; total: Cents}
    news?: CheckoutNews[]
    schedule?: PaySchedule
    services?: ChosenServices
    consents?: Consent[]
    /** The agreements that there were before any was drawn up here: all others are of this checkout. */
    agreementsBefore?: string[]
    /** The agreements drawn up from the basket; none before the review is submitted. */
    agreementIds: string[]
    /** Something was saved again after the agreements were drawn up: they are no longer what would be signed. */
    isOutdated?: boolean
    payment?: FirstPayment
    /** It is picked up at the store, and not brought: known from when the order is got ready. */
    isPickup?: boolean
    /** The order was sent, at this moment, and is not refused. */
    orderSentAt?: number
    /** The numbers of the shopper's newest orders before that; undefined if the platform does not say. */
    ordersBefore?: string[]
    /** How much of each product the cart held before the order. */
    cartBefore?: WantedProduct[]
    /** The order is placed, whether or not its number is known. */
    isPlaced?: boolean
    orderNo?: string
    /** What was ordered is out of the cart, too (G-21). */
    isCartLighter?: boolean
}

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

const consentKinds: readonly Consent['kind'][] = [
    'electronic-records',
    'terms',
    'ldw',
    'benefits-plus'
]

const toConsents = (raw: unknown): Consent[] =>
    list(raw).flatMap((one) => {
        const {kind: word, version, locale, at} = record(one)
        const kind = consentKinds.find((known) => known === word)
        const given = {version: text(version), locale: text(locale), at: text(at)}
        if (!kind || given.version === undefined) return []
        if (given.locale === undefined || given.at === undefined) return []
        return [{kind, version: given.version, locale: given.locale, at: given.at}]
    })

const toPayment = (raw: unknown): FirstPayment | undefined => {
    const {state, key, methodId, sentAt, reference, lastFour, cardType, amount} = record(raw)
    if (state === 'at-store') return {state}
    const sent = {key: text(key), methodId: text(methodId)}
    if (state === 'sent' && sent.key !== undefined && sent.methodId !== undefined) {
        return {state, key: sent.key, methodId: sent.methodId, sentAt: number(sentAt) ?? 0}
    }
    return state === 'paid'
        ? {
              state,
              reference: text(reference) ?? '',
              lastFour: text(lastFour) ?? '',
              cardType: text(cardType) ?? '',
              ...defined('amount', number(amount))
          }
        : undefined
}

const toWanted = (raw: unknown): WantedProduct[] =>
    list(raw).flatMap((line) => {
        const {productId, quantity} = record(line)
        const id = text(productId)
        return id === undefined ? [] : [{productId: id, quantity: number(quantity) ?? 1}]
    })

const toShown = (raw: unknown): CheckoutRecord['shown'] => {
    const {storeId: id, payment: each, total: all} = record(raw)
    const [storeId, payment, total] = [text(id), number(each), number(all)]
    if (storeId === undefined || payment === undefined || total === undefined) return undefined
    return {storeId, payment, total}
}

const newsKinds: readonly CheckoutNews[] = ['store', 'lines', 'prices', 'promo']

const toNews = (raw: unknown): CheckoutNews[] =>
    newsKinds.filter((kind) => texts(raw).includes(kind))

const defined = <Name extends string, Value>(name: Name, value: Value | undefined) =>
    value === undefined ? {} : {[name]: value}

const ifThere = <Value>(raw: unknown, read: (raw: unknown) => Value): Value | undefined =>
    raw === undefined ? undefined : read(raw)

const choicesOf = (raw: UnknownRecord) => ({
    ...defined('shown', toShown(raw.shown)),
    ...defined('news', ifThere(raw.news, toNews)),
    ...defined('schedule', toSchedule(raw.schedule)),
    ...defined('services', toServices(raw.services)),
    ...defined('consents', ifThere(raw.consents, toConsents)),
    ...defined('agreementsBefore', ifThere(raw.agreementsBefore, texts)),
    ...defined('isOutdated', flag(raw.isOutdated))
})

const endOf = (raw: UnknownRecord) => ({
    ...defined('payment', toPayment(raw.payment)),
    ...defined('isPickup', flag(raw.isPickup)),
    ...defined('orderSentAt', number(raw.orderSentAt)),
    ...defined('ordersBefore', ifThere(raw.ordersBefore, texts)),
    ...defined('cartBefore', ifThere(raw.cartBefore, toWanted)),
    ...defined('isPlaced', flag(raw.isPlaced)),
    ...defined('orderNo', text(raw.orderNo)),
    ...defined('isCartLighter', flag(raw.isCartLighter))
})

/** A checkout as it was stored; null for anything that is none, and without whatever of it cannot be read. */
export const toRecord = (json: string | null): CheckoutRecord | null => {
    const raw = recordInJson(json)
    const [customerId, basketId] = [text(raw.customerId), text(raw.basketId)]
    if (customerId === undefined || basketId === undefined) return null
    return {
        customerId,
        basketId,
        lines: toWanted(raw.lines),
        agreementIds: texts(raw.agreementIds),
        ...choicesOf(raw),
        ...endOf(raw)
    }
}
