import {defineMessages, type MessageDescriptor} from 'react-intl'
import * as z from 'zod/mini'
import {
    cleanEmail,
    isEmail,
    passwordProblem,
    unsendableInLogin,
    unsendableInPassword,
    type PasswordProblem,
    type Unsendable
} from '@app/domain/person/credentials'
import {type Problem, rule} from '../schema'

const newPasswordTexts: Record<PasswordProblem, MessageDescriptor> = defineMessages({
    missing: {id: 'password.missing', defaultMessage: 'Please create a password.'},
    length: {
        id: 'password.length',
        defaultMessage: 'Password must contain at least 8 characters'
    },
    uppercase: {
        id: 'password.uppercase',
        defaultMessage: 'Password must contain at least one uppercase letter'
    },
    lowercase: {
        id: 'password.lowercase',
        defaultMessage: 'Password must contain at least one lowercase letter'
    },
    number: {id: 'password.number', defaultMessage: 'Password must contain at least one number'},
    special: {
        id: 'password.special',
        defaultMessage: 'Password must contain at least one special character'
    },
    'too-long': {
        id: 'password.too-long',
        defaultMessage: 'Password must contain at most 128 characters'
    },
    common: {
        id: 'password.common',
        defaultMessage: 'This password is too easy to guess. Choose another one.'
    },
    control: {
        id: 'password.control',
        defaultMessage: 'Password must not contain a tab, a line break or another control character'
    },
    broken: {
        id: 'password.broken',
        defaultMessage: 'Password must not contain an incomplete character, such as half an emoji'
    }
})

const loginTexts: Record<Unsendable, MessageDescriptor> = defineMessages({
    colon: {
        id: 'login-email.colon',
        defaultMessage: 'The email address for your account must not contain a colon (:)'
    },
    control: {
        id: 'login-email.control',
        defaultMessage:
            'The email address for your account must not contain a tab, a line break or another control character'
    },
    broken: {
        id: 'login-email.broken',
        defaultMessage:
            'The email address for your account must not contain an incomplete character, such as half an emoji'
    }
})

/** A new password, with its first problem [AUTH-023] [AUTH-026…030] (D-50). */
export const newPassword = z.string().check(
    rule((password) => {
        const problem = passwordProblem(password)
        return problem && newPasswordTexts[problem]
    })
)

/** The problem of a password that is to be checked: it is missing, or sign-in cannot carry it (D-50). */
export const currentPasswordProblem = (password: string, missing: Problem): Problem | undefined => {
    if (password === '') return missing
    const unsendable = unsendableInPassword(password)
    return unsendable && newPasswordTexts[unsendable]
}

/** A password that is to be checked: it is there, and sign-in can carry it (D-50). */
export const currentPassword = (missing: Problem) =>
    z.string().check(rule((password) => currentPasswordProblem(password, missing)))

/** The login that is typed to sign in (D-50) [AUTH-018]. */
export const typedLogin = (missing: Problem) =>
    z.string().check(
        rule((login) => {
            if (cleanEmail(login) === '') return missing
            const unsendable = unsendableInLogin(login)
            return unsendable && loginTexts[unsendable]
        }),
        z.overwrite(cleanEmail)
    )

/** An email address that becomes the login of an account: sign-in can carry it (G-33, D-50). */
export const loginEmail = (wrong: Problem) =>
    z.string().check(
        rule((login) => {
            const unsendable = unsendableInLogin(login)
            if (unsendable) return loginTexts[unsendable]
            return isEmail(login) ? undefined : wrong
        }),
        z.overwrite(cleanEmail)
    )
