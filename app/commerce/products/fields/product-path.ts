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

/** The path of a product's page, from its c_ProductUrl; nothing where that is no address of a page [D-12, ROUTE-067]. */
export const pathFromUrl = (url: unknown): string | undefined => {
    const path = safeRedirect(pathIn(text(url) ?? ''))
    return path === '/' ? undefined : path
}

/** The same; the platform's usual path where the product has none (decision 2). */
export const productPath = (url: unknown, id: string): string =>
    pathFromUrl(url) ?? `/product/${encodeURIComponent(id)}`
