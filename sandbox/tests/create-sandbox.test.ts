import {z} from 'zod'
import {answer, notFound} from '../core/response'
import {endpoint} from '../core/endpoint'
import {siteQuery, wholeNumber} from '../core/query-values'
import {createSandbox} from '../create-sandbox'
import {openWorld} from '../open-world'

const world = openWorld({dataFolder: ':memory:', size: 'tiny'})

const colours = [
    endpoint({
        method: 'GET',
        path: '/colours/:id',
        access: 'public',
        query: siteQuery.extend({limit: wholeNumber(1, 10).default(5)}),
        handle: ({params, query}) => ({id: params.id, limit: query.limit})
    }),
    endpoint({
        method: 'GET',
        path: '/colours/best',
        access: 'public',
        handle: () => ({id: 'blue'})
    }),
    endpoint({
        method: 'POST',
        path: '/colours',
        access: 'public',
        body: z.object({id: z.string()}),
        handle: ({body, world: {statement}}) => {
            statement('INSERT INTO fact (name, value) VALUES (?, ?)').run(body.id, 'colour')
            return body.id === 'grey' ? notFound('colour', body.id) : answer(201, body)
        }
    }),
    endpoint({method: 'GET', path: '/mine', scope: 'paint', handle: () => ({})})
]

const sandbox = createSandbox(world, colours, {control: true})

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    sandbox.handle(
        new Request(`http://sandbox${path}`, {
            method,
            headers: {'content-type': 'application/json', ...headers},
            ...(body !== undefined && {
                body: typeof body === 'string' ? body : JSON.stringify(body)
            })
        })
    )

afterEach(() => {
    sandbox.faults.clear()
    sandbox.calls.clear()
})

test.each`
    situation                         | method      | path                                       | body         | status
    ${'a known address'}              | ${'GET'}    | ${'/colours/red?siteId=Homeward'}          | ${undefined} | ${200}
    ${'the retailer’s own parameter'} | ${'GET'}    | ${'/colours/red?siteId=Homeward&c_x=1'}    | ${undefined} | ${200}
    ${'an unknown parameter'}         | ${'GET'}    | ${'/colours/red?siteId=Homeward&x=1'}      | ${undefined} | ${400}
    ${'no site'}                      | ${'GET'}    | ${'/colours/red'}                          | ${undefined} | ${400}
    ${'the highest limit'}            | ${'GET'}    | ${'/colours/red?siteId=Homeward&limit=10'} | ${undefined} | ${200}
    ${'a limit above the highest'}    | ${'GET'}    | ${'/colours/red?siteId=Homeward&limit=11'} | ${undefined} | ${400}
    ${'a broken escape'}              | ${'GET'}    | ${'/colours/%E0%A4%A'}                     | ${undefined} | ${400}
    ${'an unknown address'}           | ${'GET'}    | ${'/flavours'}                             | ${undefined} | ${404}
    ${'another method'}               | ${'DELETE'} | ${'/colours'}                              | ${undefined} | ${405}
    ${'a body'}                       | ${'POST'}   | ${'/colours'}                              | ${{id: 'b'}} | ${201}
    ${'a body that is no JSON'}       | ${'POST'}   | ${'/colours'}                              | ${'{'}       | ${400}
    ${'a body of another shape'}      | ${'POST'}   | ${'/colours'}                              | ${{id: 1}}   | ${400}
    ${'no body'}                      | ${'POST'}   | ${'/colours'}                              | ${undefined} | ${400}
    ${'no token where one is needed'} | ${'GET'}    | ${'/mine'}                                 | ${undefined} | ${401}
    ${'an endless address'}           | ${'GET'}    | ${`/colours/${'a'.repeat(9000)}`}          | ${undefined} | ${414}
`('$situation: $status', async ({method, path, body, status}) => {
    const response = await send(method, path, body)

    expect(response.status).toBe(status)
    if (status >= 400) {
        expect(response.headers.get('content-type')).toBe('application/problem+json')
        expect(await response.json()).toMatchObject({title: expect.any(String)})
    }
})

test('a fixed path segment takes precedence over a parameter', async () => {
    expect(await (await send('GET', '/colours/best')).json()).toEqual({id: 'blue'})
})

test('a body that is too large is refused', async () => {
    const response = await send('POST', '/colours', {id: 'a'.repeat(5 * 1024 * 1024)})

    expect(response.status).toBe(413)
})

test('a body whose content type is not JSON is refused', async () => {
    const response = await send('POST', '/colours', {id: 'a'}, {'content-type': 'text/plain'})

    expect(response.status).toBe(415)
})

test('a refused call is rolled back', async () => {
    const response = await send('POST', '/colours', {id: 'grey'})

    expect(response.status).toBe(404)
    expect(world.statement("SELECT * FROM fact WHERE name = 'grey'").all()).toEqual([])
})

test('the correlation id is returned', async () => {
    const response = await send('GET', '/colours/best', undefined, {'correlation-id': 'abc'})

    expect(response.headers.get('x-correlation-id')).toBe('abc')
})

test('a fault affects the set number of calls, on its path only', async () => {
    sandbox.faults.add({path: '/colours/b*', times: 2, harm: {kind: 'status', status: 503}})

    const statuses: number[] = []
    for (const path of [
        '/colours/best',
        '/colours/red?siteId=Homeward',
        '/colours/best',
        '/colours/best'
    ]) {
        statuses.push((await send('GET', path)).status)
    }

    expect(statuses).toEqual([503, 200, 503, 200])
})

test('a cut response ends early', async () => {
    sandbox.faults.add({harm: {kind: 'cut'}})

    const response = await send('GET', '/colours/best')

    await expect(response.text()).rejects.toThrow('cut')
})

test('a garbled response is not JSON', async () => {
    sandbox.faults.add({harm: {kind: 'garble'}})

    const response = await send('GET', '/colours/best')

    await expect(response.json()).rejects.toThrow()
})

test('a dropped call gets no response', async () => {
    sandbox.faults.add({harm: {kind: 'drop'}})

    await expect(send('GET', '/colours/best')).rejects.toThrow('dropped')
})

test('a rate limit allows its number of calls and refuses the next', async () => {
    sandbox.faults.add({harm: {kind: 'rate-limit', calls: 1, seconds: 60}})

    const first = await send('GET', '/colours/best')
    const second = await send('GET', '/colours/best')

    expect([first.status, second.status]).toEqual([200, 429])
    expect(second.headers.get('retry-after')).toBe('60')
})

test('faults and the clock can be set, and calls can be read, over HTTP', async () => {
    await send('POST', '/__control/faults', {harm: {kind: 'status', status: 500}})
    await send('PUT', '/__control/clock', {now: '2030-01-01T00:00:00Z'})
    await send('GET', '/colours/best')

    const calls = await (await send('GET', '/__control/calls?path=best')).json()
    const clock = await (await send('GET', '/__control/clock')).json()
    await send('POST', '/__control/reset')

    expect(calls).toMatchObject({calls: [{method: 'GET', path: '/colours/best', status: 500}]})
    expect(clock.now).toMatch(/^2030-01-01/)
    expect((await send('GET', '/colours/best')).status).toBe(200)
})

test('the control API is off by default', async () => {
    const response = await createSandbox(world, colours).handle(
        new Request('http://sandbox/__control/calls')
    )

    expect(response.status).toBe(404)
})
