import {z} from 'zod'
import type {SessionSpan} from '@app/domain/calendar/session-timer'
import {secretOf} from '../links/secrets'
import {createSigner} from '../links/signer'
import {toCookieValue, fromCookieValue} from '../links/short-cookie'

/** Whose session a browser has, at which site, when it began, and when the customer was last active. */
export type SessionMark = SessionSpan & {customerId: string; siteId?: string | undefined}

const Mark = z.object({
    customerId: z.string().min(1),
    // Marks from before there were several sites name none; they end within twelve hours.
    siteId: z.string().optional(),
    begunAt: z.number(),
    lastActivity: z.number(),
    minutes: z.number().positive()
})

// The kit's bundle has a copy of this module besides the front's, in the same process: both sign with what the first
// one made.
process.env.SESSION_SECRET ||= secretOf('SESSION_SECRET', process.env)
const signer = createSigner(process.env.SESSION_SECRET)

/** A mark as a signed cookie value. */
export const sealedMark = (mark: SessionMark): string => {
    const text = toCookieValue(mark)
    return `${text}.${signer.sign(text)}`
}

/** The mark in a cookie; undefined if it is missing, or not signed by us. */
export const openedMark = (cookie: string | undefined): SessionMark | undefined => {
    const [text = '', signature = ''] = (cookie ?? '').split('.')
    if (!signer.isSigned(text, signature)) return undefined
    return Mark.safeParse(fromCookieValue(text)).data
}
