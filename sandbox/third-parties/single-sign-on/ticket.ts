import {problem} from '../../core/problem'
import {stored} from '../../core/values/stored'
import {hashOf, newSecret} from '../../shoppers/sign-in/sessions/secret'
import type {World} from '../../world/world'
import type {SignOnRequest} from './sign-on-request'

const lifetime = 60 * 1000

/** Somebody who has signed in and is on the way back. */
export const newTicket = (world: World, customerId: string, request: SignOnRequest): string => {
    const ticket = newSecret()
    world
        .statement(
            'INSERT INTO sign_on_ticket (hash, customer_id, request, expires_at) VALUES (?, ?, ?, ?)'
        )
        .run(hashOf(ticket), customerId, JSON.stringify(request), world.now().getTime() + lifetime)
    return ticket
}

type Row = {customerId: string; request: string; expiresAt: number}

/** Good once, for a minute. */
export const redeemTicket = (world: World, ticket: string) => {
    const row = world
        .statement<Row>(
            `DELETE FROM sign_on_ticket WHERE hash = ?
             RETURNING customer_id AS customerId, request, expires_at AS expiresAt`
        )
        .get(hashOf(ticket))
    if (!row || row.expiresAt <= world.now().getTime()) {
        return problem(400, 'ticket-not-valid', 'Please sign in again.')
    }
    return {customerId: row.customerId, request: requestIn(row.request)}
}

const requestIn = (text: string): SignOnRequest => stored(text)
