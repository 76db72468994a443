import {authorize, login, logout} from './login-endpoints'
import {jwks, openidConfiguration, userInfo} from './identity-endpoints'
import {introspect, revoke, token} from './token-endpoints'
import {sharedToken} from './shared-token-endpoint'
import {getPasswordResetToken, resetPassword} from './password-reset-endpoints'
import {requestOtp, verifyOtp} from './otp-endpoints'
import {authorizePasswordless, getPasswordlessToken} from './passwordless-endpoints'

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
    getPasswordlessToken,
    requestOtp,
    verifyOtp
]
