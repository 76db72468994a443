import {CommerceError} from '../client'
import {availableQuantityOf, basketFailure, isUnknownEnd} from './basket-failure'

const refused = (body: string) => ({response: new Response(body, {status: 400})})

test('a refusal is told in the platform’s own words (G-56)', async () => {
    const failure = await basketFailure(
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
    const failure = await basketFailure(error)

    expect([failure.status, failure.detail]).toEqual([status, undefined])
})

test('a failure of ours stays as it is', async () => {
    const failure = new CommerceError({status: 502, code: 'garbled'})

    await expect(basketFailure(failure)).resolves.toBe(failure)
})

test.each`
    status | body                          | available
    ${400} | ${'{"availableQuantity": 2}'} | ${2}
    ${400} | ${'{"availableQuantity": 0}'} | ${0}
    ${400} | ${'{}'}                       | ${null}
    ${409} | ${'{"availableQuantity": 2}'} | ${null}
`('a $status of $body says that there are $available [INV-017, INV-019]', async (row) => {
    const failure = await basketFailure({response: new Response(row.body, {status: row.status})})

    expect(availableQuantityOf(failure)).toBe(row.available)
})

test.each`
    status | unknown
    ${400} | ${false}
    ${404} | ${false}
    ${408} | ${true}
    ${409} | ${false}
    ${500} | ${true}
    ${503} | ${true}
`('after a $status the end is unknown: $unknown [ERR-012]', ({status, unknown}) => {
    expect(isUnknownEnd(new CommerceError({status, code: 'unavailable'}))).toBe(unknown)
})
