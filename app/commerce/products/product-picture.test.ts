import {aCommerce} from '../../../tests/support/a-commerce'
import {productPicture, toFirstPicture} from './product-picture'

const group = (viewType: string, ...links: string[]) => ({
    viewType,
    images: links.map((link) => ({link, alt: 'A sofa'}))
})

test.each([
    [[group('small', '/s.webp'), group('large', '/1.webp', '/2.webp')], '/1.webp'],
    [[group('small', '/s.webp')], '/s.webp'],
    [[group('large')], undefined],
    [undefined, undefined]
])('of the pictures %j the first large one is shown, else the first: %s', (imageGroups, link) => {
    expect(toFirstPicture({id: 'sofa-1', imageGroups})?.link).toBe(link)
})

test('a rented item is fetched by its product id [ACCT-042]', async () => {
    const {commerce, calls} = aCommerce(() => ({
        id: '100005-01',
        imageGroups: [group('large', '/1.webp')]
    }))

    await expect(productPicture(commerce, '100005-01').fetch()).resolves.toEqual({
        link: '/1.webp',
        alt: 'A sofa'
    })

    expect(calls).toEqual([
        {
            path: '/product/shopper-products/v1/organizations/{org}/products/100005-01',
            query: {allImages: true, expand: 'images'}
        }
    ])
})
