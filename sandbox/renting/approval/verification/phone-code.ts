import {randomInt} from 'node:crypto'
import type {Locale} from '../../../core/locales'
import {problem} from '../../../core/response'
import {sendMessage} from '../../../shoppers/messages/message'
import type {Migration} from '../../../world/database'
import {lock, unlock} from '../../../world/keys'
import type {World} from '../../../world/world'

export const phoneCodeMigration: Migration = {
    id: 'phone-codes-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE phone_code (
                customer_id TEXT PRIMARY KEY,
                -- The number and its code, locked.
                document TEXT NOT NULL,
                attempts_left INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                sent INTEGER NOT NULL,
                first_sent_at INTEGER NOT NULL
            ) STRICT;
        `)
    }
}

const minute = 60_000
const lifetime = 10 * minute
const hour = 60 * minute
const mostAnHour = 5
const mostAttempts = 3

type Row = {document: string; attemptsLeft: number; expiresAt: number; sent: number; since: number}

const rowOf = (world: World, customerId: string): Row | undefined =>
    world
        .statement<Row>(
            `SELECT document, attempts_left AS attemptsLeft, expires_at AS expiresAt, sent, first_sent_at AS since
             FROM phone_code WHERE customer_id = ?`
        )
        .get(customerId)

/** The number of codes sent to this shopper within an hour of the first one. */
const sentBefore = (row: Row | undefined, now: number) =>
    row && now < row.since + hour ? {sent: row.sent, since: row.since} : {sent: 0, since: now}

type Wanted = {customerId: string; phone: string; locale: Locale}

/** Sends a code of six digits to a mobile number; an earlier code stops working. */
export const sendPhoneCode = (world: World, {customerId, phone, locale}: Wanted): void => {
    const now = world.now().getTime()
    const {sent, since} = sentBefore(rowOf(world, customerId), now)
    if (sent >= mostAnHour) problem(429, 'too-many-codes', 'No more codes are sent for now.')
    const code = String(randomInt(10 ** 6)).padStart(6, '0')
    const expiresAt = now + lifetime
    world
        .statement(
            `INSERT OR REPLACE INTO phone_code
                 (customer_id, document, attempts_left, expires_at, sent, first_sent_at)
             VALUES (?, ?, ?, ?, ?, ?)`
        )
        .run(customerId, lock(world, `${phone} ${code}`), mostAttempts, expiresAt, sent + 1, since)
    sendMessage(world, {
        kind: 'phone-code',
        by: 'sms',
        to: phone,
        locale,
        token: code,
        sentAt: world.now().toISOString(),
        expiresAt: new Date(expiresAt).toISOString()
    })
}

/** The result of a try: the code is right, is wrong with some tries left, or no longer works. */
export type TriedCode = 'right' | 'ended' | {attemptsLeft: number}

/**
 * Compares a code with the one that was sent to a number. A right code can be used once; a wrong one uses one of three
 * tries.
 */
export const tryPhoneCode = (
    world: World,
    {customerId, phone, code}: {customerId: string; phone: string; code: string}
): TriedCode => {
    const row = rowOf(world, customerId)
    if (!row || row.attemptsLeft === 0 || world.now().getTime() >= row.expiresAt) return 'ended'
    const [sentTo, sentCode] = unlock(world, row.document).split(' ')
    if (sentTo !== phone) return 'ended'
    const attemptsLeft = sentCode === code ? 0 : row.attemptsLeft - 1
    world
        .statement('UPDATE phone_code SET attempts_left = ? WHERE customer_id = ?')
        .run(attemptsLeft, customerId)
    if (sentCode === code) return 'right'
    return attemptsLeft === 0 ? 'ended' : {attemptsLeft}
}
