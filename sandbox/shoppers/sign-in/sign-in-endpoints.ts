import {authorize} from './endpoints/authorize'
import {jwks, openidConfiguration} from './endpoints/discovery'
import {login} from './endpoints/login'
import {logout} from './endpoints/logout'
import {introspect, revoke} from './endpoints/revoke-and-introspect'
import {sharedToken} from './endpoints/shared-token'
import {token} from './endpoints/token'
import {userInfo} from './endpoints/user-info'

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
    sharedToken
]
