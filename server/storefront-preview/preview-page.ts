import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import type {RequestHandler} from 'express'
import {escaped} from '../ssr/sitemap/sitemap-xml'
import {sendKeyForm} from './key-form'
import type {Preview} from './preview'

/**
 * What a page in a preview's frame has beside its own: who may design it, and the script of the preview, after all others.
 * No cache stores it.
 * Without the editor's proof a frame shows the form for the key instead of a page.
 */
export const previewPage =
    ({parents}: Pick<Preview, 'parents'>): RequestHandler =>
    (req, res, next) => {
        if (res.locals.isFramed !== true) return next()
        if (res.locals.isPreview !== true) return sendKeyForm(res, parents, {to: req.originalUrl})
        const named = `<meta name="preview-parents" content="${escaped(parents.join(' '))}">`
        const script = `<script defer src="${getAssetUrl('preview.js')}"></script>`
        const send = res.send.bind(res)
        res.send = (body) => {
            res.set('Cache-Control', 'private, no-store')
            return send(
                typeof body === 'string'
                    ? body.replace('</head>', () => `${named}${script}</head>`)
                    : body
            )
        }
        return next()
    }
