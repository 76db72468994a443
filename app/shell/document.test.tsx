import {renderToStaticMarkup} from 'react-dom/server'
import {brand} from '@app/brand'
import {siteBrands} from '@app/ui/brand/site-brands'
import {Document} from './document'
import {SITE} from './feature-styles'

const documentOf = (site?: string): string =>
    renderToStaticMarkup(
        <Document
            head={[]}
            html=""
            afterBodyStart={[]}
            beforeBodyEnd={[]}
            htmlAttributes={{lang: 'en-US', ...(site !== undefined && {[SITE]: site})}}
            bodyAttributes={{}}
        />
    )

/** The last value that the document gives a token, which is the one that counts. */
const tokenIn = (html: string, name: string): string | undefined =>
    [...html.matchAll(new RegExp(`${name}:([^;}]+)`, 'g'))].at(-1)?.[1]

const themeColorIn = (html: string): string | undefined =>
    /<meta name="theme-color" content="([^"]+)"/.exec(html)?.[1]

test.each(Object.entries(siteBrands))(
    'a page of %s has its colours, and its frame in the browser too [CONFIG-001]',
    (id, {brand: {themeColor}, tokens}) => {
        const html = documentOf(id)

        for (const [name, value] of Object.entries(tokens)) expect(tokenIn(html, name)).toBe(value)
        expect(themeColorIn(html)).toBe(themeColor)
    }
)

test.each([undefined, 'NoSuchSite'])(
    'a page of the site %s has the colours of the shop',
    (site) => {
        const html = documentOf(site)

        expect(tokenIn(html, '--c-brand')).toBe(brand.themeColor)
        expect(themeColorIn(html)).toBe(brand.themeColor)
    }
)

test('a page names the typeface at the address of its build, and no file of another host [D-06]', () => {
    const files = [...documentOf().matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file)

    expect(files).toContainEqual(expect.stringMatching(/\/static\/fonts\/[\w-]+\.woff2$/))
    expect(files.filter((file) => !file?.startsWith('/mobify/bundle/'))).toEqual([])
})
