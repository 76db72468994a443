import {parseStored} from '../../core/json'
import {type Cents, dollars} from '../../core/money'
import {badRequest, problem} from '../../core/response'
import {hashOf} from '../../shoppers/sign-in/session'
import type {Migration} from '../../world/database'
import type {World} from '../../world/world'
import {type Agreement, ownAgreement, saveAgreement} from '../agreements/agreement'
import {clubDue, ownClub, saveClub} from '../agreements/services/club'
import {dueOf, mayPayOnline} from '../agreements/due'
import {type Day, todayAtStore} from '../days'
import {rentalAccountOf} from '../rental-account'

export const paymentMigration: Migration = {
    id: 'payments-1',
    up: (db) => {
        db.exec(`
            -- Never a number: brand, last four digits and the last good day.
            CREATE TABLE payment_method (
                id TEXT PRIMARY KEY,
                customer_id TEXT NOT NULL,
                card_type TEXT NOT NULL,
                last_four TEXT NOT NULL CHECK (length(last_four) = 4),
                expiration_date TEXT NOT NULL
            ) STRICT;
            CREATE INDEX payment_method_of_customer ON payment_method (customer_id);

            CREATE TABLE card_token (
                hash TEXT PRIMARY KEY,
                card_type TEXT NOT NULL,
                last_four TEXT NOT NULL CHECK (length(last_four) = 4),
                expiration_date TEXT NOT NULL,
                expires_at INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE payment (
                no INTEGER PRIMARY KEY,
                customer_id TEXT NOT NULL,
                idempotency_key TEXT NOT NULL,
                -- What was asked for, so that a key is not taken for something else.
                request_hash TEXT NOT NULL,
                total_cents INTEGER NOT NULL CHECK (total_cents > 0),
                paid_at INTEGER NOT NULL,
                -- JSON of a Receipt.
                document TEXT NOT NULL,
                UNIQUE (customer_id, idempotency_key)
            ) STRICT;
        `)
    }
}

export type PaidPart = {
    agreementId?: string | undefined
    customerClubId?: string | undefined
    kind: 'DUE' | 'EARLY_PURCHASE'
    amount: Cents
    /** The due day of what was paid, if it is given. */
    dueDate?: Day | undefined
}

export type Receipt = {lastFour: string; parts: PaidPart[]}

export type Payment = Receipt & {no: number; total: Cents; paidAt: number}

type Row = {no: number; total: Cents; paidAt: number; requestHash: string; document: string}

const columns = `no, total_cents AS total, paid_at AS paidAt, request_hash AS requestHash, document`

const receiptIn = ({document}: Row): Receipt => parseStored(document)

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

type RequestedPayment = {customerId: string; key: string; request: unknown}

const fingerprint = (request: unknown) => hashOf(JSON.stringify(request))

const rowUnder = ({statement}: World, customerId: string, key: string): Row | undefined =>
    statement<Row>(
        `SELECT ${columns} FROM payment WHERE customer_id = ? AND idempotency_key = ?`
    ).get(customerId, key)

export const paidUnder = (world: World, customerId: string, key: string): Payment | undefined => {
    const row = rowUnder(world, customerId, key)
    return row && asPayment(row)
}

/** The receipt of what was already paid with this key. Refused with 409 if the key was used for something else. */
export const paidBefore = (
    world: World,
    {customerId, key, request}: RequestedPayment
): Payment | undefined => {
    const row = rowUnder(world, customerId, key)
    if (row && row.requestHash !== fingerprint(request)) {
        problem(409, 'idempotency-key-reused', 'The key stands for another payment.')
    }
    return row && asPayment(row)
}

export const insertPayment = (
    world: World,
    {customerId, key, request}: RequestedPayment,
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

/** Takes one part of a payment. Refused with 409 unless it is exactly the amount that is due. */
export const payPart = (world: World, customerId: string, part: PaidPart) => {
    const {agreementId, customerClubId} = part
    if (agreementId) return payAgreement(world, ownAgreement(world, agreementId, customerId), part)
    if (customerClubId) return payClub(world, customerId, {...part, customerClubId})
    return badRequest('A payment is for an agreement or for a club.')
}

const payAgreement = (world: World, agreement: Agreement, part: PaidPart) => {
    if (!mayPayOnline(rentalAccountOf(world, agreement.customerId), agreement)) notAllowed()
    const due = dueOf(agreement, todayAtStore(world, agreement.storeNumber))
    const isEarly = part.kind === 'EARLY_PURCHASE'
    mustBe({amount: isEarly ? due.earlyPurchase : due.total, day: due.day}, part)
    saveAgreement(world, isEarly ? owned(agreement) : paidOn(agreement, due.payments))
}

/** Marks this number of payments of an agreement as made. */
export const payDue = (world: World, agreement: Agreement, payments: number) =>
    saveAgreement(world, paidOn(agreement, payments))

const owned = (agreement: Agreement): Agreement => ({
    ...agreement,
    paid: agreement.plan.terms,
    refCode: 'PAIDOUT'
})

const begun = ({deliveredDate}: Agreement) => (deliveredDate ? 'ACTV' : 'PRELIMPAID')

/** A payment before the piece was delivered waits until it is delivered. */
const paidOn = (agreement: Agreement, payments: number): Agreement => {
    const paid = agreement.paid + payments
    if (paid >= agreement.plan.terms) return owned(agreement)
    return {
        ...agreement,
        paid,
        refCode: agreement.refCode === 'PRELIM' ? begun(agreement) : agreement.refCode
    }
}

const payClub = (world: World, customerId: string, part: PaidPart & {customerClubId: string}) => {
    if (part.kind !== 'DUE') badRequest('A club is not bought.')
    if (rentalAccountOf(world, customerId).remotePaymentAllowed === 'N') notAllowed()
    const club = ownClub(world, part.customerClubId, customerId)
    const {total, day} = clubDue(club, todayAtStore(world, club.storeNumber))
    mustBe({amount: total, day}, part)
    saveClub(world, {...club, paidMonths: club.paidMonths + 1})
}

const notAllowed = () =>
    problem(409, 'payment-not-allowed', 'This cannot be paid online; please ask the store.')

const mustBe = (due: {amount: Cents; day: Day | undefined}, part: PaidPart) => {
    if (due.amount === 0) problem(409, 'nothing-due', 'There is nothing to pay.')
    if (due.amount !== part.amount || (part.dueDate ?? due.day) !== due.day) {
        problem(409, 'payment-amount-changed', 'The amount is not what is due.', {
            agreementId: part.agreementId,
            customerClubId: part.customerClubId,
            amountDue: dollars(due.amount),
            currentDueDate: due.day
        })
    }
}
