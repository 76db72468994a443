import {organization, testSandbox} from '../tests/test-sandbox'
import {defaultStore} from './store'

const sandbox = testSandbox({clock: () => new Date('2030-01-01T12:00:00Z')})
const {world} = sandbox
const token = sandbox.guestToken()
const path = `/store/shopper-stores/v1/organizations/${organization}`

afterAll(() => sandbox.close())

const search = (query: string) =>
    sandbox.call(`GET ${path}/store-search?siteId=Homeward&${query}`, {token})

const idsOf = (stores: {id: string}[]) => stores.map(({id}) => id)

test('stores around a zip are sorted by distance, with their distance in miles', async () => {
    const {body} = await search('countryCode=US&postalCode=90210&maxDistance=100&distanceUnit=mi')

    const distances = body.data.map(({distance}: {distance: number}) => distance)
    expect(distances).toEqual([...distances].sort((one, other) => one - other))
    expect(body.data[0]).toMatchObject({id: '01001', distance: 0, distanceUnit: 'mi'})
    expect(body.total).toBe(8)
})

test('one store is hidden there, one may not be chosen, one is closed', async () => {
    const {body} = await search('latitude=34.09&longitude=-118.41&maxDistance=30&distanceUnit=mi')

    const withFlag = (flag: (store: Record<string, unknown>) => boolean) => body.data.filter(flag)
    expect(withFlag(({c_storeHide: isHidden}) => isHidden === true)).toHaveLength(1)
    expect(withFlag(({c_storeSelect: isOpen}) => isOpen === false)).toHaveLength(1)
    expect(
        withFlag(({c_storeEcommCloseDate: day}) => typeof day === 'string' && day < '2030-01-01')
    ).toHaveLength(1)
})

test.each`
    edge                         | distance  | finds
    ${'just short of the store'} | ${'3.51'} | ${1}
    ${'as far as the store'}     | ${'3.57'} | ${2}
`('a search $edge: $finds', async ({distance, finds}) => {
    const query = `latitude=34.0901&longitude=-118.4065&distanceUnit=mi&maxDistance=${distance}`

    expect((await search(query)).body.total).toBe(finds)
})

test('pages do not overlap and add up to the total', async () => {
    const place = 'latitude=39&longitude=-98&limit=10'

    const pages = await Promise.all(
        [0, 10, 20].map((offset) => search(`${place}&offset=${offset}`))
    )

    const ids = pages.flatMap(({body}) => idsOf(body.data))
    expect(new Set(ids).size).toBe(pages[0]?.body.total)
})

test('Minnesota has a zip but no store near it [STORE-043]', async () => {
    const {body} = await search('countryCode=US&postalCode=55401&maxDistance=100&distanceUnit=mi')

    expect(body).toMatchObject({total: 0, data: []})
})

test('stores are found by ids, without unknown ones', async () => {
    const {body} = await sandbox.call(`GET ${path}/stores?siteId=Homeward&ids=01002,nobody,01001`, {
        token
    })

    expect(idsOf(body.data)).toEqual(['01002', '01001'])
})

test('every store has access to the stock of its three nearest', async () => {
    const {body} = await search('latitude=39&longitude=-98')

    for (const {id, c_geopoolStores: pool} of body.data) {
        expect(new Set(pool).size).toBe(3)
        expect(pool).not.toContain(id)
    }
})

test('prices without a store are those of the store nearest to 90210', () => {
    expect(defaultStore(world).postalCode).toBe('90210')
})

test.each`
    query                                    | status               | address
    ${'address=75024&components=country:US'} | ${'OK'}              | ${'Plano, TX 75024, USA'}
    ${'address=55401'}                       | ${'OK'}              | ${'Minneapolis, MN 55401, USA'}
    ${'address=53202'}                       | ${'OK'}              | ${'Milwaukee, WI 53202, USA'}
    ${'latlng=34.09,-118.41'}                | ${'OK'}              | ${'Beverly Hills, CA 90210, USA'}
    ${'address=00000'}                       | ${'ZERO_RESULTS'}    | ${undefined}
    ${'latlng=0,0'}                          | ${'ZERO_RESULTS'}    | ${undefined}
    ${'latlng=here'}                         | ${'ZERO_RESULTS'}    | ${undefined}
    ${'key=abc'}                             | ${'INVALID_REQUEST'} | ${undefined}
`('geocoding $query: $status $address', async ({query, status, address}) => {
    const {body} = await sandbox.call(`GET /maps/api/geocode/json?${query}`)

    expect(body.status).toBe(status)
    expect(body.results[0]?.formatted_address).toBe(address)
})

test('a shopper without a position is placed near the default store [API-059]', async () => {
    const {body} = await sandbox.call(
        'GET /custom/google/v1/organizations/{org}/getgoogleapi?siteId=Homeward'
    )

    expect(body.googleapidata.location).toEqual({lat: 34.0901, lng: -118.4065})
})
