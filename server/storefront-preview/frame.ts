import type {Request, RequestHandler} from 'express'
import type {Preview} from './preview'

/** The parent that commerce-sdk-react trusts for a shop on this machine. */
const localParent = 'http://localhost:4000'

/** The script that a parent's preview adds to the page, where commerce-sdk-react looks for it. */
export const previewScriptOf = (parent: string): string =>
    parent === localParent
        ? `${parent}/mobify/bundle/development/static/storefront-preview.js`
        : `${parent}/cc/b2c/preview/preview.client.js`

/** Whether a browser loads a page into a frame. */
export const isFrame = ({method, headers}: Pick<Request, 'method' | 'headers'>): boolean =>
    method === 'GET' && headers['sec-fetch-dest'] === 'iframe'

/**
 * Marks what is loaded into a frame, if the operator has named who may frame the shop, and what of it is a preview: there
 * the editor has proved who they are. The server in front may have marked the frame already.
 */
export const framed =
    ({parents, isProved}: Pick<Preview, 'parents' | 'isProved'>): RequestHandler =>
    (req, res, next) => {
        const isFramed = res.locals.isFramed === true || isFrame(req)
        res.locals.isFramed = isFramed && parents.length > 0
        res.locals.isPreview = res.locals.isFramed === true && isProved(req.headers.cookie)
        next()
    }
