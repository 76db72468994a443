import {createHmac, timingSafeEqual} from 'node:crypto'
import {z} from 'zod'
import type {SessionSpan} from '@app/domain/session-timer'
import {packed, unpacked} from './short-cookie'

/** Whose session a browser has, when it began, and when it was last used. */
export type RestMark = SessionSpan & {customerId: string}

const Mark = z.object({
    customerId: z.string().min(1),
    begunAt: z.number(),
    lastActivity: z.number(),
    minutes: z.number().positive()
})

/**
 * The same for all processes and machines, and over restarts, as no server remembers a session. Without one of the
 * operator's a mark is proof against damage alone.
 */
const secret = process.env.SESSION_SECRET || 'a mark that nobody has signed'

const signatureOf = (text: string): string =>
    createHmac('sha256', secret).update(text).digest('base64url')

/** A mark as it stands in a cookie, signed. */
export const sealedMark = (mark: RestMark): string => {
    const text = packed(mark)
    return `${text}.${signatureOf(text)}`
}

/** The mark of a cookie; nothing where it is missing, or not ours. */
export const openedMark = (cookie: string | undefined): RestMark | undefined => {
    const [text = '', signature = ''] = (cookie ?? '').split('.')
    const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(text))]
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
    return Mark.safeParse(unpacked(text)).data
}
