import {type Locale, defaultLocale} from '@app/lib/address/locales'
import {sharedImageUrl} from '@app/lib/address/image-address'
import {inLocale} from '@app/routing/route/locale-path'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const more =
    'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;'
}

/** An address, or another text, as it stands in XML or HTML. */
export const escaped = (address: string): string =>
    address.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Scheme and host of a site, and its languages. */
type SitemapSite = {origin: string; locales: readonly Locale[]}

/** A page of the sitemap: its path without locale, and the address of its picture, if it has one. */
export type SitemapPage = {path: string; picture: string | null}

/**
 * A page in each language, each with links to all its translations and to itself, as search engines require (G-71), and
 * with its picture. Without a day of its last change: the platform's search names none, and a wrong one is worse.
 */
const entry = ({origin, locales}: SitemapSite, {path, picture}: SitemapPage): string => {
    const at = (locale: Locale) => escaped(`${origin}${inLocale(locale, path)}`)
    const link = (language: string, address: string) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
    const links = [
        ...locales.map((locale) => link(locale, at(locale))),
        link('x-default', at(defaultLocale))
    ].join('')
    const image = picture
        ? `<image:image><image:loc>${escaped(sharedImageUrl(picture, origin))}</image:loc></image:image>`
        : ''
    return locales.map((locale) => `<url><loc>${at(locale)}</loc>${links}${image}</url>\n`).join('')
}

/**
 * A part of the sitemap, batch by batch; the first piece contains the first batch, so that a failure comes before
 * anything is sent.
 */
export async function* urlSet(
    site: SitemapSite,
    batches: AsyncIterable<readonly SitemapPage[]>
): AsyncGenerator<string> {
    let head = `${declaration}<urlset ${schema} ${more}>\n`
    for await (const pages of batches) {
        yield head + pages.map((page) => entry(site, page)).join('')
        head = ''
    }
    yield `${head}</urlset>\n`
}

/** The sitemap's index. */
export const sitemapIndex = (origin: string, names: readonly string[]): string => {
    const rows = names.map(
        (name) => `<sitemap><loc>${escaped(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>\n`
    )
    return `${declaration}<sitemapindex ${schema}>\n${rows.join('')}</sitemapindex>\n`
}
