import type {RequestHandler} from 'express'

/**
 * Lets a page see the address that the request processor made. The kit takes the names of parameters from the address as it
 * was sent, and their values from the processed one: a parameter that was dropped, as an empty one is, would be "undefined".
 */
export const processedUrl: RequestHandler = (req, _res, next) => {
    req.originalUrl = req.url
    next()
}
