import {CommerceError, toFailure} from '../client'
import {record, text} from '../json'

/**
 * Why a sign-in was refused. The platform says that an account is locked, or that its password has expired, only to
 * somebody with the right password; an unknown address and a wrong password are not distinguished [D-20].
 */
export type SignInRefusal = 'wrong' | 'locked' | 'password-expired' | 'too-many' | 'failed'

const reasons: Record<string, SignInRefusal> = {
    account_locked: 'locked',
    password_expired: 'password-expired'
}

/** The reason to show for a failed sign-in [AUTH-037, AUTH-038]. */
export const signInRefusal = (error: unknown): SignInRefusal => {
    const {status} = toFailure(error)
    if (status === 401) return 'wrong'
    if (status === 429) return 'too-many'
    const data = error instanceof CommerceError ? record(error.data) : {}
    return reasons[text(data.error) ?? ''] ?? 'failed'
}
