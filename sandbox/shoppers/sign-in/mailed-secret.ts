import {z} from 'zod'
import {siteId} from '../../core/sites'
import {parseStored} from '../../core/json'
import {type Locale, defaultLocale, locales} from '../../core/locales'
import type {World} from '../../world/world'
import {hashOf} from './session'
import {slasProblem} from './slas'

type Purpose = 'password' | 'login' | 'otp'

/** Registers the recipient, who proves that the message arrived. */
export type NewShopper = {email: string; lastName: string; firstName: string; phone?: string}

type Facts = {
    login: string
    challenge: string | null
    usid: string | null
    registration: string | null
}

export type MailedSecret = Omit<Facts, 'registration'> & {registration: NewShopper | null}

const lifetime = 10 * 60_000
const mostInLifetime = 6

const calls: Record<Purpose, string> = {password: 'password reset', login: 'login', otp: 'OTP'}

/**
 * Stores a mailed secret, and returns when it expires. It makes the one before it invalid. An unknown login counts the
 * same way, so that nobody learns who is a customer.
 */
export const noteSecret = (
    world: World,
    purpose: Purpose,
    secret: string,
    {login, challenge, usid, registration}: MailedSecret
): number => {
    const now = world.now().getTime()
    mustNotBeTooMany(world, purpose, login, now)
    world
        .statement('UPDATE mailed_secret SET is_spent = 1 WHERE purpose = ? AND login = ?')
        .run(purpose, login)
    world
        .statement(
            `INSERT INTO mailed_secret (hash, purpose, login, challenge, usid, registration, expires_at)
             VALUES (?, ?, ?, ?, ?, ?, ?)`
        )
        .run(
            hashOf(secret),
            purpose,
            login,
            challenge,
            usid,
            registration && JSON.stringify(registration),
            now + lifetime
        )
    return now + lifetime
}

const mustNotBeTooMany = (
    {statement}: World,
    purpose: Purpose,
    login: string,
    now: number
): void => {
    statement('DELETE FROM mailed_secret WHERE expires_at <= ?').run(now)
    const {count} = statement<{count: number}>(
        'SELECT count(*) AS count FROM mailed_secret WHERE purpose = ? AND login = ?'
    ).get(purpose, login) ?? {count: 0}
    if (count >= mostInLifetime) {
        const detail = `Too many ${calls[purpose]} requests were made. Please try again later.`
        slasProblem(purpose === 'otp' ? 429 : 400, 'invalid_request', detail)
    }
}

/** What a secret was mailed for; the secret is used up by this. Commerce clients look for the text 'invalid token'. */
export const redeemSecret = (
    {statement, now}: World,
    purpose: Purpose,
    secret: string
): MailedSecret => {
    const found = statement<Facts>(
        `UPDATE mailed_secret SET is_spent = 1
         WHERE purpose = ? AND hash = ? AND is_spent = 0 AND expires_at > ?
         RETURNING login, challenge, usid, registration`
    ).get(purpose, hashOf(secret), now().getTime())
    if (!found) return slasProblem(400, 'invalid_request', 'Invalid token.')
    const {registration} = found
    return {...found, registration: registration === null ? null : parseStored(registration)}
}

/** The parameters that all requests for a message share. */
export const MailRequest = z.object({
    user_id: z.string().min(1).max(128),
    mode: z.enum(['email', 'sms', 'callback']),
    channel_id: siteId,
    locale: z.string().max(16).optional(),
    callback_uri: z.string().max(256).optional()
})

export type MailRequest = z.output<typeof MailRequest>

/** The channel and the language of the message. The clients of this sandbox have no callback address. */
export const deliveryOf = ({mode, locale}: MailRequest) => {
    if (mode === 'callback') {
        return slasProblem(400, 'invalid_request', 'No callback_uri is registered for the client.')
    }
    if (!locale) return slasProblem(400, 'invalid_request', 'The locale is missing.')
    return {by: mode, locale: localeLike(locale)}
}

/** The locale for a language tag in any of the forms that clients write; else the default one. */
const localeLike = (named: string): Locale =>
    locales.find(({language}) => named.toLowerCase().startsWith(language))?.id ?? defaultLocale
