import {z} from 'zod'
import type {Locale} from '../../../core/query-values'
import {siteId} from '../slas-client'
import {slasProblem} from '../slas-problem'

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
    return {by: mode, locale: languageOf(locale)}
}

const languageOf = (locale: string): Locale =>
    locale.toLowerCase().startsWith('es') ? 'es-US' : 'en-US'
