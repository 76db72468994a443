import {inTabLock} from '@app/lib/browser/tab-lock'
import {storedText} from '@app/lib/text/stored-text'
import type {Line} from '../basket/basket'
import {type CheckoutRecord, toRecord} from './stored-record'

const stored = storedText('checkout')

/** The shopper's checkout as this browser has stored it; null if there is none, or if it is somebody else's. */
export const checkoutRecordOf = (customerId: string): CheckoutRecord | null => {
    const record = toRecord(stored.read())
    return record?.customerId === customerId ? record : null
}

const write = (record: CheckoutRecord): void => stored.write(JSON.stringify(record))

/** Stores a new checkout, in place of the one before. */
export const createRecord = (record: CheckoutRecord): void => write(record)

/** Identifies a checkout: its customer and its basket. */
export type CheckoutId = Pick<CheckoutRecord, 'customerId' | 'basketId'>

/** Changes the stored checkout of a basket; if another checkout has started in the meantime, nothing is changed. */
export const changeRecord = (
    {customerId, basketId}: CheckoutId,
    change: Partial<CheckoutRecord>
): void => {
    const record = checkoutRecordOf(customerId)
    if (record?.basketId === basketId) write({...record, ...change})
}

/** The payment under this key was never made: the next attempt gets its own key. */
export const forgetPayment = (customerId: string, key: string): void => {
    const record = checkoutRecordOf(customerId)
    if (record?.payment?.state !== 'sent' || record.payment.key !== key) return
    const {payment: _refused, ...rest} = record
    write(rest)
}

/** The order was refused: the next attempt counts as the first. */
export const forgetOrder = (customerId: string): void => {
    const record = checkoutRecordOf(customerId)
    if (!record) return
    const {orderSentAt: _refused, ...rest} = record
    write(rest)
}

/** The changes have been shown to the shopper. */
export const forgetNews = (customerId: string): void => {
    const record = checkoutRecordOf(customerId)
    if (!record?.news) return
    const {news: _shown, ...rest} = record
    write(rest)
}

/** The lock of everything that changes a checkout, in one tab at a time. */
export const CHECKOUT_LOCK = 'checkout'

/** Runs one action of a checkout at a time, across all tabs: two tabs must not both start one, or both pay. */
export const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> =>
    inTabLock(CHECKOUT_LOCK, task)

/** A customer's checkout as this browser has stored it; renders again when this tab or another one changes it. */
export const useCheckoutRecord = (customerId: string | undefined): CheckoutRecord | null => {
    const record = toRecord(stored.useText())
    return record && record.customerId === customerId ? record : null
}

/** The lines of the order that are still in the cart, with the quantity that should be left of each (G-21). */
export const stillInCart = (
    {lines: ordered, cartBefore}: Pick<CheckoutRecord, 'lines' | 'cartBefore'>,
    cart: readonly Line[]
): {lineId: string; left: number}[] =>
    ordered.flatMap(({productId, quantity}) => {
        const line = cart.find((one) => one.productId === productId)
        const before = cartBefore?.find((one) => one.productId === productId)
        // If the platform has removed them itself, the line has changed by now; likewise if the shopper wants more of
        // it.
        if (!line || line.quantity !== before?.quantity) return []
        return [{lineId: line.id, left: Math.max(0, line.quantity - quantity)}]
    })
