import type {Request, RequestHandler, Response} from 'express'
import {z} from 'zod'
import {toLocale} from '@app/lib/address/locales'
import {inLocale} from '@app/routing/route/locale-path'
import {refuse} from '../limits/refuse'
import {shopperOfToken} from '../session/access-token'
import {accessTokenIn} from '../session/session-cookies'
import type {Platform} from '../session/shopper-account'
import {writeEnd} from '../session/write-end'
import {kindOfFile} from './documents'

export type AgreementDocumentSetup = {
    platform: Pick<Platform, 'commerceApi' | 'organizationId' | 'siteId' | 'fetch' | 'deadlineMs'>
    now: () => Date
    warn: (message: string) => void
}

const Paper = z.object({
    fileName: z.string().regex(/^[\w.-]{1,80}$/),
    content: z.base64()
})

type Failure = {status: number; type: string}

const failure = (status: number, type: string): Failure => ({status, type})

const silent = failure(503, 'platform-silent')

/** What the platform itself refuses: not a gateway's web page with the status 404 (D-48). */
const failures = new Map<number | undefined, Failure>([
    [404, failure(404, 'no-such-document')],
    [401, failure(401, 'sign-in-needed')]
])

const isName = (name: string): boolean => /^[\w-]{1,64}$/.test(name)

/** The checkout pages that link to a document, by the name in the link's `from` parameter. */
const checkoutPages = new Map<unknown, string>([
    ['review', '/checkout/review'],
    ['sign', '/checkout/sign'],
    ['signed', '/thankyou-agreement-signed'],
    ['confirmation', '/checkout/confirmation']
])

/** Redirects a person who followed a link back to its page, where the session can be renewed and the link tried again. */
const redirectBack = (req: Request, res: Response, {status, type}: Failure) => {
    const {agreementId = ''} = req.params
    const back = checkoutPages.get(req.query.from) ?? `/my-accounts/agreements/${agreementId}`
    const isPerson = req.get('accept')?.includes('text/html') === true && status !== 404
    if (!isPerson) return refuse(res, status, type)
    res.set('cache-control', 'no-store')
    return res.redirect(303, `${inLocale(toLocale(req.query.locale), back)}?document=failed`)
}

const send = (res: Response, {fileName, content}: z.output<typeof Paper>): Failure | undefined => {
    const bytes = Buffer.from(content, 'base64')
    if (kindOfFile(bytes) !== 'pdf') return failure(502, 'unexpected-answer')
    res.status(200)
        .set({
            'content-type': 'application/pdf',
            'content-disposition': `attachment; filename="${fileName}"`,
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff'
        })
        .end(bytes)
    return undefined
}

/**
 * A document of an agreement, or a receipt, as a file: fetched with the shopper's own token, so that only its owner
 * gets it, and not stored here. Somebody else's document is 404, like one that does not exist.
 */
export const agreementDocument = (setup: AgreementDocumentSetup): RequestHandler => {
    const {platform, now, warn} = setup
    const {commerceApi, organizationId, siteId, deadlineMs} = platform
    const address = `${commerceApi}/custom/agreement-documents/v1/organizations/${organizationId}/document?siteId=${siteId}`

    const read = async (req: Request, res: Response): Promise<Failure | undefined> => {
        const {agreementId = '', documentId = ''} = req.params
        if (!isName(agreementId) || !isName(documentId)) return failure(404, 'no-such-document')
        const token = accessTokenIn(req.headers.cookie, siteId)
        const shopper = shopperOfToken(token, now())
        if (!shopper) return failure(401, 'sign-in-needed')
        const locale = toLocale(req.query.locale)
        const answer = await platform.fetch(`${address}&locale=${locale}`, {
            method: 'POST',
            headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
            body: JSON.stringify({customerId: shopper.customerId, agreementId, documentId}),
            signal: AbortSignal.timeout(deadlineMs)
        })
        const end = await writeEnd(answer)
        if (end.end === 'done') return send(res, Paper.parse(end.answer))
        return failures.get(end.end === 'refused' ? end.status : undefined) ?? silent
    }

    return (req, res) => {
        read(req, res)
            .catch((error: unknown): Failure => {
                warn(`An agreement's document: ${error instanceof Error ? error.name : 'failed'}`)
                return failure(503, 'platform-silent')
            })
            .then((failed) => {
                if (failed && !res.headersSent) redirectBack(req, res, failed)
            })
            .catch(() => undefined)
    }
}
