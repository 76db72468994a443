import {randomBytes, scrypt, timingSafeEqual} from 'node:crypto'
import {z} from 'zod'
import type {World} from '../../world/world'
import {endSessionsOf} from '../sign-in/session'
import {setSignInState} from '../sign-in/sign-in-refusal'

/** The requirements of a password, as the shop's forms have them. */
export const Password = z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(4096)
    .regex(/[A-Z]/, 'must have an uppercase letter')
    .regex(/[a-z]/, 'must have a lowercase letter')
    .regex(/\d/, 'must have a number')
    .regex(/[^A-Za-z0-9]/, 'must have a special character')

const cost = 16_384

const derived = (password: string, salt: Buffer): Promise<Buffer> =>
    new Promise((resolve, reject) => {
        scrypt(password, salt, 32, {N: cost}, (error, key) =>
            error ? reject(error) : resolve(key)
        )
    })

/** A password as it is stored: 'scrypt$salt$key'. */
export const hashedPassword = async (password: string): Promise<string> => {
    const salt = randomBytes(16)
    const key = await derived(password, salt)
    return ['scrypt', salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Compares the password byte by byte in UTF-8, as the platform does: another Unicode form of it is another password.
 * Takes as long for a login that does not exist (no hash) as for one that does.
 */
export const isPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
    const [, salt = '', key = ''] = hash?.split('$') ?? []
    const given = await derived(password, Buffer.from(salt, 'base64url'))
    const wanted = Buffer.from(key, 'base64url')
    return wanted.length === given.length && timingSafeEqual(given, wanted)
}

/** A new password ends all sessions, all pending resets, and any lock of the account. */
export const savePassword = (world: World, id: string, hash: string) => {
    world.statement('UPDATE customer SET password_hash = ? WHERE id = ?').run(hash, id)
    world.statement('DELETE FROM password_reset WHERE customer_id = ?').run(id)
    setSignInState(world, id, 'open')
    endSessionsOf(world, id)
}
