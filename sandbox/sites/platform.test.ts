import {organization, testSandbox} from '../tests/test-sandbox'
import {createPlatform} from './platform'

const main = testSandbox()
const outlet = testSandbox({siteId: 'HomewardOutlet'})
const platform = createPlatform(main.handle, () => outlet.handle)
afterAll(() => {
    main.close()
    outlet.close()
})

/** Answers every call with the site that it is about. */
const naming = createPlatform(
    async () => new Response('Homeward'),
    (siteId) => async () => new Response(siteId)
)
const base = 'http://sandbox'
const siteOf = async (request: Request) => (await naming(request)).text()

const slas = `/shopper/auth/v1/organizations/${organization}/oauth2`
const asShopper = (token: string) => ({headers: {authorization: `Bearer ${token}`}})
const form = {
    method: 'POST',
    body: new URLSearchParams({channel_id: 'HomewardOutlet', grant_type: 'x'})
}

test.each`
    what                             | path                                                 | init
    ${'its query'}                   | ${'/a?siteId=HomewardOutlet'}                        | ${{}}
    ${'its channel'}                 | ${`${slas}/authorize?channel_id=HomewardOutlet`}     | ${{}}
    ${'its path'}                    | ${'/s/HomewardOutlet/dw/shop/v22_8/content/x'}       | ${{}}
    ${'its path, of the activities'} | ${'/personalization/v3/activities/HomewardOutlet/x'} | ${{}}
    ${'its form'}                    | ${`${slas}/token`}                                   | ${form}
    ${'its shopper'}                 | ${'/a'}                                              | ${asShopper(outlet.guestToken())}
`('a call is about the site that $what names', async ({path, init}) => {
    expect(await siteOf(new Request(base + path, init))).toBe('HomewardOutlet')
})

test.each(['/a', '/a?siteId=Other', '/s/Other/x'])(
    'a call that names no site, as %s, is about the first',
    async (path) => {
        expect(await siteOf(new Request(base + path))).toBe('Homeward')
    }
)

test('what a call names counts for more than whose token it has', async () => {
    const request = new Request(`${base}/a?siteId=Homeward`, asShopper(outlet.guestToken()))

    expect(await siteOf(request)).toBe('Homeward')
})

const products = '/search/shopper-search/v1/organizations/{org}/product-search'.replace(
    '{org}',
    organization
)
const search = async (siteId: string, token: string, q = 'sofa') => {
    const response = await platform(
        new Request(`${base}${products}?siteId=${siteId}&q=${q}`, asShopper(token))
    )
    return {status: response.status, body: await response.json()}
}

test('a token of one site is none at the other', async () => {
    expect((await search('Homeward', main.guestToken())).status).toBe(200)
    expect((await search('HomewardOutlet', outlet.guestToken())).status).toBe(200)
    expect((await search('HomewardOutlet', main.guestToken())).status).toBe(401)
    expect((await search('Homeward', outlet.guestToken())).status).toBe(401)
})

test('the small brand has other things, other prices, other stores and other settings', async () => {
    const [all, some] = [
        await search('Homeward', main.guestToken(), 'laptop'),
        await search('HomewardOutlet', outlet.guestToken(), 'laptop')
    ]
    const stores = outlet.world.statement<{document: string}>('SELECT document FROM store').all()
    const setting = (world: typeof main.world) =>
        world.statement("SELECT value FROM preference WHERE id = 'AccountSessionTimeout'").get()

    expect(all.body.total).toBeGreaterThan(0)
    expect(some.body.total).toBe(0)
    expect(stores.length).toBeGreaterThan(5)
    for (const {document} of stores) expect(JSON.parse(document).name).toMatch(/^Porchlight /)
    expect(setting(outlet.world)).not.toEqual(setting(main.world))
})

test('a world refuses calls about another site', async () => {
    const {status} = await main.call(`GET ${products}?siteId=HomewardOutlet&q=sofa`, {
        token: main.guestToken()
    })

    expect(status).toBe(400)
})
