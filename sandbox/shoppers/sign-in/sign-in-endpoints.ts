import {authorize} from './endpoints/authorize'
import {jwks, openidConfiguration} from './endpoints/discovery'
import {login} from './endpoints/login'
import {logout} from './endpoints/logout'
import {introspect, revoke} from './endpoints/revoke-and-introspect'
import {sharedToken} from './endpoints/shared-token'
import {token} from './endpoints/token'
import {userInfo} from './endpoints/user-info'
import {getPasswordResetToken, resetPassword} from './mailed/password-reset'
import {authorizePasswordless, getPasswordlessToken} from './mailed/passwordless'

export const signInEndpoints = [
    authorize,
    login,
    token,
    logout,
    revoke,
    introspect,
    userInfo,
    jwks,
    openidConfiguration,
    sharedToken,
    getPasswordResetToken,
    resetPassword,
    authorizePasswordless,
    getPasswordlessToken
]
