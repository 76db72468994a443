import {notFound, problem} from '../../core/response'
import {hashOf, newSecret} from '../../shoppers/sign-in/session'
import type {Migration} from '../../world/database'
import type {World} from '../../world/world'
import type {Day} from '../days'

export type CardKind = {
    cardType: string
    lastFour: string
    /** The last day on which the card can be used. */
    expirationDate: Day
}

/** A saved card. If no card was made the default, the first good one is. */
export type PaymentMethod = CardKind & {
    id: string
    customerId: string
    /** 1 if the bank declined the last payment with it. */
    isDeclined: number
}

export const defaultMethodMigration: Migration = {
    id: 'payments-2',
    up: (db) => {
        db.exec('ALTER TABLE payment_method ADD COLUMN is_default INTEGER NOT NULL DEFAULT 0')
    }
}

export const declinedMethodMigration: Migration = {
    id: 'payments-3',
    up: (db) => {
        db.exec('ALTER TABLE payment_method ADD COLUMN is_declined INTEGER NOT NULL DEFAULT 0')
    }
}

const columns = `id, customer_id AS customerId, card_type AS cardType, last_four AS lastFour,
    expiration_date AS expirationDate, is_declined AS isDeclined`

/** The id of the default card: never one that has expired or was declined (D-43). */
export const defaultMethodOf = (
    {statement}: World,
    customerId: string,
    today: Day
): string | undefined =>
    statement<{id: string}>(
        `SELECT id FROM payment_method
         WHERE customer_id = ? AND is_declined = 0 AND expiration_date >= ?
         ORDER BY is_default DESC, rowid LIMIT 1`
    ).get(customerId, today)?.id

/** Stores whether the bank took the last payment with a card. */
export const markDeclined = ({statement}: World, id: string, isDeclined: boolean) =>
    statement('UPDATE payment_method SET is_declined = ? WHERE id = ?').run(Number(isDeclined), id)

export const makeDefault = ({statement}: World, {id, customerId}: PaymentMethod) =>
    statement('UPDATE payment_method SET is_default = (id = ?) WHERE customer_id = ?').run(
        id,
        customerId
    )

export const methodsOf = ({statement}: World, customerId: string): PaymentMethod[] =>
    statement<PaymentMethod>(
        `SELECT ${columns} FROM payment_method WHERE customer_id = ? ORDER BY rowid`
    ).all(customerId)

export const ownMethod = (world: World, id: string, customerId: string): PaymentMethod =>
    methodsOf(world, customerId).find((method) => method.id === id) ??
    notFound('payment method', id)

export const insertMethod = (
    {statement}: World,
    method: Omit<PaymentMethod, 'isDeclined'>
): PaymentMethod => {
    const {id, customerId, cardType, lastFour, expirationDate} = method
    statement(
        `INSERT INTO payment_method (id, customer_id, card_type, last_four, expiration_date)
         VALUES (?, ?, ?, ?, ?)`
    ).run(id, customerId, cardType, lastFour, expirationDate)
    return {...method, isDeclined: 0}
}

export const dropMethod = ({statement}: World, id: string) =>
    statement('DELETE FROM payment_method WHERE id = ?').run(id)

/** The number of cards that one customer can save. */
export const mostMethods = 20

/** A card can still be used on its last day. */
export const isExpired = ({expirationDate}: CardKind, today: Day) => expirationDate < today

const lifetime = 15 * 60 * 1000

/** Creates a token for a card that was typed into the frame. It works once, and for 15 minutes. */
export const newCardToken = (world: World, card: CardKind): string => {
    const token = newSecret()
    world
        .statement(
            `INSERT INTO card_token (hash, card_type, last_four, expiration_date, expires_at)
             VALUES (?, ?, ?, ?, ?)`
        )
        .run(
            hashOf(token),
            card.cardType,
            card.lastFour,
            card.expirationDate,
            world.now().getTime() + lifetime
        )
    return token
}

export const redeemCardToken = (world: World, token: string): CardKind => {
    const card = world
        .statement<CardKind & {expiresAt: number}>(
            `DELETE FROM card_token WHERE hash = ?
             RETURNING card_type AS cardType, last_four AS lastFour,
                 expiration_date AS expirationDate, expires_at AS expiresAt`
        )
        .get(hashOf(token))
    if (!card || card.expiresAt <= world.now().getTime()) {
        return problem(400, 'card-token-not-valid', 'The card token is unknown, used or expired.')
    }
    return card
}
