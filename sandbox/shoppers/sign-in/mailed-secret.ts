import {z} from 'zod'
import {parseStored} from '../../core/json'
import {type Locale, defaultLocale, locales} from '../../core/locales'
import type {World} from '../../world/world'
import {hashOf} from './session'
import {siteId, slasProblem} from './slas'

type Purpose = 'password' | 'login'

/** Who registers by proving that the message arrived. */
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

const calls: Record<Purpose, string> = {password: 'password reset', login: 'login'}

/**
 * Notes a secret that goes out by mail, and answers until when it is good. It makes the one before it worthless. A login
 * that is not known is counted alike, so that nobody learns who is a customer.
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
        slasProblem(400, 'invalid_request', detail)
    }
}

/** What a secret stands for; it is spent by this. Commerce clients look for the words 'invalid token'. */
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

/** What asking for a message has in common. */
export const MailRequest = z.object({
    user_id: z.string().min(1).max(128),
    mode: z.enum(['email', 'sms', 'callback']),
    channel_id: z.literal(siteId),
    locale: z.string().max(16).optional(),
    callback_uri: z.string().max(256).optional()
})

export type MailRequest = z.output<typeof MailRequest>

/** By which way and in which language the message goes. The clients of this sandbox have no address to call back. */
export const deliveryOf = ({mode, locale}: MailRequest) => {
    if (mode === 'callback') {
        return slasProblem(400, 'invalid_request', 'No callback_uri is registered for the client.')
    }
    if (!locale) return slasProblem(400, 'invalid_request', 'The locale is missing.')
    return {by: mode, locale: localeLike(locale)}
}

/** The locale whose language a name begins with, as clients write it in many ways, or the default one. */
const localeLike = (named: string): Locale =>
    locales.find(({language}) => named.toLowerCase().startsWith(language))?.id ?? defaultLocale
