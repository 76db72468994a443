import type {RequestHandler} from 'express'

const SCRIPT = /<script\b[^>]*\ssrc="([^"]+)"[^>]*\sdefer\b/g
const PROMPT_PICTURE =
    /<source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"\/><img\b[^>]*\sfetchpriority="high"/
const PLAIN_ASCII = /^[\x20-\x7e]*$/

const scriptsOf = (html: string): string[] =>
    [...html.matchAll(SCRIPT)].map(
        ([, address]) => `<${address}>; rel=preload; as=script; fetchpriority=high`
    )

/** The first of the page's pictures that are fetched at once; browsers without its format pass it over. */
const pictureOf = (html: string): string[] => {
    const [, type, addresses, sizes] = PROMPT_PICTURE.exec(html) ?? []
    if (!addresses) return []
    const [first = ''] = addresses.split(' ')
    return [
        `<${first}>; rel=preload; as=image; type="${type}"; imagesrcset="${addresses}"; imagesizes="${sizes}"; fetchpriority=high`
    ]
}

/**
 * The `Link` header (RFC 8288) that has a browser fetch a page's scripts and its largest picture before it has read a
 * line of the page; undefined where there is nothing to fetch. What a header cannot carry stays with the page alone.
 */
export const earlyLinks = (html: string): string | undefined => {
    const links = [...pictureOf(html), ...scriptsOf(html)].filter((link) => PLAIN_ASCII.test(link))
    return links.length > 0 ? links.join(', ') : undefined
}

/** Sends a page with its early links. */
export const withEarlyLinks: RequestHandler = (_req, res, next) => {
    const send = res.send.bind(res)
    res.send = (body) => {
        const links = typeof body === 'string' ? earlyLinks(body) : undefined
        if (links !== undefined) res.setHeader('Link', links)
        return send(body)
    }
    next()
}
