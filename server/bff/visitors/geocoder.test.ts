import {createHmac} from 'node:crypto'
import {testSandbox} from '../../../sandbox/tests/test-sandbox'
import {createGeocoder, geocodeAddress, type GeocodeQuery} from './geocoder'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const setup = (answer: (url: URL) => Promise<Response> | Response, address = 'http://maps') => {
    const requested: URL[] = []
    const warnings: string[] = []
    const geocoder = createGeocoder({
        address,
        key: 'a-key',
        signingSecret: '',
        deadlineMs: 1000,
        now: () => 0,
        fetch: async (input) => {
            const url = new URL(new Request(input).url)
            requested.push(url)
            return answer(url)
        },
        warn: (message) => void warnings.push(message)
    })
    return {geocoder, requested, warnings}
}

const onSandbox = () => setup((url) => sandbox.handle(new Request(url)))

test('a zip is searched in the United States [STORE-033, API-017]', async () => {
    const {geocoder, requested} = onSandbox()

    const {results} = await geocoder({zip: '75024'})

    expect(requested[0]?.searchParams.get('components')).toBe('country:US|postal_code:75024')
    expect(results[0]).toMatchObject({
        formatted_address: 'Plano, TX 75024, USA',
        geometry: {location: {lat: 33.0752, lng: -96.7843}}
    })
})

test('a position is rounded to half a mile, and the key is not revealed', async () => {
    const {geocoder, requested} = onSandbox()

    const answer = await geocoder({latlng: '34.0901234,-118.4065678'})

    expect(requested[0]?.searchParams.get('latlng')).toBe('34.09,-118.41')
    expect(JSON.stringify(answer)).not.toContain('a-key')
})

test('a result is cached, so that the service is called once', async () => {
    const {geocoder, requested} = onSandbox()

    await geocoder({zip: '75024'})
    await geocoder({zip: '75024'})

    expect(requested).toHaveLength(1)
})

test.each`
    requested                | because
    ${{}}                    | ${'the query is empty'}
    ${{zip: '7502'}}         | ${'a zip has five digits'}
    ${{zip: '', latlng: ''}} | ${'both are empty'}
    ${{latlng: 'here'}}      | ${'a position is two numbers'}
    ${{address: '   '}}      | ${'the address is blank'}
`(
    'nothing is requested, as $because [STORE-034]',
    async ({requested: query}: {requested: GeocodeQuery}) => {
        const {geocoder, requested} = onSandbox()

        await expect(geocoder(query)).rejects.toMatchObject({
            status: 400,
            message: 'Either zipcode or lat/lng must be provided.'
        })
        expect(requested).toEqual([])
    }
)

test.each`
    trouble                       | answer
    ${'it is down'}               | ${() => Response.json({}, {status: 500})}
    ${'it refuses the key'}       | ${() => Response.json({status: 'REQUEST_DENIED', results: []})}
    ${'it responds with HTML'}    | ${() => new Response('<html>')}
    ${'it closes the connection'} | ${() => Promise.reject(new Error('ECONNRESET'))}
`('a geocoder that fails, as $trouble, is logged [ERR-020]', async ({answer}) => {
    const {geocoder, warnings} = setup(answer)

    await expect(geocoder({zip: '75024'})).rejects.toMatchObject({status: 503})
    expect(warnings).toHaveLength(1)
})

test('a call is signed with the secret over its path and query [API-017]', () => {
    const secret = Buffer.from('a secret').toString('base64url')
    const address = geocodeAddress(
        {address: 'http://maps', key: 'k', signingSecret: secret},
        {latlng: '1,2'}
    )

    const [unsigned = '', signature] = address.replace('http://maps', '').split('&signature=')
    const expected = createHmac('sha1', 'a secret').update(unsigned).digest('base64url')
    expect(signature).toBe(expected)
})

test('a shop without a geocoder calls no service and logs no warning', async () => {
    const {geocoder, requested, warnings} = setup(() => new Response('{}'), '')

    await expect(geocoder({zip: '75024'})).rejects.toMatchObject({status: 503})

    expect([requested, warnings]).toEqual([[], []])
})
