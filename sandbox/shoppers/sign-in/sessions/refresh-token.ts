import type {World} from '../../../world/world'
import {slasProblem} from '../slas-problem'
import {hashOf, newSecret} from './secret'
import {standingSession, type Session} from './session'

const day = 24 * 60 * 60

/** How long a refresh token is good, in seconds. */
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

/** The session of a refresh token, which is used up by this: a public client gets a new one every time. */
export const redeemRefreshToken = (world: World, token: string, clientId: string): Session => {
    const sessionId = sessionIdOfRefreshToken(world, token)
    const session = sessionId && standingSession(world, sessionId)
    // commerce-sdk-react signs in anew at exactly these words.
    if (!session || session.clientId !== clientId) {
        return slasProblem(400, 'invalid_grant', 'invalid refresh_token')
    }
    world.statement('DELETE FROM refresh_token WHERE hash = ?').run(hashOf(token))
    return session
}
