import {startExpress} from '../../tests/support/server/http-server'
import {mapRoute} from './map-route'

const requested: string[] = []
const warnings: string[] = []
const warn = (message: string) => void warnings.push(message)
const google = (answer: () => Response) =>
    startExpress(
        mapRoute({
            google: {address: 'https://maps.example', key: 'a-key'},
            deadlineMs: 1000,
            warn,
            fetch: (input) => {
                requested.push(new Request(input).url)
                return Promise.resolve(answer())
            }
        })
    )
const own = startExpress(
    mapRoute({
        google: {address: 'https://maps.example', key: ''},
        deadlineMs: 1000,
        warn,
        fetch: () => Promise.reject(new Error('Nobody may be asked'))
    })
)
afterAll(async () => (await own).close())

const get = async (served: typeof own, query: string) => {
    const answer = await fetch(`${(await served).address}/?${query}`)
    return {
        status: answer.status,
        type: answer.headers.get('content-type'),
        caching: answer.headers.get('cache-control'),
        text: await answer.text()
    }
}

const losAngeles = 'at=34.05,-118.33&zoom=10'

test('without a key a map is drawn from our own geographic data [STORE-010]', async () => {
    const {status, type, caching, text} = await get(own, losAngeles)

    expect([status, type, caching]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
        'public, max-age=604800'
    ])
    expect(text).toContain('>Los Angeles</text>')
    expect(text).toContain('>Santa Monica</text>')
    expect(text).not.toContain('>Dallas</text>')
    expect(text.length).toBeLessThan(10_000)
})

test('the map of the whole country leaves out details that would be too small', async () => {
    const {text} = await get(own, 'at=39,-98&zoom=3.5')

    expect(text.length).toBeLessThan(120_000)
})

test.each`
    query                                | because
    ${''}                                | ${'the query is empty'}
    ${'at=34.05,-118.33'}                | ${'the zoom is missing'}
    ${'at=34.05,-118.33&zoom=99'}        | ${'this zoom level does not exist'}
    ${'at=51.5,-0.12&zoom=10'}           | ${'the place is outside of the United States'}
    ${'at=34.0512345,-118.33&zoom=10'}   | ${'our pages send fewer decimals'}
    ${'at=34.05,-118.33&at=1,2&zoom=10'} | ${'the place is given twice'}
`('there is no map, as $because', async ({query}) => {
    expect((await get(own, query)).status).toBe(400)
})

test('with a key the map is Google’s, and the page does not learn the key', async () => {
    const served = google(() => new Response('png', {headers: {'content-type': 'image/png'}}))

    const answer = await get(served, 'at=34.05,-118.33&zoom=10.5')
    ;(await served).close()

    expect(answer).toMatchObject({status: 200, type: 'image/png', text: 'png'})
    expect(requested.at(-1)).toBe(
        'https://maps.example/maps/api/staticmap?center=34.05%2C-118.33&zoom=10&size=339x255&scale=2&key=a-key'
    )
})

test('when Google fails, our own map replaces it for a minute, and the log says why', async () => {
    const served = google(() => new Response('', {status: 403}))

    const answer = await get(served, losAngeles)
    ;(await served).close()

    expect(answer).toMatchObject({
        type: 'image/svg+xml; charset=utf-8',
        caching: 'public, max-age=60'
    })
    expect(warnings).toEqual(['Google gives no map: status 403'])
})
