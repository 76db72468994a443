import {randomInt} from 'node:crypto'
import {z} from 'zod'
import {siteId} from '../../core/sites'
import {endpoint} from '../../core/endpoint'
import {defaultLocale} from '../../core/locales'
import {answer} from '../../core/response'
import type {Shopper} from '../../world/world'
import {findCustomerByLogin} from '../customers/customer'
import {sendMessage} from '../messages/message'
import {deliveryOf, MailRequest, noteSecret, redeemSecret} from './mailed-secret'
import {mustKnowClient, slasEndpoint, slasPath, slasProblem} from './slas'
import {otpScope} from './tokens'

const clientIdOf36 = z.string().regex(/^[A-Za-z0-9_-]{36}$/)

const OtpRequest = MailRequest.extend({
    client_id: clientIdOf36,
    email: z.string().min(1).max(128).optional(),
    // Unlike the other mailed secrets, it has a default.
    locale: z.string().max(16).default(defaultLocale)
})

const mustMayVerify = (shopper: Shopper | undefined) => {
    if (!shopper) slasProblem(401, 'invalid_token', 'A valid access token is required.')
    if (!shopper.scopes.includes(otpScope)) {
        slasProblem(401, 'invalid_client', `The client has not the scope '${otpScope}'.`)
    }
}

/**
 * Mails a one-time password of eight digits, with which somebody who is signed in proves who they are. An unknown
 * shopper, or another e-mail address than theirs, gets the same response, and no mail.
 */
export const requestOtp = slasEndpoint(
    endpoint({
        method: 'POST',
        path: `${slasPath}/otp/request`,
        access: 'public',
        bodyType: 'form',
        body: OtpRequest,
        handle: ({body, shopper, world}) => {
            mustMayVerify(shopper)
            mustKnowClient(body.client_id)
            const delivery = deliveryOf(body)
            const {user_id: login, mode, email} = body
            if (mode === 'email' && !email) {
                slasProblem(400, 'invalid_request', 'The email is missing.')
            }
            const token = String(randomInt(10 ** 8)).padStart(8, '0')
            const secret = {login, challenge: null, usid: null, registration: null}
            const expiresAt = noteSecret(world, 'otp', token, secret)
            const customer = findCustomerByLogin(world, login)
            if (customer && isAddressOf(customer, email)) {
                sendMessage(world, {
                    kind: 'one-time-password',
                    ...delivery,
                    to: email ?? login,
                    token,
                    sentAt: world.now().toISOString(),
                    expiresAt: new Date(expiresAt).toISOString()
                })
            }
            return answer(202)
        }
    })
)

const isAddressOf = (
    {login, profile}: {login: string; profile: {email: string}},
    email: string | undefined
) =>
    email === undefined ||
    [login, profile.email].some((own) => own.toLowerCase() === email.toLowerCase())

const OtpVerifyRequest = z.object({
    pwd_action_token: z.string().regex(/^[0-9]{6,8}$/, 'must be six to eight digits'),
    client_id: clientIdOf36,
    channel_id: siteId,
    user_id: z.string().min(1).max(128)
})

/** Accepts a one-time password, once, and only from whom it was mailed to. */
export const verifyOtp = slasEndpoint(
    endpoint({
        method: 'POST',
        path: `${slasPath}/otp/verify`,
        access: 'public',
        bodyType: 'form',
        // A password that was used for another shopper is used up too.
        atomic: false,
        body: OtpVerifyRequest,
        handle: ({body, shopper, world}) => {
            mustMayVerify(shopper)
            mustKnowClient(body.client_id)
            const {login} = redeemSecret(world, 'otp', body.pwd_action_token)
            if (login.toLowerCase() !== body.user_id.toLowerCase()) {
                slasProblem(400, 'invalid_request', 'Invalid token.')
            }
            return answer(204)
        }
    })
)
