import {CommerceError} from '../client'
import {sdkFailure} from './sdk-failure'

const refused = (body: string) => ({response: new Response(body, {status: 400})})

test('a refusal is shown in the platform’s own words (G-56)', async () => {
    const failure = await sdkFailure(
        refused('{"type": "invalid-coupon-code", "detail": "The coupon code \'X\' is invalid."}')
    )

    expect(failure).toMatchObject({
        status: 400,
        code: 'bad-request',
        detail: "The coupon code 'X' is invalid."
    })
})

test.each`
    situation                   | error                               | status
    ${'says nothing of itself'} | ${refused('{}')}                    | ${400}
    ${'is no JSON'}             | ${refused('<html>')}                | ${400}
    ${'has no body to be read'} | ${{response: {status: 404}}}        | ${404}
    ${'never came'}             | ${new TypeError('Failed to fetch')} | ${503}
`('an answer that $situation is a failure without words', async ({error, status}) => {
    const failure = await sdkFailure(error)

    expect([failure.status, failure.detail]).toEqual([status, undefined])
})

test('a failure of ours stays as it is', async () => {
    const failure = new CommerceError({status: 502, code: 'garbled'})

    await expect(sdkFailure(failure)).resolves.toBe(failure)
})

test.each`
    body                                    | status | code
    ${'{"type": "https://e.example/gone"}'} | ${404} | ${'not-found'}
    ${'{"type": "https://e.example/gone"}'} | ${410} | ${'not-found'}
    ${'<!doctype html>'}                    | ${404} | ${'garbled'}
    ${''}                                   | ${404} | ${'garbled'}
    ${'<!doctype html>'}                    | ${410} | ${'garbled'}
`(
    'a $status with the body "$body" has the code $code, as in a call without the SDK (D-48)',
    async (row) => {
        const response = new Response(row.body, {status: row.status})

        expect(await sdkFailure({response})).toMatchObject({status: row.status, code: row.code})
    }
)
