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
