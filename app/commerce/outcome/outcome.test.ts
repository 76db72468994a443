import {createCommerce} from '../client'
import {isNotFound, isRefused, isTokenRefused, isTooMany, isUnknownEnd, outcomeOf} from './outcome'
import {sdkFailure} from './sdk-failure'
import {wasPriceRules} from '../../../tests/support/values/builders'

/** What a write rejects with if the network answers so; undefined if it succeeds. */
const failureOf = async (answer: () => Response | Promise<Response>): Promise<unknown> => {
    const commerce = createCommerce({
        siteId: 'Homeward',
        locale: 'en-US',
        organizationId: 'f_ecom_hmwd_001',
        clientId: 'a-client',
        base: {api: 'https://api.example', ocapi: 'https://ocapi.example'},
        deadlineMs: 50,
        today: () => '2030-02-01',
        wasPriceRules,
        token: () => Promise.resolve('a-token'),
        fetch: () => Promise.resolve().then(answer),
        bff: () => Promise.reject(new Error('Nobody calls it'))
    })
    return commerce.fetch({path: '/pay', body: {amount: 1}}).then(
        () => undefined,
        (error: unknown) => error
    )
}

const readable = '{"type": "https://errors.example/errors/payment-declined"}'
const refusals = new Set([400, 401, 402, 403, 404, 409, 410, 413, 422])
const failing = Array.from({length: 200}, (_, at) => 400 + at)

test.each(failing)('a %i with a readable body ends as the table says (D-49)', async (status) => {
    const error = await failureOf(() => new Response(readable, {status}))
    const isRefusal = refusals.has(status)

    expect(outcomeOf(error)).toStrictEqual(
        isRefusal ? {end: 'refused', status, type: 'payment-declined'} : {end: 'unknown'}
    )
    expect(isRefused(error)).toBe(isRefusal)
    expect(isUnknownEnd(error)).toBe(!isRefusal)
    expect(isTokenRefused(error)).toBe(status === 401)
    expect(isNotFound(error)).toBe(status === 404)
    expect(isTooMany(error)).toBe(status === 429)
})

test.each(failing)(
    'a %i whose body cannot be read refuses nothing, but a token (D-49)',
    async (status) => {
        for (const body of [
            '',
            '<!doctype html><title>Sorry</title>',
            '{"type": "half',
            '[]',
            '"no"',
            'null'
        ]) {
            const error = await failureOf(() => new Response(body, {status}))
            expect(isRefused(error)).toBe(status === 401)
            expect(isNotFound(error)).toBe(false)
        }
    }
)

test.each`
    what                                   | body
    ${'a problem document'}                | ${readable}
    ${'a problem document with its parts'} | ${'{"title": "No", "type": "about:blank", "detail": "No.", "status": 503}'}
    ${'a fault of the classic API'}        | ${'{"_v": "23.2", "fault": {"type": "X", "message": "No"}}'}
    ${'a lone error'}                      | ${'{"error": "server_error", "error_description": "No"}'}
    ${'an error that is an object'}        | ${'{"error": {"code": 17}}'}
    ${'a list of errors'}                  | ${'{"success": false, "errors": ["No"]}'}
    ${'a message with a status'}           | ${'{"status": 500, "message": "No", "path": "/pay"}'}
    ${'half an answer'}                    | ${'{"referenceNumber": "HWP0'}
    ${'a web page'}                        | ${'<!doctype html><title>Sign in to the network</title>'}
    ${'an empty body'}                     | ${''}
`('$what under the status 200 is an unknown end, never a success (D-48, D-49)', async ({body}) => {
    const error = await failureOf(() => new Response(body, {status: 200}))

    expect(outcomeOf(error)).toEqual({end: 'unknown'})
})

test.each`
    what                                     | body
    ${'a receipt'}                           | ${'{"referenceNumber": "HWP1", "status": "PAID"}'}
    ${'a product, whose type is a group'}    | ${'{"id": "1", "type": {"master": true}}'}
    ${'content with title and detail'}       | ${'{"id": "x", "title": "Hi", "detail": "There", "type": "page"}'}
    ${'an answer whose error field is null'} | ${'{"error": null, "status": "ok"}'}
`('$what under the status 200 is an answer', async ({body}) => {
    expect(await failureOf(() => new Response(body, {status: 200}))).toBeUndefined()
})

test('no response at all and one that is too late are unknown ends (D-49)', async () => {
    const dropped = await failureOf(() => Promise.reject(new TypeError('Failed to fetch')))
    const late = await failureOf(() => new Promise<Response>(() => undefined))

    for (const error of [dropped, late, new Error('A fault of ours'), 'text', undefined])
        expect(outcomeOf(error)).toEqual({end: 'unknown'})
})

const date = 'Thu, 26 Nov 2026 02:00:00 GMT'

test.each`
    wanted                             | seconds
    ${'30'}                            | ${30}
    ${'0'}                             | ${0}
    ${'Thu, 26 Nov 2026 02:01:30 GMT'} | ${90}
    ${'Thu, 26 Nov 2026 01:00:00 GMT'} | ${0}
    ${'soon'}                          | ${undefined}
    ${'-5'}                            | ${undefined}
    ${undefined}                       | ${undefined}
`(
    'a 429 that says "$wanted" is tried again in $seconds seconds (D-49)',
    async ({wanted, seconds}) => {
        const headers = {date, ...(wanted !== undefined && {'retry-after': wanted})}
        const response = () => new Response(readable, {status: 429, headers})
        const end = {end: 'unknown', ...(seconds !== undefined && {tryAgainIn: seconds})}

        expect(outcomeOf(await failureOf(response))).toEqual(end)
        expect(outcomeOf(await sdkFailure({response: response()}))).toEqual(end)
    }
)
