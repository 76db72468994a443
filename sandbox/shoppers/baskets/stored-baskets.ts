import {parseStored} from '../../core/json'
import {notFound} from '../../core/response'
import type {Migration} from '../../world/database'
import type {Shopper, World} from '../../world/world'
import type {Basket, Line} from './basket'

export const basketMigration: Migration = {
    id: 'baskets-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE basket (
                id TEXT PRIMARY KEY,
                customer_id TEXT NOT NULL,
                is_temporary INTEGER NOT NULL,
                -- When a temporary basket ends, in milliseconds; it starts anew with every change.
                expires_at INTEGER,
                -- JSON of the whole basket; amounts are whole cents.
                document TEXT NOT NULL
            ) STRICT;
            CREATE INDEX basket_of_customer ON basket (customer_id);
        `)
    }
}

const minute = 60 * 1000
const temporaryLife = 15 * minute

type Row = {document: string}

const asBasket = ({document}: Row): Basket => parseStored(document)

/** A shopper's own basket; undefined for somebody else's, and for an expired temporary one. */
export const ownBasket = (world: World, id: string, {customerId}: Shopper): Basket => {
    const row = world
        .statement<Row>(
            `SELECT document FROM basket
             WHERE id = ? AND customer_id = ? AND (expires_at IS NULL OR expires_at > ?)`
        )
        .get(id, customerId, world.now().getTime())
    return row ? asBasket(row) : notFound('basket', id)
}

/** The open baskets of a customer, oldest first. */
export const basketsOf = (world: World, customerId: string, isTemporary: boolean): Basket[] =>
    world
        .statement<Row>(
            `SELECT document FROM basket
             WHERE customer_id = ? AND is_temporary = ? AND (expires_at IS NULL OR expires_at > ?)
             ORDER BY rowid`
        )
        .all(customerId, Number(isTemporary), world.now().getTime())
        .map(asBasket)

/** Saves a basket and returns it. A temporary one gets its full lifetime again. */
export const saveBasket = (world: World, basket: Basket): Basket => {
    const time = world.now().getTime()
    const stored = {...basket, modifiedAt: time}
    world
        .statement(
            `INSERT INTO basket (id, customer_id, is_temporary, expires_at, document)
             VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (id) DO UPDATE SET
                 customer_id = excluded.customer_id,
                 is_temporary = excluded.is_temporary,
                 expires_at = excluded.expires_at,
                 document = excluded.document`
        )
        .run(
            stored.id,
            stored.customerId,
            Number(stored.isTemporary),
            stored.isTemporary ? time + temporaryLife : null,
            JSON.stringify(stored)
        )
    return stored
}

/** Transfers the baskets of a guest to a customer. */
export const handOverBaskets = (world: World, guestId: string, customerId: string) => {
    for (const basket of basketsOf(world, guestId, false))
        saveBasket(world, {...basket, customerId})
}

/** The items of a temporary basket's order are removed from the shopper's regular basket too; additional pieces stay. */
export const takeOrdered = (world: World, {customerId, isTemporary, lines}: Basket) => {
    const [regular] = isTemporary ? basketsOf(world, customerId, false) : []
    if (!regular) return
    const left = lines.reduce(
        (held, {product, quantity}) => without(held, product.id, quantity),
        [...regular.lines]
    )
    saveBasket(world, {...regular, lines: left})
}

const without = (lines: readonly Line[], productId: string, pieces: number): Line[] => {
    let ordered = pieces
    return lines.flatMap((line) => {
        if (line.product.id !== productId) return [line]
        const taken = Math.min(ordered, line.quantity)
        ordered -= taken
        return taken === line.quantity ? [] : [{...line, quantity: line.quantity - taken}]
    })
}

export const dropBasket = ({statement}: World, id: string) =>
    statement('DELETE FROM basket WHERE id = ?').run(id)

/** Expired temporary baskets are deleted when new ones are created. */
export const dropExpired = ({statement, now}: World) =>
    statement('DELETE FROM basket WHERE expires_at <= ?').run(now().getTime())
