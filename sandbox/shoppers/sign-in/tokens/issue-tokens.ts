import type {ShopperLoginTypes} from 'commerce-sdk-isomorphic'
import {createHash} from 'node:crypto'
import {findAccount, type Account} from '../../customers/account'
import type {World} from '../../../world/world'
import {newRefreshToken, refreshLifetime} from '../sessions/refresh-token'
import type {Session} from '../sessions/session'
import {signToken} from './access-token'
import {issuerSubjectOf, subjectOf} from './subject'

/** An access token of a session, from now on. */
export const newAccessToken = (world: World, session: Session, account: Account | undefined) => {
    const iat = Math.floor(world.now().getTime() / 1000)
    return signToken(world.keys.signing, {
        aut: 'GUID',
        scp: session.scopes,
        sub: subjectOf(session),
        ctx: 'slas',
        iss: 'slas/prod/hmwd_001',
        ist: 1,
        dnt: String(session.dnt),
        aud: 'commercecloud/prod/hmwd_001',
        nbf: iat - 30,
        sty: 'User',
        isb: issuerSubjectOf(session, account),
        exp: iat + world.accessSeconds,
        iat,
        jti: world.newId(),
        sid: session.id
    })
}

/** What a shopper gets for a code or a refresh token. */
export const issueTokens = (world: World, session: Session): ShopperLoginTypes.TokenResponse => {
    const account = session.customerId ? findAccount(world, session.customerId) : undefined
    return {
        access_token: newAccessToken(world, session, account),
        id_token: newIdToken(world, session, account),
        refresh_token: newRefreshToken(world, session),
        expires_in: world.accessSeconds,
        refresh_token_expires_in: refreshLifetime(session),
        token_type: 'Bearer',
        usid: session.usid,
        customer_id: session.customerId ?? session.guestId,
        enc_user_id: hashOfUser(account?.login ?? `Guest ${session.usid}`),
        idp_access_token: '',
        dnt: String(session.dnt === 1)
    }
}

const newIdToken = (world: World, {usid, clientId}: Session, account: Account | undefined) => {
    const iat = Math.floor(world.now().getTime() / 1000)
    return signToken(world.keys.signing, {
        sub: `usid:${usid}`,
        aud: clientId,
        iss: 'slas/prod/hmwd_001',
        name: account ? `${account.firstName} ${account.lastName}` : 'Guest User',
        ...(account && {email: account.login}),
        exp: iat + world.accessSeconds,
        iat
    })
}

/** The platform's way to tell one user from another without naming them. */
const hashOfUser = (login: string) =>
    createHash('md5').update(login.toLowerCase()).digest('hex').toUpperCase()
