import {timingSafeEqual} from 'node:crypto'
import type {RequestHandler} from 'express'
import {withoutLocale} from '@app/lib/address/page-path'

/** The header with which a cache in front says that it keys pages on the store; its value is FRONT_CACHE_WORD. */
export const FRONT_CACHE_HEADER = 'x-front-cache'

/** The header that such a cache derives from the store cookie, and that cached pages vary on. */
export const STORE_CLASS_HEADER = 'x-store-class'

/** Whether a text is a secret, in a time that tells nothing of it. */
export const isSameSecret = (given: string, word: string): boolean => {
    const [one, other] = [Buffer.from(given), Buffer.from(word)]
    return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * The surrogate keys with which a cache can purge pages: one for all pages, and one for each folder of the path, the
 * same in both languages. `/p/sofa/210001` can be purged as itself, as `/p/sofa`, as `/p` and as `pages`.
 */
export const surrogateKeysOf = (path: string): string => {
    const parts = withoutLocale(path).split('/').filter(Boolean)
    const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    return ['pages', ...(folders.length === 0 ? ['/'] : folders)].join(' ').slice(0, 1000)
}

/**
 * Pages show a store's prices, so only a cache that keys on the store may share them [D-01, D-02]. A cache proves that
 * it does with a secret that its operator and ours share; its pages then vary on the store's class. For anybody else
 * pages are private.
 */
export const storeKeyed =
    (word: string | undefined): RequestHandler =>
    (req, res, next) => {
        const given = req.headers[FRONT_CACHE_HEADER]
        delete req.headers['x-front-cache']
        const isKeyed = word !== undefined && typeof given === 'string' && isSameSecret(given, word)
        const send = res.send.bind(res)
        res.send = (body) => {
            const policy = String(res.getHeader('Cache-Control') ?? '')
            const isPage = String(res.getHeader('Content-Type') ?? 'text/html').includes('html')
            if (isPage && policy.startsWith('public')) {
                if (isKeyed)
                    res.vary(STORE_CLASS_HEADER).set('Surrogate-Key', surrogateKeysOf(req.path))
                else res.setHeader('Cache-Control', 'private, max-age=0, must-revalidate')
            }
            return send(body)
        }
        next()
    }
