import type {RequestHandler} from 'express'
import {searchOf} from '@app/lib/address/redirect-query'

/**
 * Lets a page see the address that the request processor made. The kit takes the names of parameters from the address as it
 * was sent, and their values from the processed one: a parameter that was dropped, as an empty one is, would be "undefined".
 * The query as it was sent is kept for redirects (D-45).
 */
export const processedUrl: RequestHandler = (req, res, next) => {
    res.locals.originalSearch = searchOf(req.originalUrl)
    req.originalUrl = req.url
    next()
}
