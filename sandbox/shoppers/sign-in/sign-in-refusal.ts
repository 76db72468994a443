import {z} from 'zod'
import type {Migration} from '../../world/database'
import type {World} from '../../world/world'

export const signInRefusalMigration: Migration = {
    id: 'sign-in-3',
    up: (db) => {
        db.exec(`
            CREATE TABLE sign_in_refusal (
                customer_id TEXT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
                reason TEXT NOT NULL
            ) STRICT
        `)
    }
}

/** Why an account refuses the right password; `open` is the usual state. */
export const SignInState = z.enum(['open', 'locked', 'password-expired'])
export type SignInState = z.output<typeof SignInState>

/** The sign-in service's text about it, only for callers with the right password. */
export const refusals = {
    locked: {error: 'account_locked', detail: 'The account is locked.'},
    'password-expired': {error: 'password_expired', detail: 'The password has expired.'}
} as const

export const signInStateOf = ({statement}: World, customerId: string): SignInState => {
    const row = statement<{reason: string}>(
        'SELECT reason FROM sign_in_refusal WHERE customer_id = ?'
    ).get(customerId)
    return SignInState.catch('open').parse(row?.reason)
}

/** Locks an account, expires its password, or opens it again, as a new password does. */
export const setSignInState = ({statement}: World, customerId: string, state: SignInState) => {
    statement('DELETE FROM sign_in_refusal WHERE customer_id = ?').run(customerId)
    if (state === 'open') return
    statement('INSERT INTO sign_in_refusal (customer_id, reason) VALUES (?, ?)').run(
        customerId,
        state
    )
}
