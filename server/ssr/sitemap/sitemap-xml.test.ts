import {localeIds} from '@app/lib/address/locales'
import {sitemapIndex, type SitemapPage, urlSet} from './sitemap-xml'

const site = {origin: 'https://shop.example', locales: localeIds}

const whole = async (text: AsyncIterable<string>): Promise<string> => {
    const pieces: string[] = []
    for await (const piece of text) pieces.push(piece)
    return pieces.join('')
}

const inBatches = async function* (...batches: string[][]) {
    for (const batch of batches)
        yield await Promise.resolve(batch.map((path) => ({path, picture: null})))
}

test('addresses are escaped for XML', async () => {
    const xml = await whole(urlSet(site, inBatches([`/p/a&b/"c'<d>`])))

    expect(xml).toContain('<loc>https://shop.example/p/a&amp;b/&quot;c&apos;&lt;d&gt;</loc>')
})

test('the home page has an address in each language', async () => {
    const xml = await whole(urlSet(site, inBatches(['/'])))

    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
        'https://shop.example/',
        'https://shop.example/es-US'
    ])
})

test('a site in one language lists no other [CONFIG-002]', async () => {
    const xml = await whole(urlSet({...site, locales: ['en-US']}, inBatches(['/'])))

    expect(xml).toContain('<loc>https://shop.example/</loc>')
    expect(xml).not.toContain('es-US')
})

test('a product is listed with its picture, on this origin or elsewhere', async () => {
    const pages = async function* () {
        yield await Promise.resolve([
            {path: '/p/sofa/1', picture: '/dw/image/v2/a&b.webp'},
            {path: '/p/tv/2', picture: 'https://images.example/tv.webp'},
            {path: '/p/lamp/3', picture: null}
        ])
    }
    const xml = await whole(urlSet(site, pages()))

    const pictures = [...xml.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, at]) => at)
    expect([...new Set(pictures)]).toEqual([
        'https://shop.example/mobify/caching/images/dw/image/v2/a&amp;b.webp?sw=1200',
        'https://images.example/tv.webp'
    ])
})

test('all batches are in one document, which is also valid without any batch', async () => {
    const two = await whole(urlSet({origin: '', locales: localeIds}, inBatches(['/a'], ['/b'])))
    const none = await whole(urlSet({origin: '', locales: localeIds}, inBatches()))

    for (const xml of [two, none]) {
        expect(xml.match(/<urlset /g)).toHaveLength(1)
        expect(xml.trimEnd().endsWith('</urlset>')).toBe(true)
    }
    expect(two.indexOf('/a<')).toBeLessThan(two.indexOf('/b<'))
})

test('nothing is written before the first batch is loaded, so that a failure can still be reported', async () => {
    const failing = async function* (): AsyncGenerator<SitemapPage[]> {
        await Promise.reject(new Error('down'))
        yield []
    }

    await expect(urlSet({origin: '', locales: localeIds}, failing()).next()).rejects.toThrow('down')
})

test('the index names each part by its address', () => {
    expect(sitemapIndex('https://shop.example', ['pages-1'])).toContain(
        '<sitemap><loc>https://shop.example/sitemap/pages-1.xml</loc></sitemap>'
    )
})
