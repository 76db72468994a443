import {createHash, randomBytes, randomUUID} from 'node:crypto'
import {handOverRenting} from '../../renting/hand-over'
import type {World} from '../../world/world'
import {clientId as publicClient, slasProblem} from './slas'

/** A random text: a code, a refresh token. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** Only this hash is stored, so that the database contains no secrets. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Whether a verifier is the one whose hash went along with the login (PKCE, S256). */
export const isProofOf = (challenge: string, verifier: string) => hashOf(verifier) === challenge

type GuestIdentity = {usid: string; guestId: string}

export const findGuestIdentity = ({statement}: World, usid: string) =>
    statement<GuestIdentity>('SELECT usid, guest_id AS guestId FROM visit WHERE usid = ?').get(usid)

/** The visit that continues, or a new one; a usid that was not issued here is not accepted. */
export const guestIdentityOf = (world: World, usid: string | undefined): GuestIdentity => {
    const known = usid && findGuestIdentity(world, usid)
    if (known) return known
    const visit = {usid: randomUUID(), guestId: world.newId()}
    world
        .statement('INSERT INTO visit (usid, guest_id) VALUES (?, ?)')
        .run(visit.usid, visit.guestId)
    return visit
}

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

/** A guest who signs in takes along what the same browser session did [D-17]. */
export const handOverWork = (world: World, {guestId, customerId}: Session) => {
    if (customerId) handOverRenting(world, guestId, customerId)
}

/** Ends a session: its refresh token and its access tokens are invalid at once. */
export const endSession = (world: World, id: string) => {
    world
        .statement('UPDATE sign_in_session SET ended_at = ? WHERE id = ?')
        .run(world.now().getTime(), id)
    world.statement('DELETE FROM refresh_token WHERE session_id = ?').run(id)
}

/** Ends every session of a customer, as after a new password; one may be excepted. */
export const endSessionsOf = (world: World, customerId: string, spared?: string) => {
    const sessions = world
        .statement<{id: string}>(
            'SELECT id FROM sign_in_session WHERE customer_id = ? AND ended_at IS NULL'
        )
        .all(customerId)
    for (const {id} of sessions) if (id !== spared) endSession(world, id)
}

/** A registered shopper has signed in. */
export const noteLogin = ({statement, now}: World, id: string) =>
    statement(
        'UPDATE customer SET previous_login_at = last_login_at, last_login_at = ? WHERE id = ?'
    ).run(now().getTime(), id)

const day = 24 * 60 * 60

/** The lifetime of a refresh token, in seconds. */
export const refreshLifetime = ({customerId}: Pick<Session, 'customerId'>) =>
    (customerId ? 90 : 30) * day

export const newRefreshToken = (world: World, session: Session): string => {
    const token = newSecret()
    const expiresAt = world.now().getTime() + refreshLifetime(session) * 1000
    world
        .statement('INSERT INTO refresh_token (hash, session_id, expires_at) VALUES (?, ?, ?)')
        .run(hashOf(token), session.id, expiresAt)
    return token
}

type Standing = {sessionId: string; expiresAt: number}

export const sessionIdOfRefreshToken = ({statement, now}: World, token: string) => {
    const found = statement<Standing>(
        'SELECT session_id AS sessionId, expires_at AS expiresAt FROM refresh_token WHERE hash = ?'
    ).get(hashOf(token))
    return found && found.expiresAt > now().getTime() ? found.sessionId : undefined
}

/** The shopper's choice about tracking, as a later request for tokens states it. */
export const withTracking = (world: World, session: Session, dnt: boolean): Session => {
    world.statement('UPDATE sign_in_session SET dnt = ? WHERE id = ?').run(Number(dnt), session.id)
    return {...session, dnt: Number(dnt)}
}

/** The session of a refresh token, which is used up by this: a public client gets a new one every time. */
export const redeemRefreshToken = (world: World, token: string, clientId: string): Session => {
    const sessionId = sessionIdOfRefreshToken(world, token)
    const session = sessionId && standingSession(world, sessionId)
    // commerce-sdk-react signs in again for exactly this text.
    if (!session || session.clientId !== clientId) {
        return slasProblem(400, 'invalid_grant', 'invalid refresh_token')
    }
    world.statement('DELETE FROM refresh_token WHERE hash = ?').run(hashOf(token))
    return session
}
