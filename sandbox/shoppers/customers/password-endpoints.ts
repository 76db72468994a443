import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {endpoint} from '../../core/endpoint'
import type {Locale} from '../../core/locales'
import {localeOf} from '../../core/query-values'
import {answer, problem} from '../../core/response'
import type {World} from '../../world/world'
import {sendReset} from '../messages/message'
import {hashOf, newSecret} from '../sign-in/session'
import {type Customer, findCustomerByLogin, ownCustomer} from './customer'
import {hashedPassword, isPassword, Password, savePassword} from './password'
import {customerPath, customerQuery, customersPath} from './profile-endpoints'

const scope = 'sfcc.shopper-customers.login'
const resetMinutes = 10

const hashOfCustomer = ({statement}: World, id: string) =>
    statement<{hash: string}>('SELECT password_hash AS hash FROM customer WHERE id = ?').get(id)
        ?.hash

export const updatePassword = endpoint({
    method: 'PUT',
    path: `${customerPath}/password`,
    scope,
    query: customerQuery,
    atomic: false,
    body: z.object({currentPassword: z.string().max(4096), password: Password}),
    handle: async ({params, body, shopper, world}) => {
        const {id} = ownCustomer(world, params.customerId, shopper)
        if (!(await isPassword(body.currentPassword, hashOfCustomer(world, id)))) {
            return problem(400, 'password-mismatch', 'The current password is wrong.')
        }
        const hash = await hashedPassword(body.password)
        world.transaction(() => savePassword(world, id, hash))
        return answer(204)
    }
})

/**
 * A token to set a new password, valid for ten minutes, once: in the response, as the contract says, and in a mail to
 * the account's owner. The real platform only returns it to trusted servers; here the storefront may call it too
 * [D-13], and its server must not pass the token on. An unknown login gets the same response, with a token that is not
 * valid, so that nobody learns who is a customer.
 */
export const createResetToken = endpoint({
    method: 'POST',
    path: `${customersPath}/password/actions/create-reset-token`,
    scope,
    query: customerQuery,
    body: z.object({login: z.string().min(1).max(256)}),
    handle: ({body: {login}, query, world}): ShopperCustomersTypes.ResetPasswordToken => {
        const customer = findCustomerByLogin(world, login)
        const resetToken = newSecret()
        if (customer) openReset(world, {customer, token: resetToken, locale: localeOf(query)})
        return {login, email: login, resetToken, expiresInMinutes: resetMinutes}
    }
})

type Reset = {customer: Customer; token: string; locale: Locale}

const openReset = (world: World, {customer, token, locale}: Reset) => {
    const {id, login, profile} = customer
    const expiresAt = world.now().getTime() + resetMinutes * 60_000
    world
        .statement('INSERT INTO password_reset (hash, customer_id, expires_at) VALUES (?, ?, ?)')
        .run(hashOf(token), id, expiresAt)
    sendReset(world, {to: profile.email || login, email: login, locale, token, expiresAt})
}

export const resetPassword = endpoint({
    method: 'POST',
    path: `${customersPath}/password/actions/reset`,
    scope,
    query: customerQuery,
    atomic: false,
    body: z.object({
        login: z.string().min(1).max(256),
        resetToken: z.string().min(1).max(4096),
        newPassword: Password
    }),
    handle: async ({body: {login, resetToken, newPassword}, world}) => {
        const hash = await hashedPassword(newPassword)
        world.transaction(() => {
            const customer = findCustomerByLogin(world, login)
            const {changes} = world
                .statement(
                    'DELETE FROM password_reset WHERE hash = ? AND customer_id = ? AND expires_at > ?'
                )
                .run(hashOf(resetToken), customer?.id ?? '', world.now().getTime())
            if (!customer || !changes) {
                return problem(400, 'invalid-reset-token', 'The reset token is not valid.')
            }
            savePassword(world, customer.id, hash)
        })
        return answer(204)
    }
})
