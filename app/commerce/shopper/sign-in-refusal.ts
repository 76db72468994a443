import {CommerceError, toFailure} from '../client'
import {record, text} from '../json'

/**
 * Why a sign-in was refused. That an account is locked, or its password expired, the platform tells only whoever has the
 * right password; an unknown address and a wrong password are one and the same [D-20].
 */
export type SignInRefusal = 'wrong' | 'locked' | 'password-expired' | 'too-many' | 'failed'

const reasons: Record<string, SignInRefusal> = {
    account_locked: 'locked',
    password_expired: 'password-expired'
}

/** What a failed sign-in is shown as [AUTH-037, AUTH-038]. */
export const signInRefusal = (error: unknown): SignInRefusal => {
    const {status} = toFailure(error)
    if (status === 401) return 'wrong'
    if (status === 429) return 'too-many'
    const data = error instanceof CommerceError ? record(error.data) : {}
    return reasons[text(data.error) ?? ''] ?? 'failed'
}
