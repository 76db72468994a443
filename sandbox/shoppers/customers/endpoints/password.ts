import {z} from 'zod'
import {answer} from '../../../core/answer'
import {endpoint} from '../../../core/endpoint'
import {problem} from '../../../core/problem'
import {hashOf, newSecret} from '../../sign-in/sessions/secret'
import {endSessionsOf} from '../../sign-in/sessions/session'
import type {World} from '../../../world/world'
import {findCustomerByLogin, ownCustomer} from '../model/keep-customer'
import {hashedPassword, isPassword} from '../password'
import {Password} from '../password-rules'
import {customerPath, customerQuery, customersPath} from './customer-path'

const scope = 'sfcc.shopper-customers.login'
const resetMinutes = 10

const hashOfCustomer = ({statement}: World, id: string) =>
    statement<{hash: string}>('SELECT password_hash AS hash FROM customer WHERE id = ?').get(id)
        ?.hash

/** A new password ends every session that the old one began. */
const keepPassword = (world: World, id: string, hash: string) => {
    world.statement('UPDATE customer SET password_hash = ? WHERE id = ?').run(hash, id)
    world.statement('DELETE FROM password_reset WHERE customer_id = ?').run(id)
    endSessionsOf(world, id)
}

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
        world.transaction(() => keepPassword(world, id, hash))
        return answer(204)
    }
})

/**
 * A token by which the password may be set anew, good for ten minutes. A login that does not exist gets one too, good
 * for nothing, so that nobody learns who is a customer.
 */
export const createResetToken = endpoint({
    method: 'POST',
    path: `${customersPath}/password/actions/create-reset-token`,
    scope,
    query: customerQuery,
    body: z.object({login: z.string().min(1).max(256)}),
    handle: ({body: {login}, world, now}) => {
        const resetToken = newSecret()
        const customer = findCustomerByLogin(world, login)
        if (customer) {
            const expiresAt = now.getTime() + resetMinutes * 60_000
            world
                .statement(
                    'INSERT INTO password_reset (hash, customer_id, expires_at) VALUES (?, ?, ?)'
                )
                .run(hashOf(resetToken), customer.id, expiresAt)
        }
        return {login, email: login, resetToken, expiresInMinutes: resetMinutes}
    }
})

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
            keepPassword(world, customer.id, hash)
        })
        return answer(204)
    }
})
