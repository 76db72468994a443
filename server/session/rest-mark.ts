import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto'
import {z} from 'zod'
import type {SessionSpan} from '@app/domain/session-timer'
import {toCookieValue, fromCookieValue} from './short-cookie'

/** Whose session a browser has, when it began, and when the customer was last active. */
export type RestMark = SessionSpan & {customerId: string}

const Mark = z.object({
    customerId: z.string().min(1),
    begunAt: z.number(),
    lastActivity: z.number(),
    minutes: z.number().positive()
})

/**
 * The secret that signs the marks: the operator's, which is the same on all machines and after restarts; otherwise one
 * of this process, so that all sessions end when it ends. On Managed Runtime, where each request may reach another
 * process, it throws if the operator has set none.
 */
export const sessionSecretOf = (environment: NodeJS.ProcessEnv): string => {
    const {SESSION_SECRET: given, AWS_LAMBDA_FUNCTION_NAME: host = 'self-hosted'} = environment
    if (given) return given
    if (host === 'self-hosted') return randomBytes(32).toString('base64url')
    throw new Error('environment: SESSION_SECRET must be set on Managed Runtime')
}

// The kit's bundle has a copy of this module besides the front's, in the same process: both sign with what the first
// one made.
process.env.SESSION_SECRET ||= sessionSecretOf(process.env)
const secret = process.env.SESSION_SECRET

const signatureOf = (text: string): string =>
    createHmac('sha256', secret).update(text).digest('base64url')

/** A mark as a signed cookie value. */
export const sealedMark = (mark: RestMark): string => {
    const text = toCookieValue(mark)
    return `${text}.${signatureOf(text)}`
}

/** The mark in a cookie; undefined if it is missing, or not signed by us. */
export const openedMark = (cookie: string | undefined): RestMark | undefined => {
    const [text = '', signature = ''] = (cookie ?? '').split('.')
    const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(text))]
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
    return Mark.safeParse(fromCookieValue(text)).data
}
