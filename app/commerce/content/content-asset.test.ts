import {aCommerce} from '../../../tests/support/a-commerce'
import {CommerceError} from '../client'
import {contentAsset, rentalDisclosure} from './content-asset'

test('a content asset is fetched from the classic API by its id, and its body is read [API-013, CONTENT-021]', async () => {
    const {commerce, calls} = aCommerce(() => ({c_body: '<p>Rent is rent.</p>'}))

    await expect(contentAsset(commerce, 'a/b').fetch()).resolves.toBe('<p>Rent is rent.</p>')

    expect(calls).toEqual([{family: 'ocapi', path: '/s/{site}/dw/shop/v22_8/content/a%2Fb'}])
})

test('the rent-to-own disclosure is the asset of that name (G-11)', () => {
    expect(rentalDisclosure(aCommerce().commerce).key).toEqual([
        'content-asset',
        'rental-disclosure'
    ])
})

test('its body is cleaned (D-11)', async () => {
    const {commerce} = aCommerce(() => ({c_body: '<p onclick="x()">Hi</p><script>x()</script>'}))

    await expect(contentAsset(commerce, 'a').fetch()).resolves.toBe('<p>Hi</p>')
})

test.each([
    {c_body: ''},
    {c_body: '<p> </p>'},
    {c_body: '<p>&nbsp;</p>'},
    {c_body: '<script>x()</script>'}
])('%j says nothing', async (answer) => {
    await expect(contentAsset(aCommerce(() => answer).commerce, 'a').fetch()).resolves.toBeNull()
})

test('it is good for five minutes, in the browser and on the server [CONTENT-039]', () => {
    expect(contentAsset(aCommerce().commerce, 'a')).toMatchObject({
        staleTime: 300_000,
        shared: {fresh: 300}
    })
})

test.each([404, 500])('a fetch that answers %i fails by its name [ERR-010]', async (status) => {
    const {commerce} = aCommerce(() => {
        throw new CommerceError({status, code: 'unavailable'})
    })

    await expect(contentAsset(commerce, 'a').fetch()).rejects.toMatchObject({
        name: 'CommerceError',
        status,
        code: 'unavailable',
        message: expect.stringContaining('Failed to fetch content asset')
    })
})
