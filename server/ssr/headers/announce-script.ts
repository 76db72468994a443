import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import type {RequestHandler} from 'express'

/**
 * Names the shop's script in the head of the answer: a browser asks for it while it still makes a place for the page, and a
 * CDN may say so early (RFC 8297), while the page is being made (docs/decisions/0013).
 */
export const announceScript: RequestHandler = (_req, res, next) => {
    res.set('Link', `<${getAssetUrl('main.js')}>; rel=preload; as=script; fetchpriority=high`)
    next()
}
