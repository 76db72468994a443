import {brand} from '@app/brand'
import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer} from '../../../tests/support/shop/render-on-server'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const {render} = aServer((input, init) => sandbox.handle(new Request(input, init)))

/** What a reader without script finds: the text of a page, and where its links lead. */
const read = async (address: string, store?: string) => {
    const {html, head, ...page} = await render(address, store)
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    return {
        ...page,
        main,
        text: main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
        hrefs: [...main.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
        head: `${head.title.toString()}${head.meta.toString()}${head.link.toString()}`,
        data: [...head.script.toString().matchAll(/json">(.*?)<\/script>/g)].map(
            ([, json]): unknown => JSON.parse(json ?? '')
        )
    }
}

describe('the locator’s page without script', () => {
    test('answers, with a form that needs none [STORE-004]', async () => {
        const {status, cacheControl, main} = await read('/store-locator')

        expect([status, cacheControl]).toEqual([200, expect.stringContaining('public')])
        expect(main).toContain('action="/store-locator"')
        expect(main).toContain('name="zip"')
    })

    test('comes with the stores around a zip, each with its page and its place on the map [STORE-001, STORE-010, STORE-011]', async () => {
        const {status, text, main, hrefs, head} = await read('/store-locator?zip=90210')

        expect(status).toBe(200)
        expect(text).toContain('6 stores near 90210')
        expect(text).toMatch(/1025 Oak Ave\s+Beverly Hills, CA 90210/)
        expect(hrefs).toContain('/stores/ca/beverly-hills/01001')
        expect(hrefs).toContain('#store-01001')
        expect(main).toContain('id="store-01001"')
        expect(main).toMatch(/src="\/api\/map\?at=34\.\d+,-118\.\d+&amp;zoom=[\d.]+"/)
        expect(head).toContain('noindex')
    })

    test.each`
        shown    | entries
        ${''}    | ${10}
        ${'20'}  | ${20}
        ${'30'}  | ${30}
        ${'250'} | ${200}
        ${'-1'}  | ${10}
        ${'all'} | ${10}
    `(
        'with shown=$shown lists $entries of 250 stores [STORE-050, STORE-051]',
        async ({shown, entries}) => {
            const stores = Array.from({length: 250}, (_, index) => ({
                id: `s${index}`,
                name: `Store ${index}`,
                address1: `${index} Main St`,
                latitude: 33 + index / 1000,
                longitude: -97,
                distance: index
            }))
            const server = aServer((input, init) => {
                const request = new Request(input, init)
                return request.url.includes('/store-search')
                    ? Promise.resolve(Response.json({total: 250, data: stores}))
                    : sandbox.handle(request)
            })

            const {html} = await server.render(`/store-locator?zip=75024&shown=${shown}`)

            expect(html.match(/id="store-s\d+"/g)).toHaveLength(entries)
        }
    )

    test('lets a store be chosen by a form that leads back [STORE-014]', async () => {
        const {main} = await read('/es-US/store-locator?zip=90210')

        expect(main).toContain('<form method="post" action="/api/choose-store">')
        expect(main).toContain('value="/es-US/store-locator?zip=90210"')
    })

    test.each`
        zip        | text
        ${'59001'} | ${'No store was found within 30 miles of your location.'}
        ${'55401'} | ${`We don’t have store locations in Minnesota, but our affiliate ${brand.affiliate.name} does.`}
    `('says at once what it says of $zip [STORE-037, STORE-043]', async ({zip, text}) => {
        expect((await read(`/store-locator?zip=${zip}`)).text).toContain(text)
    })

    test('says which store is the shopper’s [STORE-015]', async () => {
        const {main} = await read('/store-locator?zip=90210', '01001.90210.chosen')

        expect(main).toMatch(
            /aria-label="My Store, Homeward Beverly Hills[^>]*>.*?My Store<\/button>/
        )
    })

    test.each(['', ' ', '9021', 'abcde', '90210<script>'])(
        'asks nothing for "%s", and says that a postal code is wanted [STORE-007]',
        async (zip) => {
            const {status, text, main} = await read(`/store-locator?zip=${encodeURIComponent(zip)}`)

            expect(status).toBe(200)
            expect(text).not.toContain('stores near')
            expect(text).toContain('Please enter a postal code.')
            expect(main).toMatch(/<input[^>]*aria-invalid="true"/)
        }
    )

    test('lets no browser send an empty zip, and complains of none that was not sent [STORE-007]', async () => {
        const {main, text} = await read('/store-locator')

        expect(main).toMatch(/<input(?=[^>]*name="zip")(?=[^>]*required)(?=[^>]*pattern)[^>]*>/)
        expect(main).not.toContain('novalidate')
        expect(text).not.toContain('Please enter a postal code.')
    })

    test('is in Spanish below /es-US', async () => {
        expect((await read('/es-US/store-locator?zip=90210')).text).toContain(
            '6 tiendas cerca de 90210'
        )
    })
})

describe('a store’s own page', () => {
    test.each`
        prefix      | text
        ${''}       | ${'Holiday hours Stores close at 3 p.m.'}
        ${'/es-US'} | ${'Horario de días festivos Las tiendas cierran a las 3 p.m.'}
    `('below "$prefix" says when stores close early [API-012]', async ({prefix, text}) => {
        expect((await read(`${prefix}/stores/ca/beverly-hills/01001`)).text).toContain(text)
    })

    test('tells address, phone, hours, services and delivery area [STORE-017, STORE-018, STORE-019, STORE-020, STORE-021]', async () => {
        const {status, text, hrefs, head} = await read('/stores/ca/beverly-hills/01001')

        expect(status).toBe(200)
        expect(text).toMatch(/1025 Oak Ave\s+Beverly Hills, CA 90210/)
        expect(text).toContain('(213) 555-0101')
        expect(text).toContain('Monday to Saturday 10:00 AM - 6:00 PM')
        expect(text).toContain('Sunday Closed')
        expect(text).toContain('Delivery tracking')
        expect(text).toMatch(/Delivers to homes within \d+ miles/)
        expect(hrefs).toContainEqual(
            expect.stringMatching(
                /[?&;]destination=1025\+Oak\+Ave%2C\+Beverly\+Hills%2C\+CA\+90210$/
            )
        )
        expect(hrefs).toContain('/store-locator?zip=90210')
        expect(head).toContain('href="https://shop.example/stores/ca/beverly-hills/01001"')
        expect(head).not.toContain('noindex')
    })

    test('is a LocalBusiness to search engines', async () => {
        const {data} = await read('/stores/ca/beverly-hills/01001')

        expect(data[0]).toMatchObject({
            '@type': 'LocalBusiness',
            name: 'Homeward Beverly Hills',
            telephone: '(213) 555-0101',
            address: {'@type': 'PostalAddress', postalCode: '90210', addressRegion: 'CA'},
            geo: {latitude: 34.0901, longitude: -118.4065},
            openingHoursSpecification: expect.arrayContaining([
                expect.objectContaining({opens: '10:00', closes: '18:00'})
            ]),
            areaServed: {'@type': 'GeoCircle'}
        })
        expect(data[1]).toMatchObject({'@type': 'BreadcrumbList'})
    })

    test.each(['/stores/tx/dallas/01001', '/stores/CA/Beverly-Hills/01001'])(
        'has one address; from %s it moves there',
        async (address) => {
            const {status, redirect} = await read(address)

            expect([status, redirect]).toEqual([301, '/stores/ca/beverly-hills/01001'])
        }
    )

    test('that takes no orders has no button', async () => {
        const {text, main} = await read('/stores/ca/inglewood/01007')

        expect(text).toContain('This store doesn’t take online orders.')
        expect(main).not.toContain('choose-store')
    })

    test.each`
        address                               | because
        ${'/stores/ca/nowhere/99999'}         | ${'there is no such store'}
        ${'/stores/ca/north-hollywood/01006'} | ${'it is hidden'}
    `('$address is not found, as $because', async ({address}) => {
        expect((await read(address)).status).toBe(404)
    })
})

describe('a store’s own page whose answer is not what it should be', () => {
    const address = '/stores/ca/beverly-hills/01001'
    const pageOf = (answer: unknown) =>
        aServer((input, init) => {
            const request = new Request(input, init)
            const isRequested = /\/stores$/.test(new URL(request.url).pathname)
            return isRequested ? Promise.resolve(Response.json(answer)) : sandbox.handle(request)
        }).render(address)

    test.each([
        [null],
        ['no store'],
        [7],
        [[]],
        [{}],
        [{data: null}],
        [{data: 'no store'}],
        [{data: {id: '01001'}}],
        [{data: [null]}],
        [{data: ['01001']}],
        [{data: [{id: '01001', latitude: null, longitude: null}]}]
    ])('%j is a failure of the platform, and no store that is gone [API-033]', async (answer) => {
        const {status, cacheControl, html} = await pageOf(answer)

        expect([status, cacheControl]).toEqual([503, 'private, no-store'])
        expect(html).toMatch(/<header/)
        expect(html).toContain('This page isn&#x27;t working')
    })

    test('a list without stores says that there is none: not found [API-033]', async () => {
        expect((await pageOf({data: []})).status).toBe(404)
    })
})

describe('the directory', () => {
    test('leads from states to cities to stores', async () => {
        const states = await read('/stores')
        const state = await read('/stores/tx')
        const city = await read('/stores/tx/plano')

        expect(states.hrefs).toContain('/stores/tx')
        expect(states.text).toContain('Texas')
        expect(state.hrefs).toContain('/stores/tx/plano')
        expect(state.text).toContain('Stores in Texas')
        expect(city.text).toContain('Stores in Plano, TX')
        expect(city.hrefs).toContain('/stores/tx/plano/01012')
        expect(city.hrefs).toContainEqual(expect.stringMatching(/^tel:\+1\d{10}$/))
        expect(city.hrefs).not.toContain('/stores/tx/dallas/01009')
        expect(city.data[0]).toMatchObject({'@type': 'BreadcrumbList'})
    })

    test('has the states in the order of their names', async () => {
        const {main} = await read('/stores')
        const names = [...main.matchAll(/href="\/stores\/\w\w"[^>]*>([^<]+)</g)].map(
            ([, name]) => name ?? ''
        )

        expect(names.length).toBeGreaterThan(1)
        expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')))
    })

    test('names a city once, and does not lead from its page to itself', async () => {
        const {main, hrefs} = await read('/stores/tx/plano')

        expect(main.match(/<h[12][^>]*>/g)).toHaveLength(1)
        expect(hrefs).not.toContain('/stores/tx/plano')
    })

    test.each(['/stores/mn', '/stores/tx/atlantis', '/stores/no-such-state'])(
        '%s is not found',
        async (address) => {
            expect((await read(address)).status).toBe(404)
        }
    )
})

test.each`
    cookie                  | link                         | store
    ${undefined}            | ${'Find your store'}         | ${'01001'}
    ${'.75024.chosen'}      | ${'Pricing for 75024'}       | ${'01012'}
    ${'.59001.chosen'}      | ${'Pricing for 59001'}       | ${'01001'}
    ${'01009.75024.chosen'} | ${'My Store: 1675 Broadway'} | ${'01009'}
`(
    'with the cookie $cookie the header says "$link", and prices are of $store [SHELL-001, SHELL-002, SHELL-003, STORE-070]',
    async ({cookie, link, store}) => {
        const bodies: string[] = []
        const server = aServer(async (input, init) => {
            const request = new Request(input, init)
            if (request.url.includes('/custom/product/')) bodies.push(await request.clone().text())
            return sandbox.handle(request)
        })

        const {html} = await server.render('/shop-all', cookie)

        expect(/header__store".*?<span>(.*?)</.exec(html)?.[1]).toBe(link)
        expect(bodies.map((body): unknown => JSON.parse(body).storeIds)).toEqual([[store]])
    }
)
