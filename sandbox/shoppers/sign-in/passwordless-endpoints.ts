import {randomInt} from 'node:crypto'
import {z} from 'zod'
import {endpoint} from '../../core/endpoint'
import {answer} from '../../core/response'
import type {World} from '../../world/world'
import {findCustomerByLogin, insertCustomer} from '../customers/customer'
import {emptyProfile, foundAtProvider, withProfile} from '../customers/profile'
import {sendMessage} from '../messages/message'
import {
    deliveryOf,
    type MailedSecret,
    MailRequest,
    type NewShopper,
    noteSecret,
    redeemSecret
} from './mailed-secret'
import {guestIdentityOf, handOverWork, noteLogin, startSession} from './session'
import {mustBePrivateClient, privateClientId, slasEndpoint, slasPath, slasProblem} from './slas'
import {issueTokens, shopperScopes} from './tokens'

/** Registers whoever has proved to have the mail address; they have no password until they set one. */
export const registeredBy = (
    world: World,
    login: string,
    registration: NewShopper | null
): string => {
    if (!registration) return slasProblem(400, 'invalid_request', 'Invalid token.')
    const {email, firstName, lastName, phone} = registration
    const id = world.newId()
    insertCustomer(world, {
        id,
        login,
        passwordHash: '',
        profile: foundAtProvider(
            withProfile(world, emptyProfile, {
                email,
                firstName,
                lastName,
                phoneHome: phone,
                custom: {}
            })
        )
    })
    return id
}

const text = (longest: number) => z.string().min(1).max(longest).optional()

const LoginRequest = MailRequest.extend({
    usid: text(256),
    email: text(128),
    first_name: text(100),
    last_name: text(100),
    phone_number: text(48),
    customer_no: text(100)
})

/** Mails a code of eight digits to sign in with, and registers unknown shoppers if requested. */
export const authorizePasswordless = slasEndpoint(
    endpoint({
        method: 'POST',
        path: `${slasPath}/passwordless/login`,
        access: 'public',
        query: z.object({
            register_customer: z.enum(['true', 'false']).optional(),
            // Every address counts as verified here, so strictness makes no difference.
            strict_verify: z.enum(['true', 'false']).optional()
        }),
        bodyType: 'form',
        body: LoginRequest,
        handle: ({body, query, headers, world}) => {
            mustBePrivateClient(headers)
            const registers = query.register_customer === 'true'
            mailCode(world, body, registers ? newShopperOf(body) : null)
            return answer(200, '')
        }
    })
)

type LoginRequest = z.output<typeof LoginRequest>

const newShopperOf = (body: LoginRequest): NewShopper => {
    const email = body.email ?? body.user_id
    if (!body.last_name || !/^[^\s@:]+@[^\s@:]+$/.test(email)) {
        return slasProblem(400, 'invalid_request', 'last_name and email are needed to register.')
    }
    return {
        email,
        lastName: body.last_name,
        firstName: body.first_name ?? '',
        ...(body.phone_number && {phone: body.phone_number})
    }
}

const mailCode = (world: World, request: LoginRequest, registration: NewShopper | null) => {
    const delivery = deliveryOf(request)
    const login = request.user_id
    const token = String(randomInt(10 ** 8)).padStart(8, '0')
    const usid = request.usid ?? null
    const secret = {login, challenge: null, usid, registration}
    const expiresAt = noteSecret(world, 'login', token, secret)
    if (!registration && !findCustomerByLogin(world, login)) return
    sendMessage(world, {
        kind: 'sign-in-code',
        ...delivery,
        to: login,
        token,
        sentAt: world.now().toISOString(),
        expiresAt: new Date(expiresAt).toISOString()
    })
}

const CodeRequest = z.object({
    grant_type: z.literal('client_credentials'),
    hint: z.literal('pwdless_login'),
    pwdless_login_token: z.string().min(1).max(256),
    client_id: z.string().max(40).optional(),
    code_verifier: z.string().max(128).optional(),
    login_id: z.string().max(128).optional(),
    dnt: z.enum(['true', 'false']).optional()
})

/** Signs in the shopper with the code. */
export const getPasswordlessToken = slasEndpoint(
    endpoint({
        method: 'POST',
        path: `${slasPath}/passwordless/token`,
        access: 'public',
        bodyType: 'form',
        // A code that was used with another login is used up too.
        atomic: false,
        body: CodeRequest,
        handle: ({body, headers, world}) => {
            mustBePrivateClient(headers)
            const secret = redeemSecret(world, 'login', body.pwdless_login_token)
            if (body.login_id !== undefined && body.login_id !== secret.login) {
                return slasProblem(400, 'invalid_request', 'Invalid token.')
            }
            const tokens = tokensOf(world, secret, body.dnt === 'true')
            return answer(200, tokens, {'cache-control': 'no-store'})
        }
    })
)

const tokensOf = (world: World, {login, usid: given, registration}: MailedSecret, dnt: boolean) =>
    world.transaction(() => {
        const customerId =
            findCustomerByLogin(world, login)?.id ?? registeredBy(world, login, registration)
        noteLogin(world, customerId)
        const {usid} = guestIdentityOf(world, given ?? undefined)
        const clientId = privateClientId
        const session = startSession(world, {
            usid,
            customerId,
            dnt,
            scopes: shopperScopes,
            clientId
        })
        handOverWork(world, session)
        return issueTokens(world, session)
    })
