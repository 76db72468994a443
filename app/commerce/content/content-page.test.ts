import {aCommerce} from '../../../tests/support/a-commerce'
import {contentPage} from './content-page'
import {blocksOf} from './blocks'

const image = {link: '/hero.webp', alt: 'A room', width: 1200, height: 600}
const action = {label: 'Shop', href: '/shop-all'}
const readable = {typeId: 'homeward.richText', data: {html: 'Words'}}

/** What is read of a component beside one that can be read. */
const toBlock = (raw: unknown) => {
    const [, read = null] = blocksOf({regions: [{components: [readable, raw]}]}, {})
    return read
}
const block = (typeId: string, data: unknown) => toBlock({id: 'x', typeId, data})

test.each`
    typeId                        | data                                                                                | read
    ${'homeward.hero'}            | ${{heading: 'Hi', text: 'There', image, action}}                                    | ${{type: 'hero', heading: 'Hi', text: 'There', image, action, secondAction: null}}
    ${'homeward.shopByCategory'}  | ${{heading: 'By room', shopAll: action, categoryIds: ['a', 7, 'b']}}                | ${{type: 'shop-by-category', heading: 'By room', shopAll: action, categoryIds: ['a', 'b']}}
    ${'homeward.productScroller'} | ${{heading: 'New', products: [], more: action}}                                     | ${{type: 'product-scroller', heading: 'New', products: [], more: action}}
    ${'homeward.promise'}         | ${{heading: 'We', points: [{icon: 'truck', heading: 'Free', text: 'x'}, {}, 7]}}    | ${{type: 'promise', heading: 'We', points: [{icon: 'truck', heading: 'Free', text: 'x'}]}}
    ${'homeward.banner'}          | ${{heading: 'Sale'}}                                                                | ${{type: 'banner', heading: 'Sale', text: '', image: null, action: null}}
    ${'homeward.richText'}        | ${{html: '<p>Hi</p><script>x()</script>'}}                                          | ${{type: 'rich-text', html: '<p>Hi</p>'}}
    ${'homeward.linkList'}        | ${{heading: 'Help', links: [action, {label: 'No address'}, null]}}                  | ${{type: 'link-list', heading: 'Help', links: [action]}}
    ${'homeward.contactTile'}     | ${{heading: 'Call', text: 'Us', action: {label: 'Call', href: 'tel:+18005551234'}}} | ${{type: 'contact-tile', heading: 'Call', text: 'Us', action: {label: 'Call', href: 'tel:+18005551234'}}}
`('$typeId is read as a block [CONTENT-001] (G-60)', ({typeId, data, read}) => {
    expect(block(typeId, data)).toEqual(read)
})

test.each(['homeward.unknown', 'constructor', 'toString', '__proto__', ''])(
    'a component of the type "%s" is left out',
    (typeId) => {
        expect(block(typeId, {heading: 'x'})).toBeNull()
    }
)

test.each([
    ['homeward.productScroller', {heading: 'New', products: [null, {productId: 'a'}]}],
    ['homeward.richText', {html: null}]
])('a %s of which nothing can be read is left out: %j', (typeId, data) => {
    expect(block(typeId, data)).toBeNull()
})

test.each([null, 'x', 7, [], {}])('%j is no component', (raw) => {
    expect(toBlock(raw)).toBeNull()
})

test.each([{}, {link: '/x'}, {link: '/x', width: '10', height: 5}])(
    'a hero with the picture %j would shift the page, so it is left out',
    (picture) => {
        expect(block('homeward.hero', {heading: 'Hi', image: picture})).toBeNull()
    }
)

test.each`
    href                         | allowed
    ${'/c/furniture'}            | ${true}
    ${'mailto:help@example.com'} | ${true}
    ${'https://evil.example'}    | ${false}
    ${'//evil.example'}          | ${false}
    ${'javascript:alert(1)'}     | ${false}
    ${' javascript:alert(1)'}    | ${false}
    ${'data:text/html,x'}        | ${false}
    ${''}                        | ${false}
`('a link to $href stays: $allowed (D-12)', ({href, allowed: rest}) => {
    const read = block('homeward.banner', {heading: 'x', action: {label: 'Go', href}})

    expect(read).toMatchObject({action: rest ? {label: 'Go', href} : null})
})

test('a page has its regions in order, without unknown blocks [API-063]', async () => {
    const {commerce, calls} = aCommerce(() => ({
        pageTitle: 'Home',
        regions: [
            null,
            {components: [{typeId: 'homeward.richText', data: {html: 'a'}}, {typeId: 'x'}, null]},
            {components: 'none'},
            {components: [{typeId: 'homeward.richText', data: {html: 'b'}}]}
        ]
    }))

    const page = await contentPage(commerce, 'a/b', '00042').fetch()

    expect(page).toEqual({
        id: 'a/b',
        title: 'Home',
        description: null,
        blocks: [
            {type: 'rich-text', html: 'a'},
            {type: 'rich-text', html: 'b'}
        ]
    })
    expect(calls).toEqual([
        {
            path: '/experience/shopper-experience/v1/organizations/{org}/pages/a%2Fb',
            query: {c_store_id: '00042'}
        }
    ])
})

test('a page whose blocks cannot be read, although it has some, is not empty but unreadable (D-48)', async () => {
    const regions = [
        {components: [{typeId: 'homeward.richText', data: {html: null}}, {typeId: 'x'}]}
    ]
    const {commerce} = aCommerce(() => ({pageTitle: 'Help', regions}))

    await expect(contentPage(commerce, 'help').fetch()).rejects.toMatchObject({code: 'garbled'})
})

test('a page on which editors have put nothing is empty', async () => {
    const {commerce} = aCommerce(() => ({pageTitle: 'Help', regions: [{components: []}]}))

    await expect(contentPage(commerce, 'help').fetch()).resolves.toMatchObject({blocks: []})
})
