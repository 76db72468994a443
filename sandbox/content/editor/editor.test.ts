import {testSandbox} from '../../tests/test-sandbox'

const shop = testSandbox({size: 'small'})
const token = shop.guestToken()
afterAll(() => shop.close())

const post = (path: string, fields: Record<string, string> = {}) =>
    shop.handle(
        new Request(`http://sandbox.example${path}`, {
            method: 'POST',
            headers: {'content-type': 'application/x-www-form-urlencoded'},
            body: new URLSearchParams(fields).toString()
        })
    )
const get = (path: string) => shop.call(`GET ${path}`, {token})

const pagePath = '/experience/shopper-experience/v1/organizations/{org}/pages/contact-us'
const headings = async (more = '') => {
    const {body} = await get(`${pagePath}?siteId=Homeward${more}`)
    return body.regions.flatMap((region: {components: {data: {heading?: string}}[]}) =>
        region.components.map(({data}) => data.heading ?? '')
    )
}

const keyOf = async () => {
    const {headers} = await get('/editor/contact-us/preview?group=Registered&locale=es-US')
    const target = new URL(headers.get('location') ?? '')
    expect(target.pathname).toBe('/es-US/__preview/contact-us')
    expect(target.searchParams.get('group')).toBe('Registered')
    return target.searchParams.get('key') ?? ''
}

test('the editor lists every page, and shows the blocks of one with what can be done to each', async () => {
    const {text: list} = await get('/editor')
    const {text} = await get('/editor/rac-exchange')

    expect(list).toContain('/editor/how-rac-works')
    expect(text).toMatch(/Carousel: Start with a room/)
    expect(text).toMatch(/data-region="rac-exchange-\d+\/slides"/)
    expect(text).toMatch(/aria-label="Move Hero: Six months on, ready for a change\? down"/)
})

test('a change is a draft first: shoppers see it once it is published, and it can be undone', async () => {
    const before = await headings()
    const moved = [before[1], before[0], ...before.slice(2)]

    await post('/editor/contact-us/move', {component: 'contact-us-1', position: '1'})
    expect(await headings()).toEqual(before)
    expect(await headings(`&c_preview_key=${await keyOf()}`)).toEqual(moved)
    expect(await headings('&c_preview_key=guessed')).toEqual(before)

    await post('/editor/contact-us/publish')
    expect(await headings()).toEqual(moved)

    await post('/editor/contact-us/undo')
    expect(await headings()).toEqual(before)
})

test('a block is added, filled in by its schema in both languages, scheduled, shown to a group, and removed', async () => {
    const {headers} = await post('/editor/contact-us/add', {
        region: 'main',
        type: 'homeward.banner'
    })
    expect(headers.get('location')).toBe('/editor/contact-us')
    const {text} = await get('/editor/contact-us')
    const [, id = ''] = /href="\/editor\/contact-us\/([^"]+)">\s*Banner: Banner/.exec(text) ?? []

    const saved = await post(`/editor/contact-us/${id}`, {
        'en.heading': 'Holidays',
        'es.heading': 'Días festivos',
        'en.text': '',
        'en.action': '{"label":"Stores","href":"/store-locator"}',
        from: '2099-12-01T00:00',
        until: '2099-12-31T00:00',
        group: 'Registered'
    })
    expect(saved.status).toBe(303)

    const key = `&c_preview_key=${await keyOf()}`
    const during = '&c_preview_at=2099-12-24T00:00:00Z'
    expect(await headings(key)).not.toContain('Holidays')
    expect(await headings(key + during)).not.toContain('Holidays')
    expect(await headings(`${key}${during}&c_preview_group=Registered`)).toContain('Holidays')
    expect(await headings(`${key}${during}&c_preview_group=Registered&locale=es-US`)).toContain(
        'Días festivos'
    )

    await post('/editor/contact-us/remove', {component: id})
    expect((await get('/editor/contact-us')).text).not.toContain('Holidays')
})

test.each([
    ['a type that does not belong', 'add', {region: 'main', type: 'homeward.tab'}, 400],
    ['an unknown type', 'add', {region: 'main', type: 'homeward.lookbook'}, 400],
    ['an unknown region', 'add', {region: 'side', type: 'homeward.banner'}, 404],
    ['an unknown block', 'move', {component: 'nothing', position: '0'}, 404],
    ['a position that is none', 'move', {component: 'home-1', position: 'first'}, 400],
    ['a value that is no JSON', 'home-1', {'en.image': '{'}, 400],
    ['a moment that is none', 'home-1', {from: 'soon'}, 400]
])('%s is refused', async (_, path, fields, status) => {
    expect((await post(`/editor/home/${path}`, fields)).status).toBe(status)
})

test('script in a heading stays text in the editor', async () => {
    await post('/editor/refer-a-friend/refer-a-friend-1', {
        'en.heading': '<script>steal()</script>',
        'es.heading': 'x'
    })

    expect((await get('/editor/refer-a-friend')).text).not.toContain('<script>steal')
    await post('/editor/refer-a-friend/undo')
})

test('a page is designed around the shop in a frame: its blocks are named as the shop is sent them, to whoever has the token', async () => {
    const {text} = await get('/editor/rac-exchange/design?locale=es-US')
    const [, address = ''] = /<iframe[^>]* src="([^"]+)"/.exec(text) ?? []
    const frame = new URL(address.replaceAll('&amp;', '&'))
    const links = [...text.matchAll(/data-link="([^"]+)"/g)].map(([, link]) => link)
    const page = pagePath.replace('contact-us', 'rac-exchange')
    const linksOf = async (token: string) => {
        const {text: sent} = await get(`${page}?siteId=Homeward&mode=EDIT&pdToken=${token}`)
        return [...sent.matchAll(/"contentLinkUuid":"([^"]+)"/g)].map(([, link]) => link)
    }

    expect(frame.pathname).toBe('/es-US/__preview/rac-exchange')
    expect([frame.searchParams.get('mode'), frame.searchParams.get('key')]).toEqual(['EDIT', null])
    const sent = await linksOf(frame.searchParams.get('pdToken') ?? '')
    expect(sent.length).toBeGreaterThan(5)
    expect(new Set(sent)).toEqual(new Set(links))
    expect(await linksOf('guessed')).toEqual([])
})
