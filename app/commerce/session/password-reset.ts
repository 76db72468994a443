import {sentPassword} from '@app/domain/person/credentials'
import * as z from 'zod/mini'
import {anyText, readAnswer} from '../answer'
import {type Commerce, CommerceError} from '../client'
import {record, text} from '../json'
import type {Query} from '../query'

/**
 * Requests a mail with a link to set a new password, through our own server: the response is the same whether the
 * address is known or not, and contains no token [API-038, D-20, D-21]. Rejects with a CommerceError.
 */
export const requestPasswordReset = async (commerce: Commerce, email: string): Promise<void> => {
    const body = {email, locale: commerce.locale}
    await commerce.fetch({family: 'own', path: '/reset-password-request', body})
}

/** The e-mail address whose password can be set with the link that was opened in this browser; null without a link. */
export type ResetLink = {email: string | null}

const LinkAnswer = z.union([
    z.looseObject({state: z.literal('ready'), email: anyText}),
    z.looseObject({state: z.literal('none')})
])

/** The mailed link that was opened in this browser: its secret stays on our server [D-21]. */
export const resetLink = (commerce: Commerce): Query<ResetLink> => ({
    key: ['reset-link'],
    staleTime: 0,
    fetch: async () => {
        const answer = await commerce.fetch({family: 'own', path: '/reset-password'})
        const link = readAnswer(LinkAnswer, answer)
        return {email: link.state === 'ready' ? link.email : null}
    }
})

/** Sets the password with the link that was opened in this browser, once. Rejects with a CommerceError. */
export const setNewPassword = async (commerce: Commerce, newPassword: string): Promise<void> => {
    const body = {newPassword: sentPassword(newPassword)}
    await commerce.fetch({family: 'own', path: '/reset-password', body})
}

/** Whether a password could not be set because its link was used already or has expired. */
export const isLinkOver = (error: unknown): boolean =>
    error instanceof CommerceError && text(record(error.data).type) === 'link-not-valid'
