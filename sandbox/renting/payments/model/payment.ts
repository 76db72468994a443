import type {Cents} from '../../../core/values/money'
import {stored} from '../../../core/values/stored'
import {hashOf} from '../../../shoppers/sign-in/sessions/secret'
import {problem} from '../../../core/problem'
import type {World} from '../../../world/world'

export type PaidPart = {
    agreementId?: string | undefined
    customerClubId?: string | undefined
    kind: 'DUE' | 'EARLY_PURCHASE'
    amount: Cents
}

export type Receipt = {lastFour: string; parts: PaidPart[]}

export type Payment = Receipt & {no: number; total: Cents; paidAt: number}

type Row = {no: number; total: Cents; paidAt: number; requestHash: string; document: string}

const columns = `no, total_cents AS total, paid_at AS paidAt, request_hash AS requestHash, document`

const receiptIn = ({document}: Row): Receipt => stored(document)

const asPayment = (row: Row): Payment => ({
    ...receiptIn(row),
    no: row.no,
    total: row.total,
    paidAt: row.paidAt
})

/** Newest first. */
export const paymentsOf = ({statement}: World, customerId: string): Payment[] =>
    statement<Row>(
        `SELECT ${columns} FROM payment WHERE customer_id = ? ORDER BY paid_at DESC, no DESC`
    )
        .all(customerId)
        .map(asPayment)

type Asked = {customerId: string; key: string; request: unknown}

const fingerprint = (request: unknown) => hashOf(JSON.stringify(request))

/** What was paid under a key already. Refused with 409 when the key stood for something else. */
export const paidBefore = (
    world: World,
    {customerId, key, request}: Asked
): Payment | undefined => {
    const row = world
        .statement<Row>(
            `SELECT ${columns} FROM payment WHERE customer_id = ? AND idempotency_key = ?`
        )
        .get(customerId, key)
    if (row && row.requestHash !== fingerprint(request)) {
        problem(409, 'idempotency-key-reused', 'The key stands for another payment.')
    }
    return row && asPayment(row)
}

export const insertPayment = (
    world: World,
    {customerId, key, request}: Asked,
    receipt: Receipt,
    paidAt: number = world.now().getTime()
): Payment => {
    const total = receipt.parts.reduce((sum, {amount}) => sum + amount, 0)
    const row = world
        .statement<Row>(
            `INSERT INTO payment
                 (customer_id, idempotency_key, request_hash, total_cents, paid_at, document)
             VALUES (?, ?, ?, ?, ?, ?) RETURNING ${columns}`
        )
        .get(customerId, key, fingerprint(request), total, paidAt, JSON.stringify(receipt))
    if (!row) throw new Error('A payment that was just written is not there.')
    return asPayment(row)
}
