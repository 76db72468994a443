import {pagePathAt} from '@app/lib/address/page-path'
import {safeRedirect} from '@app/lib/safety/safe-redirect'
import {text} from '../../reading'

const pathIn = (address: string): string => {
    if (!/^https?:/i.test(address)) return address
    try {
        return new URL(address).pathname
    } catch {
        return ''
    }
}

/**
 * The path of a product's page as the page itself knows it, from its c_ProductUrl; nothing where that is no address of a page
 * [D-12, ROUTE-067]. In any other spelling the page would lead to itself for ever.
 */
export const pathFromUrl = (url: unknown): string | undefined => {
    const address = safeRedirect(pathIn(text(url) ?? ''))
    const path = address === undefined ? '/' : pagePathAt(address)
    return path === '/' ? undefined : path
}

/** The same; the platform's usual path where the product has none (decision 2). */
export const productPath = (url: unknown, id: string): string =>
    pathFromUrl(url) ?? `/product/${encodeURIComponent(id)}`
