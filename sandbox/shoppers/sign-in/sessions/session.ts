import type {World} from '../../../world/world'
import {clientId as publicClient} from '../slas-client'

export type Session = {
    id: string
    usid: string
    guestId: string
    /** Null for a guest. */
    customerId: string | null
    dnt: number
    scopes: string
    clientId: string
}

/** The session by its id, unless it has ended. */
export const standingSession = ({statement}: World, id: string) =>
    statement<Session>(
        `SELECT id, usid, guest_id AS guestId, customer_id AS customerId, dnt, scopes,
                client_id AS clientId
         FROM sign_in_session JOIN visit USING (usid)
         WHERE id = ? AND ended_at IS NULL`
    ).get(id)

type NewSession = {
    usid: string
    customerId: string | null
    dnt: boolean
    scopes: string
    /** Default the storefront's public client. */
    clientId?: string
}

export const startSession = (
    world: World,
    {usid, customerId, dnt, scopes, clientId = publicClient}: NewSession
): Session => {
    const id = world.newId()
    world
        .statement(
            `INSERT INTO sign_in_session (id, usid, customer_id, dnt, scopes, client_id)
             VALUES (?, ?, ?, ?, ?, ?)`
        )
        .run(id, usid, customerId, Number(dnt), scopes, clientId)
    const session = standingSession(world, id)
    if (!session) throw new Error('A session that was just written is not there.')
    return session
}

/** Ends a session: its refresh token is void at once, and so are its access tokens. */
export const endSession = (world: World, id: string) => {
    world
        .statement('UPDATE sign_in_session SET ended_at = ? WHERE id = ?')
        .run(world.now().getTime(), id)
    world.statement('DELETE FROM refresh_token WHERE session_id = ?').run(id)
}

/** Ends every session of a customer, as after a new password; one may be spared. */
export const endSessionsOf = (world: World, customerId: string, spared?: string) => {
    const sessions = world
        .statement<{id: string}>(
            'SELECT id FROM sign_in_session WHERE customer_id = ? AND ended_at IS NULL'
        )
        .all(customerId)
    for (const {id} of sessions) if (id !== spared) endSession(world, id)
}
