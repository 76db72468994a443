import {CommerceError, toFailure} from '../client'
import {record, text} from '../json'

/**
 * Why a sign-in was refused. The platform says that an account is locked, or that its password has expired, only to
 * somebody with the right password; an unknown address and a wrong password are not distinguished [D-20]. 'late': nobody
 * has refused it, there was no answer in time.
 */
export type SignInRefusal = 'wrong' | 'locked' | 'password-expired' | 'too-many' | 'late' | 'failed'

const reasons: Record<string, SignInRefusal> = {
    account_locked: 'locked',
    password_expired: 'password-expired'
}

/** The reason to show for a failed sign-in [AUTH-037, AUTH-038]. */
export const signInRefusal = (error: unknown): SignInRefusal => {
    const {status, code} = toFailure(error)
    if (code === 'timeout') return 'late'
    if (status === 401) return 'wrong'
    if (status === 429) return 'too-many'
    const data = error instanceof CommerceError ? record(error.data) : {}
    return reasons[text(data.error) ?? ''] ?? 'failed'
}
