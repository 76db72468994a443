import type {RequestHandler} from 'express'
import {setShortCookie} from './short-cookie'

/** The form reads it, and takes it away when it is sent. */
const cookie = {name: 'offer_code', path: '/', readable: true, seconds: 600}

/**
 * Takes the code of an offer out of a mailed link's address: the page behind it is met without, and its form has the code
 * in it (D-21). It opens nothing without the name and the zip of the letter, which no link carries.
 */
export const takeOfferCode: RequestHandler = (req, res, next) => {
    const {code} = req.query
    if (code === undefined) return next()
    if (typeof code === 'string' && /^[\w-]{1,32}$/.test(code)) {
        setShortCookie(res, {...cookie, value: code})
    }
    res.set({'cache-control': 'no-store', 'referrer-policy': 'no-referrer'})
    return res.redirect(303, req.path)
}
