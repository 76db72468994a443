import type {RequestHandler, Response} from 'express'
import {z} from 'zod'
import {safeRedirect} from '@app/lib/address/safe-redirect'
import {refuse} from '../limits/refuse'
import {escaped} from '../ssr/sitemap/sitemap-xml'
import type {Preview} from './preview'

/** Lets the parents of previews, and nobody else, show a response that can do no more than post the key. */
const showInPreview = (res: Response, parents: readonly string[]): Response => {
    // Of the server in front: it cannot name another origin.
    res.removeHeader('x-frame-options')
    const ancestors = `frame-ancestors ${parents.join(' ')}`
    return res.set({
        'Content-Security-Policy': `default-src 'none'; form-action 'self'; base-uri 'none'; ${ancestors}`,
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex'
    })
}

/** What an editor sees in a frame before they have typed the key. It loads nothing and shows nothing of the shop. */
export const sendKeyForm = (
    res: Response,
    parents: readonly string[],
    {to, isWrong = false}: {to: string; isWrong?: boolean}
): void => {
    showInPreview(res, parents)
        .status(403)
        .type('html')
        .send(
            `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Storefront Preview</title></head>
<body><main><h1>Storefront Preview</h1>${isWrong ? '<p role="alert">This is not the key.</p>' : ''}
<form method="post" action="/api/preview"><input type="hidden" name="to" value="${escaped(to)}">
<label>Key <input type="password" name="key" autocomplete="off" required></label> <button>Open</button></form>
</main></body></html>`
        )
}

const Form = z.object({key: z.string(), to: z.string().default('/')})

/** Takes the key, and opens the page that the editor wanted. Where nobody may preview, it does not exist. */
export const takePreviewKey =
    ({parents, isKey, proof}: Preview): RequestHandler =>
    (req, res, next) => {
        if (parents.length === 0) return next()
        const {data} = Form.safeParse(req.body)
        if (!data) return refuse(res, 400, 'unreadable-request')
        const to = safeRedirect(data.to, []) ?? '/'
        if (!isKey(data.key)) return sendKeyForm(res, parents, {to, isWrong: true})
        return showInPreview(res, parents).append('Set-Cookie', proof()).redirect(303, to)
    }
