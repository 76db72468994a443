import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer, type RenderedPage} from '../support/shop/render-on-server'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const server = aServer((input, init) => Promise.resolve(sandbox.handle(new Request(input, init))))

/** A page's structured data, by its schema.org type. */
const structuredDataOf = ({head}: RenderedPage) => {
    const scripts = [
        ...head.script.toString().matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/g)
    ]
    return Object.fromEntries(
        scripts.map(([, json = '']) => {
            const data = JSON.parse(json)
            return [data['@type'], data]
        })
    )
}

/** The page's visible text. */
const textOf = ({html}: RenderedPage): string =>
    html
        .replace(/<!-- -->/g, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/&#x27;/g, "'")
        .replace(/&amp;/g, '&')

const dollars = (amount: string): string =>
    Number(amount).toLocaleString('en-US', {style: 'currency', currency: 'USD'})

const products = async (): Promise<{productId: string; c_ProductUrl: string}[]> => {
    const {body} = await sandbox.call(
        'POST /custom/product/v1/organizations/{org}/search?siteId=Homeward&locale=en-US',
        {body: {limit: 8}, token: sandbox.guestToken()}
    )
    return body.results
}

const linksIn = ({html}: RenderedPage): Set<string> =>
    new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href))

describe('a product', () => {
    test('has structured data that matches the page: name, weekly price, total and condition (D-07)', async () => {
        for (const {productId, c_ProductUrl: path} of await products()) {
            const page = await server.render(path)
            const {Product: product} = structuredDataOf(page)
            const text = textOf(page)
            const {offers} = product
            const weekly = offers.priceSpecification

            expect([product.sku, product.url, offers.url]).toEqual([
                productId,
                `https://shop.example${path}`,
                `https://shop.example${path}`
            ])
            expect(text).toContain(product.name)
            expect(text).toContain(dollars(offers.price))
            expect(text).toContain(dollars(weekly.price))
            expect(text).toContain(String(weekly.billingDuration))
            expect(Math.round(weekly.price * 100) * weekly.billingDuration).toBe(
                Math.round(offers.price * 100)
            )
            const isUsed = offers.itemCondition === 'https://schema.org/UsedCondition'
            expect(text).toMatch(isUsed ? /Previously Rented/ : /\bNew\b/)
        }
    })

    test('and its breadcrumb have Spanish addresses on a Spanish page', async () => {
        const [first] = await products()
        const {Product: product, BreadcrumbList: trail} = structuredDataOf(
            await server.render(`/es-US${String(first?.c_ProductUrl)}`)
        )
        const addresses = trail.itemListElement.map(({item}: {item: string}) => item)

        for (const address of [product.url, product.offers.url, ...addresses]) {
            expect(address).toMatch(/^https:\/\/shop\.example\/es-US/)
        }
    })

    test('has pictures with absolute addresses', async () => {
        const [first] = await products()
        const {Product: product} = structuredDataOf(
            await server.render(String(first?.c_ProductUrl))
        )

        expect(product.image.length).toBeGreaterThan(0)
        for (const address of product.image) expect(address).toMatch(/^https:\/\/shop\.example\//)
    })
})

/** The sandbox's products with variants, and the pages of one of them. */
const aGroup = async (): Promise<{master: string; paths: string[]}> => {
    for (const {productId} of await products()) {
        const {body} = await sandbox.call(
            `GET /product/shopper-products/v1/organizations/{org}/products/${productId}?siteId=Homeward&expand=variations`,
            {token: sandbox.guestToken()}
        )
        const variants: {c_ProductUrl: string}[] = body.variants ?? []
        if (variants.length > 1)
            return {
                master: body.master?.masterId ?? productId,
                paths: variants.map(
                    ({c_ProductUrl}) => new URL(c_ProductUrl, 'https://shop.example').pathname
                )
            }
    }
    throw new Error('The sandbox sells no product with variants')
}

test('a variant names its group, and the pages of the others, each with its own address', async () => {
    const {master, paths} = await aGroup()
    const [own = '', ...others] = paths
    const page = await server.render(own)
    const {isVariantOf: group, url} = structuredDataOf(page).Product

    expect(url).toBe(`https://shop.example${own}`)
    expect(group).toMatchObject({'@type': 'ProductGroup', productGroupID: master})
    expect(group.variesBy.length).toBeGreaterThan(0)
    const listed = group.hasVariant.map(({url: other}: {url: string}) => other)
    expect(listed.length).toBeGreaterThan(0)
    expect(listed).not.toContain(url)
    for (const other of listed)
        expect(others.map((at) => `https://shop.example${at}`)).toContain(other)
})

describe.each([
    ['', 'en-US'],
    ['/es-US', 'es-US']
])('the home page below "%s"', (prefix, locale) => {
    test('names the shop, its address and its search to search engines', async () => {
        const {WebSite: site, Organization: retailer} = structuredDataOf(
            await server.render(prefix || '/')
        )

        expect(site).toMatchObject({name: retailer.name, inLanguage: locale})
        expect([site.url, retailer.url]).toEqual(
            Array(2).fill(`https://shop.example${prefix || '/'}`)
        )
        expect(retailer.logo).toBe('https://shop.example/icons/icon-512.png')
        const term = site.potentialAction.target.urlTemplate.replace('{search_term_string}', 'sofa')
        expect(term).toBe(`https://shop.example${prefix}/search?q=sofa`)
        const found = await server.render(term.replace('https://shop.example', ''))
        expect(found.status).toBe(200)
    })
})

/** What a shared link shows: the page's Open Graph properties. */
const sharedOf = ({head}: RenderedPage): Record<string, string> =>
    Object.fromEntries(
        [...head.meta.toString().matchAll(/property="(og:[\w:]+)" content="([^"]*)"/g)].map(
            ([, name = '', content = '']) => [name, content]
        )
    )

describe.each(['', '/es-US'])('a link to a page below "%s" that is shared', (prefix) => {
    test('shows the title, the description and the address of the page, and a picture', async () => {
        const [first] = await products()
        for (const path of [
            String(first?.c_ProductUrl),
            '/c/furniture',
            '/stores',
            '/how-rac-works'
        ]) {
            const page = await server.render(`${prefix}${path}`)
            const {head} = page
            const shared = sharedOf(page)

            expect(head.title.toString()).toContain(`${String(shared['og:title'])} | `)
            expect(head.meta.toString()).toContain(
                `name="description" content="${String(shared['og:description'])}"`
            )
            expect(head.link.toString()).toContain(
                `rel="canonical" href="${String(shared['og:url'])}"`
            )
            expect(shared['og:locale']).toBe(prefix === '' ? 'en_US' : 'es_US')
            expect(shared['og:image']).toMatch(
                /^https:\/\/shop\.example\/(?:mobify\/caching\/images|icons\/share\.png)/
            )
        }
    })

    test('says nothing of a page that search engines must not show', async () => {
        expect(sharedOf(await server.render(`${prefix}/cart`))).toEqual({})
    })
})

describe.each(['', '/es-US'])('a listing below "%s"', (prefix) => {
    test('has structured data with the shown items in their order', async () => {
        const page = await server.render(`${prefix}/c/furniture`)
        const {ItemList: items, BreadcrumbList: trail} = structuredDataOf(page)
        const shown = linksIn(page)

        expect(items.itemListElement.length).toBeGreaterThan(0)
        items.itemListElement.forEach(
            ({position, url}: {position: number; url: string}, index: number) => {
                expect(position).toBe(index + 1)
                expect(shown).toContain(url.replace('https://shop.example', ''))
            }
        )
        expect(trail.itemListElement.at(-1).item).toBe(`https://shop.example${prefix}/c/furniture`)
    })
})

test.each`
    address                 | name
    ${'/c/clearance'}       | ${'Clearance'}
    ${'/c/offers'}          | ${'Offers'}
    ${'/es-US/c/clearance'} | ${'Liquidación'}
    ${'/es-US/c/offers'}    | ${'Ofertas'}
`(
    '$address has the name $name in all places, although the category tree does not have it [PLP-013, PLP-014, I18N-002]',
    async ({address, name}) => {
        const page = await server.render(address)
        const {BreadcrumbList: trail} = structuredDataOf(page)
        const main = /<main[^]*<\/main>/.exec(page.html)?.[0] ?? ''

        expect(/<h1[^>]*>(.*?)<\/h1>/.exec(main)?.[1]).toBe(name)
        expect(/aria-current="page">(.*?)</.exec(main)?.[1]).toBe(name)
        expect(page.head.title.toString()).toContain(`>${name} | `)
        expect(page.head.meta.toString()).toContain(name)
        expect(trail.itemListElement.at(-1)).toMatchObject({
            name,
            item: `https://shop.example${address}`
        })
    }
)

test('a store’s structured data matches the page', async () => {
    const {body} = await sandbox.call(
        'GET /store/shopper-stores/v1/organizations/{org}/store-search?siteId=Homeward&countryCode=US&postalCode=90210&maxDistance=500&limit=1',
        {token: sandbox.guestToken()}
    )
    const {id, city, stateCode} = body.data[0]
    const slug = city.toLowerCase().replace(/\s+/g, '-')
    const page = await server.render(`/stores/${stateCode.toLowerCase()}/${slug}/${id}`)
    const {LocalBusiness: business} = structuredDataOf(page)
    const words = textOf(page)

    for (const part of [
        business.name,
        business.telephone,
        business.address.streetAddress,
        business.address.postalCode
    ]) {
        expect(words).toContain(part)
    }
})

test('a product that the platform reports as gone has the status 410 and the not-found page', async () => {
    const gone = aServer((input, init) => {
        const request = new Request(input, init)
        return Promise.resolve(
            request.url.includes('/products/')
                ? new Response('{}', {status: 410})
                : sandbox.handle(request)
        )
    })

    const {status, cacheControl, html} = await gone.render('/p/old-sofa/12345')
    const missing = await server.render('/p/old-sofa/12345')

    expect([status, cacheControl]).toEqual([410, 'public, max-age=0, s-maxage=60'])
    expect(html).toBe(missing.html)
})
