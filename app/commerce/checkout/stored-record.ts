import type {WantedProduct} from '@app/domain/basket/basket'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {Cents} from '@app/domain/prices/money'
import {type PaymentFrequency, paymentFrequencies} from '@app/domain/prices/pricing'
import {
    day as dayOf,
    flag,
    list,
    number,
    record,
    recordInJson,
    text,
    texts,
    type UnknownRecord
} from '../json'

/**
 * How often a shopper pays, and the day of the first payment after the one that begins the agreement; the contract calls
 * it firstDueDate (D-44).
 */
export type PaySchedule = {frequency: PaymentFrequency; firstDueDate: CalendarDay}

/** The services that a shopper chose; none is chosen by default. */
export type ChosenServices = {ldw: boolean; benefitsPlus: boolean}

/** A consent as it was given: to which text, in which language, and when (D-32). */
export type Consent = {
    kind: 'electronic-records' | 'terms' | 'ldw' | 'benefits-plus'
    version: string
    locale: string
    at: string
}

/** How the first payment was settled: made by card, or left to the store. */
export type SettledPayment =
    | {state: 'paid'; reference: string; lastFour: string; cardType: string; amount?: Cents}
    | {state: 'at-store'; amount?: Cents}

/** The state of the first payment: sent with a key, at a time, and not answered yet; or settled. */
export type FirstPayment =
    {state: 'sent'; key: string; sentAt: number; amount?: Cents | undefined} | SettledPayment

/** What has changed since it was shown to the shopper; shown once. */
export type CheckoutNews = 'store' | 'lines' | 'prices' | 'promo'

/**
 * What this browser stores about a checkout, so that a reload, Back or a second tab continues it (D-24, D-30): ids and
 * choices, nothing personal. The state of basket, agreements and order is always fetched from the platform.
 */
export type CheckoutRecord = {
    customerId: string
    basketId: string
    /** The products that are rented, as they were in the cart. */
    lines: WantedProduct[]
    /** The store and the total amounts that the shopper was last shown. */
    shown?: {storeId: string; payment: Cents; total: Cents}
    news?: CheckoutNews[]
    schedule?: PaySchedule
    services?: ChosenServices
    consents?: Consent[]
    /** The agreements that existed before any was drawn up here: all others belong to this checkout. */
    agreementsBefore?: string[]
    /** The agreements drawn up from the basket; empty until the review is submitted. */
    agreementIds: string[]
    /** Something was saved after the agreements were drawn up: they have to be drawn up again. */
    isOutdated?: boolean
    payment?: FirstPayment
    /** It is picked up at the store, and not delivered; set when the order is prepared. */
    isPickup?: boolean
    /** When the order was sent; removed if it is refused. */
    orderSentAt?: number
    /** The numbers of the shopper's newest orders before that; undefined if the platform does not list them. */
    ordersBefore?: string[]
    /** The quantities in the cart before the order. */
    cartBefore?: WantedProduct[]
    /** The order is placed, even if its number is not known. */
    isPlaced?: boolean
    orderNo?: string
    /** What was ordered has been removed from the cart (G-21). */
    isCartLighter?: boolean
}

const toSchedule = (raw: unknown): PaySchedule | undefined => {
    const {frequency: word, firstDueDate: day} = record(raw)
    const frequency = paymentFrequencies.find((known) => known === word)
    const firstDueDate = dayOf(day)
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
    const {state, key: sentKey, sentAt, reference, lastFour, cardType, amount} = record(raw)
    if (state === 'at-store') return {state, ...defined('amount', number(amount))}
    const key = text(sentKey)
    if (state === 'sent' && key !== undefined) {
        return {state, key, sentAt: number(sentAt) ?? 0, ...defined('amount', number(amount))}
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

/** A checkout from its stored JSON; null if it is not one. Fields that cannot be read are left out. */
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
