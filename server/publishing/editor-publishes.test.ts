import {wholeShop} from '../../tests/support/shop/whole-shop'

const secret = 'a-secret-of-sixteen'
const reported: string[] = []
const opened = wholeShop((_app, setup) => {
    const version = {
        current: async () => '',
        raise: async () => void reported.push('published')
    }
    setup.publishing = {...setup.publishing, secrets: secret, version}
})
beforeAll(async () => {
    process.env.SANDBOX_PUBLISHED_URL = `${(await opened).origin}/api/published`
})
beforeEach(() => {
    process.env.PUBLISH_SECRET = secret
    reported.length = 0
})
afterAll(async () => {
    delete process.env.SANDBOX_PUBLISHED_URL
    delete process.env.PUBLISH_SECRET
    ;(await opened).close()
})

const edit = async (path: string, fields: Record<string, string> = {}): Promise<string> => {
    const {sandbox} = await opened
    const {headers} = await sandbox.handle(
        new Request(`http://sandbox.example/editor/contact-us/${path}`, {
            method: 'POST',
            headers: {'content-type': 'application/x-www-form-urlencoded'},
            body: new URLSearchParams(fields).toString()
        })
    )
    return headers.get('location') ?? ''
}

const move = () => edit('move', {component: 'contact-us-1', position: '1'})

test('the shop is told when an editor publishes and when they undo it, and not of a draft', async () => {
    await move()
    expect(reported).toEqual([])

    expect(await edit('publish')).toBe('/editor/contact-us')
    expect(reported).toEqual(['published'])
    await edit('undo')
    expect(reported).toEqual(['published', 'published'])
})

test('the shop is told of a preference that is set', async () => {
    const {sandbox} = await opened

    await sandbox.call('PUT /__control/preferences/frequentSearches', {body: {value: ['snow']}})

    expect(reported).toEqual(['published'])
})

test('an editor whom the shop does not answer is told so, and what they published is live all the same', async () => {
    const {sandbox} = await opened
    process.env.PUBLISH_SECRET = 'another-secret-of-ours'
    await move()

    const shown = await edit('publish')
    const {text} = await sandbox.call(`GET ${shown}`)

    expect(reported).toEqual([])
    expect(text).toMatch(/role="status">Live</)
    expect(text).toMatch(/role="alert">The shop did not answer/)
    await edit('undo')
})
