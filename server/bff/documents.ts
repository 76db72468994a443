import type {Request, RequestHandler, Response} from 'express'
import {isFault} from '@app/commerce/fault'
import {isWriteAnswer} from '@app/commerce/json'
import type {CallerOf} from '../limits/limit-by-address'
import {refuse} from '../limits/refuse'
import {withoutPersonalFields} from '../proxy/personal-fields'
import {shopperOfToken} from '../session/access-token'
import {accessTokenIn} from '../session/session-cookies'
import type {Platform} from '../session/shopper-account'

export type DocumentsSetup = {
    platform: Pick<Platform, 'commerceApi' | 'organizationId' | 'siteId' | 'fetch'>
    callerOf: CallerOf
    now: () => Date
    warn: (message: string) => void
    /** For the whole upload, in milliseconds. */
    deadlineMs?: number
}

const megabyte = 1024 * 1024
const mostBytes = 10 * megabyte
/** The size of the form around the file. */
const around = 16 * 1024
const usualDeadlineMs = 60_000
/** Concurrent uploads per process: each is held in memory, up to three times at once. */
const mostAtOnce = 8
/** Concurrent uploads per IP address, so that a slow sender cannot use up all of them. */
const mostOfOne = 3

const KINDS: readonly [name: string, begins: readonly number[]][] = [
    ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
    ['jpeg', [0xff, 0xd8, 0xff]],
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]
]

/** The type of a file by its first bytes, whatever it claims to be; undefined if it is not accepted. */
export const kindOfFile = (bytes: Uint8Array): string | undefined =>
    KINDS.find(([, begins]) => begins.every((byte, index) => bytes[index] === byte))?.[0]

/** Counts the uploads in progress; an upload that was refused or has ended frees its place. */
const createPlaces = () => {
    const callers: string[] = []
    return {
        isFull: (caller: string): boolean =>
            callers.length >= mostAtOnce ||
            callers.filter((one) => one === caller).length >= mostOfOne,
        take: (caller: string) => void callers.push(caller),
        leave: (caller: string) => void callers.splice(callers.indexOf(caller), 1)
    }
}

type Failure = {status: number; type: string}

const failure = (status: number, type: string): Failure => ({status, type})

const bytesOf = async (req: Request, signal: AbortSignal): Promise<Buffer | Failure> => {
    const parts: Buffer[] = []
    let size = 0
    const stop = () => void req.destroy(new Error('late'))
    signal.addEventListener('abort', stop, {once: true})
    const body: AsyncIterable<Uint8Array> = req
    for await (const part of body) {
        const bytes = Buffer.from(part)
        size += bytes.length
        if (size > mostBytes + around) return failure(413, 'document-too-large')
        parts.push(bytes)
    }
    signal.removeEventListener('abort', stop)
    return Buffer.concat(parts)
}

type Document = {verifyType: string; fileName: string; bytes: Buffer}

/** The form's only file and its purpose. The file's name is used as a name only, never as a path. */
const documentIn = async (whole: Buffer, contentType: string): Promise<Document | Failure> => {
    const form = await new globalThis.Response(new Uint8Array(whole), {
        headers: {'content-type': contentType}
    })
        .formData()
        .catch(() => undefined)
    const file = form?.get('file')
    const verifyType = form?.get('verifyType')
    if (!(file instanceof Blob) || typeof verifyType !== 'string' || verifyType === '') {
        return failure(400, 'form-refused')
    }
    const bytes = Buffer.from(await file.arrayBuffer())
    const kind = kindOfFile(bytes)
    if (bytes.length > mostBytes) return failure(413, 'document-too-large')
    if (kind === undefined) return failure(415, 'document-kind')
    return {verifyType, bytes, fileName: `document.${kind}`}
}

/** An outage, or a fault with the status 200, does not say whether anything was received (D-49). */
const isUnclear = ({ok, status}: globalThis.Response, texts: unknown): boolean =>
    status >= 500 || (ok && (isFault(texts) || !isWriteAnswer(texts)))

/**
 * Receives a shopper's proof of income or identity [D-35]: one file in a form, 10 MB at most, of an accepted type by
 * its content. It is sent on with the shopper's own token, and not stored here.
 */
export const documents = (setup: DocumentsSetup): RequestHandler => {
    const {platform, callerOf, now, warn, deadlineMs = usualDeadlineMs} = setup
    const {commerceApi, organizationId, siteId} = platform
    const address = `${commerceApi}/custom/verification-documents/v1/organizations/${organizationId}/submitdocument?siteId=${siteId}`
    const places = createPlaces()

    const submit = async (req: Request, res: Response): Promise<Failure | undefined> => {
        const token = accessTokenIn(req.headers.cookie, siteId)
        const shopper = shopperOfToken(token, now())
        if (!shopper) return failure(401, 'sign-in-needed')
        const type = req.headers['content-type'] ?? ''
        if (!type.startsWith('multipart/form-data')) return failure(415, 'form-refused')
        if (Number(req.headers['content-length'] ?? 0) > mostBytes + around) {
            return failure(413, 'document-too-large')
        }
        const signal = AbortSignal.timeout(deadlineMs)
        const whole = await bytesOf(req, signal)
        if ('type' in whole) return whole
        const document = await documentIn(whole, type)
        if ('type' in document) return document
        const {verifyType, fileName, bytes} = document
        const answer = await platform.fetch(address, {
            method: 'POST',
            headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
            body: JSON.stringify({
                customerId: shopper.customerId,
                verifyType,
                fileName,
                content: bytes.toString('base64')
            }),
            signal
        })
        const texts: unknown = answer.status < 500 ? await answer.json() : undefined
        if (isUnclear(answer, texts)) return failure(503, 'platform-silent')
        res.status(answer.status)
            .set('cache-control', 'no-store')
            .json(withoutPersonalFields(texts))
        return undefined
    }

    return (req, res) => {
        const caller = callerOf(req)
        if (places.isFull(caller)) return refuse(res, 503, 'too-many-uploads')
        places.take(caller)
        submit(req, res)
            .catch((error: unknown): Failure => {
                const isLate =
                    error instanceof Error && /late|Timeout|Abort/.test(error.name + error.message)
                warn(`A document: ${error instanceof Error ? error.name : 'failed'}`)
                return isLate ? failure(504, 'too-slow') : failure(503, 'platform-silent')
            })
            .then((failed) => {
                places.leave(caller)
                if (failed && !res.headersSent) refuse(res, failed.status, failed.type)
            })
            .catch(() => undefined)
        return undefined
    }
}
