import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import type {RequestHandler} from 'express'
import {typefaceFiles} from '@app/shell/typeface'

/**
 * Names the shop's script in a header: a browser fetches it before it has parsed the page, and a CDN may send the
 * header early (RFC 8297), while the page is being rendered (docs/decisions/0013).
 */
export const announceScript: RequestHandler = (_req, res, next) => {
    res.set('Link', [
        `<${getAssetUrl('main.js')}>; rel=preload; as=script; fetchpriority=high`,
        ...typefaceFiles().map(
            (file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`
        )
    ])
    next()
}
