import path from 'node:path'
import type {RequestHandler} from 'express'
import {z} from 'zod'
import {brand} from '@app/brand'
import type {Locale} from '@app/lib/address/locales'
import {inLocale} from '@app/routing/route/locale-path'
import type {InstalledAppTexts} from '@app/shell/installed-app'
import {rewrittenFile} from './rewritten-file'
import type {Site} from './sites'

/** What of the manifest differs among sites and languages. */
const Manifest = z.looseObject({
    lang: z.string(),
    name: z.string(),
    short_name: z.string(),
    description: z.string().optional(),
    start_url: z.string(),
    theme_color: z.string(),
    shortcuts: z.array(z.looseObject({name: z.string(), url: z.string()}))
})

type Manifest = z.output<typeof Manifest>

/** What the shortcuts are called, by the page that they open. */
export const shortcutNames: Readonly<Record<string, keyof InstalledAppTexts>> = {
    '/my-accounts/payment-agreement': 'pay',
    '/cart': 'cart'
}

/** The language of a manifest, with its texts. */
export type ManifestLanguage = {locale: Locale; texts: InstalledAppTexts}

type Named = Pick<Site, 'brand' | 'description'>

const namedAs = (manifest: Manifest, {brand: own, description}: Named): Manifest => ({
    ...manifest,
    name: own.name,
    short_name: own.name,
    description,
    theme_color: own.themeColor
})

const isOfShop = (site: Named): boolean => site.brand === brand

/** The file with the name and the colour of a site. */
export const manifestOfSite = (text: string, site: Named): string =>
    JSON.stringify(namedAs(Manifest.parse(JSON.parse(text)), site))

/**
 * The file in another language: its texts and its addresses. Its `id` stays, so that whoever changes the language has the
 * app still once. What another site is, nobody has said in that language.
 */
export const manifestIn = (
    text: string,
    site: Named,
    {locale, texts}: ManifestLanguage
): string => {
    const read = Manifest.parse(JSON.parse(text))
    const {description: _, ...manifest} = isOfShop(site) ? read : namedAs(read, site)
    return JSON.stringify({
        ...manifest,
        ...(isOfShop(site) && {description: texts.description}),
        lang: locale,
        start_url: inLocale(locale, manifest.start_url),
        shortcuts: manifest.shortcuts.map(({name, url, ...shortcut}) => {
            const named = shortcutNames[url]
            return {
                ...shortcut,
                name: named ? texts[named] : name,
                url: inLocale(locale, url)
            }
        })
    })
}

/** Sends the manifest in a language other than the default one, which is the file of the build. */
export const manifestFile = (
    site: Named,
    buildDir: string,
    language: ManifestLanguage
): RequestHandler =>
    rewrittenFile(
        path.join(buildDir, 'static/manifest.webmanifest'),
        'application/manifest+json',
        (text) => manifestIn(text, site, language)
    )
