import {aCommerce} from '../../../tests/support/a-commerce'
import {type Call, CommerceError} from '../client'
import {
    geocode,
    type Geocoding,
    type LocatorPlace,
    locatorSearch,
    toGeocodedPlaces
} from './locator'

const aStore = (id: string, own = {}) => ({
    id,
    name: `Store ${id}`,
    latitude: 33,
    longitude: -97,
    distance: 3,
    ...own
})

const plano = {
    results: [
        {
            formatted_address: 'Plano, TX 75024, USA',
            geometry: {location: {lat: 33.07, lng: -96.78}},
            address_components: [{short_name: '75024', types: ['postal_code']}]
        }
    ]
}

const answering = (places: unknown, stores: unknown[]) =>
    aCommerce(({path}: Call) =>
        path === '/geocode' ? places : {total: stores.length, data: stores}
    )

test.each<[LocatorPlace, object]>([
    [{zip: '75024'}, {countryCode: 'US', postalCode: '75024'}],
    [
        {latitude: 33.07, longitude: -96.78},
        {latitude: 33.07, longitude: -96.78}
    ]
])(
    'around %j up to 200 stores are asked for, within 100 miles [STORE-036, STORE-052, STORE-071, API-016]',
    async (place, centre) => {
        const {commerce, calls} = answering(plano, [aStore('1')])

        await locatorSearch(commerce, place).fetch()

        const search = calls.find(({path}) => path.endsWith('/store-search'))
        expect(search?.query).toEqual({...centre, maxDistance: 100, distanceUnit: 'mi', limit: 200})
    }
)

test('the zip at the device’s place comes from the geocoder', async () => {
    const {commerce} = answering(plano, [aStore('1')])

    const answer = await locatorSearch(commerce, {latitude: 33.07, longitude: -96.78}).fetch()

    expect(answer.zip).toBe('75024')
})

// aCommerce's day is 2030-06-01, or later in the year.
test.each`
    store                                    | listed   | because
    ${{}}                                    | ${true}  | ${'it does not close'}
    ${{c_storeEcommCloseDate: '2030-01-01'}} | ${false} | ${'it closed before today'}
    ${{c_storeEcommCloseDate: '2031-01-01'}} | ${true}  | ${'it closes later'}
    ${{c_storeHide: true}}                   | ${false} | ${'it is hidden'}
    ${{c_storeSelect: false}}                | ${true}  | ${'it may be seen, if not chosen'}
`('a store is listed: $listed, as $because [STORE-035]', async ({store, listed}) => {
    const {commerce} = answering(plano, [aStore('1', store), aStore('2')])

    const {stores} = await locatorSearch(commerce, {zip: '75024'}).fetch()

    expect(stores.some(({id}) => id === '1')).toBe(listed)
})

test.each`
    places                                                                    | stores                                | kind
    ${plano}                                                                  | ${[aStore('1')]}                      | ${'stores'}
    ${plano}                                                                  | ${[]}                                 | ${'none-in-range'}
    ${plano}                                                                  | ${[aStore('1', {c_storeHide: true})]} | ${'none-in-area'}
    ${{results: []}}                                                          | ${[]}                                 | ${'none-in-range'}
    ${{results: [{...plano.results[0], formatted_address: 'Ely, MN 55731'}]}} | ${[aStore('1')]}                      | ${'affiliate'}
`(
    'the locator says $kind [STORE-027, STORE-030, STORE-037, STORE-040, STORE-046]',
    async ({places, stores, kind}) => {
        const {commerce} = answering(places, stores)

        const answer = await locatorSearch(commerce, {zip: '75024'}).fetch()

        expect(answer.outcome.kind).toBe(kind)
        expect(answer.stores.length > 0).toBe(kind === 'stores')
    }
)

test('without a geocoder the stores are still found', async () => {
    const {commerce} = aCommerce(({path}) => {
        if (path === '/geocode') throw new CommerceError({status: 503, code: 'unavailable'})
        return {total: 1, data: [aStore('1')]}
    })

    const {outcome, zip} = await locatorSearch(commerce, {zip: '75024'}).fetch()

    expect([outcome.kind, zip]).toEqual(['stores', '75024'])
})

test('nothing to geocode is said so [STORE-034]', async () => {
    const {commerce} = aCommerce()
    const nothing: Geocoding = Object.assign({zip: ''})

    await expect(geocode(commerce, nothing)).rejects.toThrow(
        'Either zipcode or lat/lng must be provided.'
    )
})

test.each<[string, unknown, number]>([
    ['no results', {status: 'ZERO_RESULTS', results: []}, 0],
    ['a result without a place', {results: [{formatted_address: 'Ely'}, ...plano.results]}, 1],
    ['a result', plano, 1]
])('of %s come as many places as there are [API-018]', (_, answer, count) => {
    expect(toGeocodedPlaces(answer)).toHaveLength(count)
})
