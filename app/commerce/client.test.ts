import {wasPriceRules} from '../../tests/support/values/builders'
import {
    type Call,
    CommerceError,
    type CommerceSetup,
    createCommerce,
    errorCodeOf,
    toFailure
} from './client'

type Sent = {url: URL; init: RequestInit}

const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), {status, statusText: 'Said so'})

/** A Commerce whose network answers what a test says, in turn, and remembers what was sent. */
const commerceThat = (answers: (() => Response | Promise<Response>)[], own = {}) => {
    const sent: Sent[] = []
    const refusals: (string | undefined)[] = []
    const setup: CommerceSetup = {
        siteId: 'Homeward',
        locale: 'es-US',
        organizationId: 'f_ecom_hmwd_001',
        clientId: 'a-client',
        base: {api: 'https://api.example', ocapi: 'https://ocapi.example'},
        deadlineMs: 1000,
        today: () => '2030-02-01',
        wasPriceRules,
        token: (refused) => {
            refusals.push(refused)
            return Promise.resolve(refused === 'old' ? 'new' : 'old')
        },
        fetch: (input, init = {}) => {
            sent.push({url: new URL(input instanceof Request ? input.url : input), init})
            const answer = answers[sent.length - 1]
            return Promise.resolve().then(answer ?? (() => json({})))
        },
        bff: (call) => Promise.resolve(json({own: call.path})),
        ...own
    }
    const headers = (index: number) => new Headers(sent[index]?.init.headers)
    return {commerce: createCommerce(setup), sent, refusals, headers}
}

const search: Call = {path: '/custom/product/v1/organizations/{org}/search', body: {limit: 5}}

test('calls to our own server go there, and not to the platform', async () => {
    const {commerce, sent} = commerceThat([])

    expect(await commerce.fetch({family: 'own', path: '/geocode'})).toEqual({own: '/geocode'})
    expect(sent).toEqual([])
})

describe('a call', () => {
    test('carries site, language, token and client, and a body as JSON [API-001, API-004, API-006]', async () => {
        const {commerce, sent, headers} = commerceThat([])

        await commerce.fetch(search)

        expect(sent[0]?.url.href).toBe(
            'https://api.example/custom/product/v1/organizations/f_ecom_hmwd_001/search?siteId=Homeward&locale=es-US'
        )
        expect(sent[0]?.init).toMatchObject({method: 'POST', body: '{"limit":5}'})
        expect(Object.fromEntries(headers(0))).toEqual({
            accept: 'application/json',
            authorization: 'Bearer old',
            'content-type': 'application/json',
            'x-dw-client-id': 'a-client'
        })
    })

    test('on a customer’s behalf is correlated by their id [API-002]', async () => {
        const {commerce, headers} = commerceThat([])

        await commerce.fetch({...search, customerId: 'ada'})
        await commerce.fetch(search)

        expect(headers(0).get('correlation-id')).toBe('ada')
        expect(headers(1).has('correlation-id')).toBe(false)
    })

    test.each`
        path                                               | requested
        ${'/custom/product/v1/organizations/{org}/search'} | ${'POST /custom/product/v1/organizations/f_ecom_hmwd_001/search'}
        ${'/custom/store-change/v1/organizations/{org}/x'} | ${'POST /custom/store-change/v1/organizations/f_ecom_hmwd_001/x'}
    `('$path with a body is $requested [API-003, API-005]', async ({path, requested}) => {
        const {commerce, sent} = commerceThat([])

        await commerce.fetch({path, body: {}})

        expect(`${sent[0]?.init.method} ${sent[0]?.url.pathname}`).toBe(requested)
    })

    test('without a body is a GET, and leaves out what is not known [API-013]', async () => {
        const {commerce, sent, headers} = commerceThat([])

        await commerce.fetch({
            family: 'ocapi',
            path: '/s/{site}/dw/shop/v22_8/content/a',
            query: {ids: 'a,b', levels: 3, allImages: true, c_store_id: undefined}
        })

        expect(sent[0]?.init.method).toBe('GET')
        expect(sent[0]?.url.href).toBe(
            'https://ocapi.example/s/Homeward/dw/shop/v22_8/content/a?locale=es-US&client_id=a-client&ids=a%2Cb&levels=3&allImages=true'
        )
        expect(headers(0).has('authorization')).toBe(false)
    })

    test('goes without a token where the proxy adds it', async () => {
        const {commerce, headers} = commerceThat([], {token: () => Promise.resolve(null)})

        await commerce.fetch(search)

        expect(headers(0).has('authorization')).toBe(false)
    })
})

describe('a refused token', () => {
    test('is renewed once, and the call made again', async () => {
        const {commerce, refusals, headers} = commerceThat([
            () => json({}, 401),
            () => json({totalSize: 1})
        ])

        await expect(commerce.fetch(search)).resolves.toEqual({totalSize: 1})

        expect(refusals).toEqual([undefined, 'old'])
        expect(headers(1).get('authorization')).toBe('Bearer new')
    })

    test('is renewed no second time', async () => {
        const {commerce, sent} = commerceThat([() => json({}, 401), () => json({}, 401)])

        await expect(commerce.fetch(search)).rejects.toMatchObject({status: 401, code: 'refused'})

        expect(sent).toHaveLength(2)
    })

    test('is not renewed where there is none', async () => {
        const {commerce, sent} = commerceThat([() => json({}, 401)], {
            token: () => Promise.resolve(null)
        })

        await expect(commerce.fetch(search)).rejects.toMatchObject({code: 'refused'})

        expect(sent).toHaveLength(1)
    })
})

test.each`
    status | code
    ${400} | ${'bad-request'}
    ${403} | ${'refused'}
    ${404} | ${'not-found'}
    ${408} | ${'timeout'}
    ${409} | ${'bad-request'}
    ${410} | ${'not-found'}
    ${429} | ${'bad-request'}
    ${500} | ${'unavailable'}
    ${503} | ${'unavailable'}
    ${504} | ${'timeout'}
`(
    'a call that answers $status fails as $code with status, text and body [API-008, ERR-007, ERR-013]',
    async ({status, code}) => {
        const body = {title: 'No', type: 'https://api.example/no'}
        const {commerce} = commerceThat([() => json(body, status)])

        const failed: unknown = await commerce.fetch(search).catch((error: unknown) => error)

        expect(failed).toMatchObject({
            name: 'CommerceError',
            status,
            code,
            statusText: 'Said so',
            data: body
        } satisfies Partial<CommerceError>)
    }
)

test('a refusal that cannot be read is known by its status [ERR-014]', async () => {
    const {commerce} = commerceThat([() => new Response('<html>', {status: 502})])

    await expect(commerce.fetch(search)).rejects.toMatchObject({
        status: 502,
        code: 'unavailable',
        data: undefined,
        message: expect.stringContaining('HTTP error! Status: 502')
    })
})

const late = Object.assign(new Error('The operation was aborted'), {name: 'TimeoutError'})

test.each`
    trouble                        | answer                                                 | status | code
    ${'an answer that is no JSON'} | ${() => new Response('<html>')}                        | ${502} | ${'garbled'}
    ${'an empty answer'}           | ${() => new Response('')}                              | ${502} | ${'garbled'}
    ${'a web page with 404'}       | ${() => new Response('<html>', {status: 404})}         | ${404} | ${'garbled'}
    ${'an empty 410'}              | ${() => new Response('', {status: 410})}               | ${410} | ${'garbled'}
    ${'a refusal without JSON'}    | ${() => new Response('<html>', {status: 500})}         | ${500} | ${'unavailable'}
    ${'no network'}                | ${() => Promise.reject(new TypeError('fetch failed'))} | ${503} | ${'unavailable'}
    ${'something thrown'}          | ${() => Promise.reject('odd')}                         | ${503} | ${'unavailable'}
    ${'a connection cut in time'}  | ${() => Promise.reject(late)}                          | ${504} | ${'timeout'}
`('$trouble leaves as $code, and as nothing else', async ({answer, status, code}) => {
    const {commerce} = commerceThat([answer])

    await expect(commerce.fetch(search)).rejects.toMatchObject({
        name: 'CommerceError',
        status,
        code
    })
})

test('a token that cannot be had is an outage', async () => {
    const {commerce, sent} = commerceThat([], {
        token: () => Promise.reject(new Error('Token not found (503)'))
    })

    await expect(commerce.fetch(search)).rejects.toMatchObject({status: 503, code: 'unavailable'})

    expect(sent).toEqual([])
})

describe('a call that takes too long (D-09)', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    test('ends at the deadline as a timeout, its connection closed', async () => {
        const {commerce, sent} = commerceThat([() => new Promise<Response>(() => undefined)])
        const failed = expect(commerce.fetch(search)).rejects.toMatchObject({
            status: 504,
            code: 'timeout'
        })

        await jest.advanceTimersByTimeAsync(1000)

        await failed
        expect(sent[0]?.init.signal?.aborted).toBe(true)
    })

    test('counts the renewal of its token too', async () => {
        const slowly = () =>
            new Promise<Response>((resolve) => setTimeout(() => resolve(json({}, 401)), 600))
        const {commerce} = commerceThat([slowly, slowly])
        const failed = expect(commerce.fetch(search)).rejects.toMatchObject({code: 'timeout'})

        await jest.advanceTimersByTimeAsync(1000)

        await failed
    })
})

test.each`
    thrown                                                                 | failure
    ${new CommerceError({status: 404, code: 'not-found'})}                 | ${{status: 404, code: 'not-found'}}
    ${{status: 504, code: 'timeout', name: 'CommerceError'}}               | ${{status: 504, code: 'timeout'}}
    ${new CommerceError({status: 400, code: 'bad-request', detail: 'id'})} | ${{status: 400, code: 'bad-request'}}
    ${new TypeError('undefined is not a function')}                        | ${{status: 500, code: 'unavailable', hasNoResponse: true}}
    ${{status: '404', code: 'not-found'}}                                  | ${{status: 500, code: 'unavailable', hasNoResponse: true}}
    ${{status: 404, code: 'made-up'}}                                      | ${{status: 500, code: 'unavailable', hasNoResponse: true}}
    ${'odd'}                                                               | ${{status: 500, code: 'unavailable', hasNoResponse: true}}
    ${null}                                                                | ${{status: 500, code: 'unavailable', hasNoResponse: true}}
`('$thrown is written into a page as $failure', ({thrown, failure}) => {
    expect(toFailure(thrown)).toEqual(failure)
})

test('the platform’s error text is never shown on pages', () => {
    const error = new CommerceError(
        {status: 400, code: 'bad-request'},
        {statusText: 'Bad Request', data: {customer: 'ada@example.com'}}
    )

    expect(JSON.stringify(toFailure(error))).not.toContain('ada')
})

test('the message says what and where, for logs', () => {
    const error = new CommerceError({status: 404, code: 'not-found', detail: 'store 7'})

    expect(error.message).toBe('not-found (404): store 7')
    expect(new CommerceError({status: 404, code: 'not-found'}).message).toBe('not-found (404)')
})

test('an unknown status is an outage', () => {
    expect(errorCodeOf(599)).toBe('unavailable')
    expect(errorCodeOf(302)).toBe('unavailable')
})
