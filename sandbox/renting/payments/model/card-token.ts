import {problem} from '../../../core/problem'
import {hashOf, newSecret} from '../../../shoppers/sign-in/sessions/secret'
import type {World} from '../../../world/world'
import type {CardKind} from './payment-method'

const lifetime = 15 * 60 * 1000

/** Stands for a card that was typed into the frame; good once, for a quarter of an hour. */
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
