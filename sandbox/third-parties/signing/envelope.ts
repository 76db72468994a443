import {notFound} from '../../core/problem'
import {hashOf, newSecret} from '../../shoppers/sign-in/sessions/secret'
import type {World} from '../../world/world'

export type Envelope = {
    id: string
    agreementId: string
    customerId: string
    returnUrl: string
    expiresAt: number
}

const lifetime = 5 * 60 * 1000

/** An agreement on its way to be signed. Only the token opens it. */
export const newEnvelope = (
    world: World,
    {agreementId, customerId, returnUrl}: Omit<Envelope, 'id' | 'expiresAt'>
) => {
    const id = world.newId()
    const token = newSecret()
    const expiresAt = world.now().getTime() + lifetime
    world
        .statement(
            `INSERT INTO signing_envelope
                 (id, agreement_id, customer_id, token_hash, return_url, expires_at)
             VALUES (?, ?, ?, ?, ?, ?)`
        )
        .run(id, agreementId, customerId, hashOf(token), returnUrl, expiresAt)
    return {id, token}
}

export const openEnvelope = ({statement}: World, id: string, token: string): Envelope =>
    statement<Envelope>(
        `SELECT id, agreement_id AS agreementId, customer_id AS customerId,
             return_url AS returnUrl, expires_at AS expiresAt
         FROM signing_envelope WHERE id = ? AND token_hash = ?`
    ).get(id, hashOf(token)) ?? notFound('envelope', id)
