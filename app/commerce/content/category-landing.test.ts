import {aCommerce} from '../../../tests/support/a-commerce'
import {CommerceError, errorCodeOf} from '../client'
import {categoryLanding} from './category-landing'

const banner = {
    typeId: 'homeward.banner',
    data: {heading: 'Rooms', text: 'Delivered.', action: {label: 'How', href: '/how-rac-works'}}
}
const row = {typeId: 'homeward.productScroller', data: {heading: 'Sofas', products: []}}
const words = {typeId: 'homeward.richText', data: {html: '<p onclick="x()">Words</p>'}}

test('a category has what its editors say around products, cleaned; rows of products stay out [CONTENT-001]', async () => {
    const {commerce, calls} = aCommerce(() => ({
        data: [{regions: [{components: [banner, row]}, {components: [words]}]}]
    }))

    await expect(categoryLanding(commerce, 'furniture').fetch()).resolves.toEqual([
        {type: 'banner', image: null, ...banner.data},
        {type: 'rich-text', html: '<p>Words</p>'}
    ])
    expect(calls).toEqual([
        {
            path: '/experience/shopper-experience/v1/organizations/{org}/pages',
            query: {aspectTypeId: 'plp', categoryId: 'furniture'}
        }
    ])
})

const failing = (status: number) =>
    aCommerce(() => {
        throw new CommerceError({status, code: errorCodeOf(status)})
    }).commerce

test('a category without a landing page has nothing, nor has a platform without landing pages', async () => {
    const {commerce} = aCommerce(() => ({data: []}))

    await expect(categoryLanding(commerce, 'beds').fetch()).resolves.toEqual([])
    await expect(categoryLanding(failing(404), 'beds').fetch()).resolves.toEqual([])
    await expect(categoryLanding(failing(503), 'beds').fetch()).rejects.toMatchObject({status: 503})
})
