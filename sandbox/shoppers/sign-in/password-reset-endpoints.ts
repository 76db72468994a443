import {z} from 'zod'
import {siteId} from '../../core/sites'
import {endpoint} from '../../core/endpoint'
import {answer} from '../../core/response'
import type {World} from '../../world/world'
import {findCustomerByLogin} from '../customers/customer'
import {hashedPassword, Password, savePassword} from '../customers/password'
import {sendReset} from '../messages/message'
import {deliveryOf, MailRequest, noteSecret, redeemSecret} from './mailed-secret'
import {isProofOf, newSecret} from './session'
import {clientId, mustBeClientNamed, slasEndpoint, slasPath, slasProblem} from './slas'

const crossDevice = 'cross_device'

const ResetRequest = MailRequest.extend({
    client_id: z.string().max(40).optional(),
    code_challenge: z.string().min(43).max(128).optional(),
    hint: z.literal(crossDevice).optional(),
    idp_name: z.string().max(128).optional()
})

/** Mails a token to reset a password. An unknown login gets the same response, and no mail. */
export const getPasswordResetToken = slasEndpoint(
    endpoint({
        method: 'POST',
        path: `${slasPath}/password/reset`,
        access: 'public',
        bodyType: 'form',
        body: ResetRequest,
        handle: ({body, headers, world}) => {
            const client = mustBeClientNamed(body.client_id, headers)
            const challenge = body.hint ? null : (body.code_challenge ?? null)
            if (client === clientId && !body.hint && !challenge) {
                slasProblem(400, 'invalid_request', 'A public client needs a code_challenge.')
            }
            mailToken(world, body, challenge)
            return answer(200)
        }
    })
)

const mailToken = (world: World, request: MailRequest, challenge: string | null) => {
    const delivery = deliveryOf(request)
    const login = request.user_id
    const token = newSecret()
    const secret = {login, challenge, usid: null, registration: null}
    const expiresAt = noteSecret(world, 'password', token, secret)
    const customer = findCustomerByLogin(world, login)
    if (!customer) return
    const to = customer.profile.email || login
    sendReset(world, {...delivery, to, email: customer.login, token, expiresAt})
}

const ActionRequest = z.object({
    client_id: z.string().max(40),
    channel_id: siteId,
    pwd_action_token: z.string().min(1).max(256),
    new_password: Password,
    code_verifier: z.string().min(43).max(128).optional(),
    hint: z.literal(crossDevice).optional(),
    user_id: z.string().max(128).optional()
})

type ActionRequest = z.output<typeof ActionRequest>

/** Sets a new password, with the mailed token. */
export const resetPassword = slasEndpoint(
    endpoint({
        method: 'POST',
        path: `${slasPath}/password/action`,
        access: 'public',
        bodyType: 'form',
        // A token with a wrong proof is used up too, so nothing may be rolled back.
        atomic: false,
        body: ActionRequest,
        handle: async ({body, headers, world}) => {
            mustBeClientNamed(body.client_id, headers)
            const hash = await hashedPassword(body.new_password)
            const {login, challenge} = redeemSecret(world, 'password', body.pwd_action_token)
            mustBeProven(body, login, challenge)
            const customer = findCustomerByLogin(world, login)
            if (!customer) return slasProblem(400, 'invalid_request', 'Invalid token.')
            world.transaction(() => savePassword(world, customer.id, hash))
            return answer(200)
        }
    })
)

/** On another device the login replaces the proof key, which only the first device has. */
const mustBeProven = (
    {hint, user_id, code_verifier}: ActionRequest,
    login: string,
    challenge: string | null
) => {
    const isProven =
        challenge === null
            ? hint !== undefined && user_id?.toLowerCase() === login.toLowerCase()
            : code_verifier !== undefined && isProofOf(challenge, code_verifier)
    if (!isProven) slasProblem(400, 'invalid_request', 'Invalid token.')
}
