import {get} from './plain-get'

export const PAGES = ['home', 'listing', 'product'] as const

export type PageName = (typeof PAGES)[number]

const LISTING = '/c/furniture'

/** The three pages that every figure is about, as paths; the product is the first one on the listing. */
export const measuredPages = async (origin: string): Promise<Record<PageName, string>> => {
    const {status, body} = await get(`${origin}${LISTING}`)
    const product = /href="(\/p\/[^"?#]+)/.exec(body.toString())?.[1]
    if (product === undefined) throw new Error(`${LISTING} links to no product: ${status}`)
    return {home: '/', listing: LISTING, product}
}
