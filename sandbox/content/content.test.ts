import {testSandbox} from '../tests/test-sandbox'
import {allPages} from './seed/pages'

const shop = testSandbox({size: 'small'})
const token = shop.guestToken()
afterAll(() => shop.close())

const get = (path: string) => shop.call(`GET ${path}`, {token})
const page = (id: string, more = '') =>
    get(`/experience/shopper-experience/v1/organizations/{org}/pages/${id}?siteId=Homeward${more}`)

type Component = {typeId: string; data: Record<string, unknown>}
const blocksOf = (body: {regions: {components: Component[]}[]}) =>
    body.regions.flatMap(({components}) => components)

test.each(allPages.map(({id}) => id))(
    '%s exists in English and in Spanish [CONTENT-001]',
    async (id) => {
        const [english, spanish] = await Promise.all([page(id), page(id, '&locale=es-US')])

        expect([english.status, spanish.status]).toEqual([200, 200])
        expect(spanish.body.pageTitle).not.toBe(english.body.pageTitle)
        expect(blocksOf(spanish.body)).toHaveLength(blocksOf(english.body).length)
        expect(spanish.text).not.toBe(english.text)
    }
)

test('an unknown page is not found', async () => {
    expect((await page('imprint')).status).toBe(404)
})

test('the home page starts with a hero and has popular products that are not sold out', async () => {
    const {body} = await page('home')

    const blocks = blocksOf(body)
    expect(blocks[0]?.typeId).toBe('homeward.hero')
    const scrollers = blocks.filter(({typeId}) => typeId === 'homeward.productScroller')
    expect(scrollers).toHaveLength(2)
    for (const {data} of scrollers) {
        expect(data.products).toHaveLength(10)
        expect(data.products).toMatchObject(
            [data.productIds].flat().map((productId) => ({productId}))
        )
    }
})

test('a scroller has the prices of the named store', async () => {
    const {body} = await get(
        '/store/shopper-stores/v1/organizations/{org}/store-search?siteId=Homeward&countryCode=US&postalCode=10001&maxDistance=500&distanceUnit=mi'
    )
    const far = body.data[0].id

    const [near, other] = await Promise.all([page('home'), page('home', `&c_store_id=${far}`)])

    expect(other.text).toContain(`"storeId":"${far}"`)
    expect(near.text).not.toContain(`"storeId":"${far}"`)
})

test.each`
    requested                                  | status | found
    ${'aspectTypeId=plp&categoryId=furniture'} | ${200} | ${1}
    ${'aspectTypeId=plp&categoryId=unknown'}   | ${200} | ${0}
    ${'aspectTypeId=pdp&productId=any'}        | ${200} | ${0}
    ${'aspectTypeId=plp'}                      | ${400} | ${undefined}
    ${'aspectTypeId=lookbook&categoryId=tv'}   | ${404} | ${undefined}
`('pages by $requested: $status', async ({requested, status, found}) => {
    const {status: answered, body} = await get(
        `/experience/shopper-experience/v1/organizations/{org}/pages?siteId=Homeward&${requested}`
    )

    expect(answered).toBe(status)
    expect(body.data?.length).toBe(found)
})

test.each(['menuAdditionalLinks', 'termsAndConditionSignupDeals', 'rental-disclosure'])(
    'the asset %s has a body in both languages [API-013, CONTENT-021]',
    async (id) => {
        const asset = (locale: string) =>
            shop.call(`GET /s/Homeward/dw/shop/v22_8/content/${id}?locale=${locale}&client_id=a`)

        const [english, spanish] = [await asset('en-US'), await asset('es-US')]

        expect(english.body.c_body).toMatch(/^<(p|ul)>/)
        expect(spanish.body.c_body).toMatch(/^<(p|ul)>/)
        expect(spanish.body.c_body).not.toBe(english.body.c_body)
    }
)

test.each([
    ['without a client id', '/s/Homeward/dw/shop/v22_8/content/rental-disclosure', 400],
    ['of another site', '/s/Elsewhere/dw/shop/v22_8/content/rental-disclosure?client_id=a', 404],
    ['that nobody wrote', '/s/Homeward/dw/shop/v22_8/content/imprint?client_id=a', 404]
])('an asset %s is refused in the form of the classic API', async (_, path, status) => {
    const refusal = await shop.call(`GET ${path}`)

    expect(refusal.status).toBe(status)
    expect(refusal.body.fault).toMatchObject({
        type: expect.any(String),
        message: expect.any(String)
    })
})

test('a token becomes a session of the classic storefront (G-08)', async () => {
    const made = await shop.call('POST /s/Homeward/dw/shop/v22_8/sessions', {token})
    const refused = await shop.call('POST /s/Homeward/dw/shop/v22_8/sessions')

    expect(made.status).toBe(204)
    expect(made.headers.get('set-cookie')).toMatch(/^dwsid=\w+; .*HttpOnly/)
    expect(refused.status).toBe(401)
})

test('a custom object is found by its type and key [API-012]', async () => {
    const object = (key: string) =>
        get(
            `/custom-object/shopper-custom-objects/v1/organizations/{org}/custom-objects/Notice/${key}?siteId=Homeward&locale=es-US`
        )

    expect((await object('holiday-hours')).body.c_heading).toBe('Horario de días festivos')
    expect((await object('summer-hours')).status).toBe(404)
})

test('qualifiers describe the caller and leave out what does not exist', async () => {
    const {body} = await shop.call(
        'POST /experience/shopper-experience/v1/organizations/{org}/qualifiers/resolve?siteId=Homeward',
        {
            token,
            body: {
                customerGroups: ['Everyone', 'Registered', 'VIP'],
                campaignQualifiers: [{campaignId: 'none', promotionId: 'none'}],
                dataBindings: [
                    {type: 'content_asset', id: 'rental-disclosure'},
                    {type: 'content_asset', id: 'imprint'}
                ]
            }
        }
    )

    expect(body.customerGroups).toEqual({Everyone: true, Registered: false, VIP: false})
    expect(body.campaignQualifiers).toEqual({none: {none: false}})
    expect(Object.keys(body.dataBindings.content_asset)).toEqual(['rental-disclosure'])
})
