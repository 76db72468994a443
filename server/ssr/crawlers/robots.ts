import {inEveryLocale} from '@app/routing/route/locale-path'

/** Calls, not pages. */
const calls = ['/api/', '/mobify/slas/']

/**
 * The robots.txt: crawlers may read everything but what routes declare as closed, the account, the cart and the
 * checkout [G-71].
 */
export const robotsTxt = (origin: string, closed: readonly string[]): string =>
    [
        'User-agent: *',
        ...inEveryLocale([...closed, ...calls]).map((path) => `Disallow: ${path}`),
        `Sitemap: ${origin}/sitemap.xml`,
        ''
    ].join('\n')
