import {type Commerce, CommerceError} from '../client'
import {record, text} from '../json'
import type {Query} from '../query'

/**
 * Asks for a link to a new password by mail, through our own server: the answer is the same whether the address is known or
 * not, and no token comes back [API-038, D-20, D-21]. Rejects with a CommerceError.
 */
export const requestPasswordReset = async (commerce: Commerce, email: string): Promise<void> => {
    const body = {email, locale: commerce.locale}
    await commerce.fetch({family: 'own', path: '/reset-password-request', body})
}

/** Whose password the link that this browser has opened may set; nobody's where it has opened none. */
export type ResetLink = {email: string | null}

/** The mailed link that this browser has opened: its secret stays with our server [D-21]. */
export const resetLink = (commerce: Commerce): Query<ResetLink> => ({
    key: ['reset-link'],
    staleTime: 0,
    fetch: async () => {
        const answer = record(await commerce.fetch({family: 'own', path: '/reset-password'}))
        return {email: text(answer.email) ?? null}
    }
})

/** Sets the password with the link that this browser has opened, once. Rejects with a CommerceError. */
export const setNewPassword = async (commerce: Commerce, newPassword: string): Promise<void> => {
    await commerce.fetch({family: 'own', path: '/reset-password', body: {newPassword}})
}

/** Whether a password could not be set because its link is used up or has ended. */
export const isLinkOver = (error: unknown): boolean =>
    error instanceof CommerceError && text(record(error.data).type) === 'link-not-valid'
