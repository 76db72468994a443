import {existsSync, readFileSync} from 'node:fs'
import {z} from 'zod'
import {brand} from '@app/brand'
import {defaultLocale, type Locale, localeIds} from '@app/lib/address/locales'
import {withoutLocale} from '@app/lib/address/page-path'
import {routeAt} from '@app/routing/route/current-route'
import {inLocale} from '@app/routing/route/locale-path'
import {installedAppTexts} from '@app/shell/installed-app'
import {shopRoutes} from '@app/shop-routes'
import {siteBrands} from '@app/ui/brand/site-brands'
import {compiledMessages} from '../ssr/compiled-messages'
import {manifestIn, manifestOfSite, shortcutNames} from './manifest'

const file = readFileSync('app/static/manifest.webmanifest', 'utf8')
const messages = compiledMessages('app')
const textsIn = (locale: Locale) => installedAppTexts(locale, messages(locale))
const shop = {brand, description: 'For crawlers'}

const Manifest = z.looseObject({
    id: z.string(),
    lang: z.string(),
    description: z.string().optional(),
    start_url: z.string(),
    shortcuts: z.array(
        z.object({
            name: z.string(),
            url: z.string(),
            icons: z.array(z.object({src: z.string(), sizes: z.string(), type: z.string()})).min(1)
        })
    )
})
const read = (text: string) => Manifest.parse(JSON.parse(text))
const others = localeIds.filter((locale) => locale !== defaultLocale)
const inEach = [
    {locale: defaultLocale, manifest: read(file)},
    ...others.map((locale) => ({
        locale,
        manifest: read(manifestIn(file, shop, {locale, texts: textsIn(locale)}))
    }))
]

test.each(inEach)(
    'in $locale the app’s shortcuts lead to paying and to the cart, each a page of the shop in that language',
    ({locale, manifest: {lang, start_url, shortcuts}}) => {
        expect(lang).toBe(locale)
        expect(start_url).toBe(inLocale(locale, '/'))
        expect(shortcuts.map(({url}) => url)).toEqual(
            ['/my-accounts/payment-agreement', '/cart'].map((path) => inLocale(locale, path))
        )
        expect(
            shortcuts.map(({url}) => routeAt(shopRoutes, withoutLocale(url))?.route.name)
        ).toEqual(['pay', 'cart'])
        for (const {src} of shortcuts.flatMap(({icons}) => icons))
            expect(existsSync(`app/static${src}`)).toBe(true)
    }
)

test('the file says in English what the messages say', () => {
    const {description, shortcuts} = read(file)

    const texts = textsIn(defaultLocale)
    expect(description).toBe(texts.description)
    expect(Object.fromEntries(shortcuts.map(({name, url}) => [url, name]))).toEqual(
        Object.fromEntries(Object.entries(shortcutNames).map(([url, key]) => [url, texts[key]]))
    )
})

test('the Spanish app is the same app, in Spanish', () => {
    const [english, spanish] = inEach.map(({manifest}) => manifest)

    expect(spanish?.id).toBe(english?.id)
    expect(spanish?.description).toMatch(/^Muebles/)
    expect(spanish?.shortcuts.map(({name}) => name)).toEqual(['Hacer un pago', 'Carrito'])
})

test.each(Object.entries(siteBrands))(
    'the app of %s has its name in every language, the same shortcuts, and says nothing of the shop',
    (_, site) => {
        const [locale = defaultLocale] = others
        const own = manifestOfSite(file, site)
        const translated = manifestIn(file, site, {locale, texts: textsIn(locale)})

        expect(read(own)).toMatchObject({name: site.brand.name, description: site.description})
        expect(read(own).shortcuts).toEqual(read(file).shortcuts)
        expect(read(translated)).toMatchObject({name: site.brand.name, lang: locale})
        expect(read(translated).description).toBeUndefined()
        expect(own + translated).not.toContain(brand.name)
    }
)
