import type {RequestHandler} from 'express'
import {searchOf, withQueryOf} from '@app/lib/address/redirect-query'
import {setShortCookie} from './short-cookie'

/** Read by the form, and removed when the form is sent. */
const cookie = {name: 'offer_code', path: '/', readable: true, seconds: 600}

/**
 * Moves the code of an offer from a mailed link's address into a cookie: the page is opened without it, and its form
 * has the code filled in (D-21). The code is useless without the name and the zip on the letter, which no link
 * contains.
 */
export const takeOfferCode: RequestHandler = (req, res, next) => {
    const {code: written} = req.query
    if (written === undefined) return next()
    // Blanks around it were pasted.
    const code = typeof written === 'string' ? written.trim() : ''
    if (/^[\w-]{1,32}$/.test(code)) {
        setShortCookie(res, {...cookie, value: code})
    }
    res.set({'cache-control': 'no-store', 'referrer-policy': 'no-referrer'})
    return res.redirect(303, withQueryOf(searchOf(req.originalUrl), req.path, ['code']))
}
