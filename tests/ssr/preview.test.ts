import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer} from '../support/shop/render-on-server'

const sandbox = testSandbox({size: 'small'})
afterAll(() => sandbox.close())

const server = aServer((input, init) => sandbox.handle(new Request(input, init)))

const edit = (path: string, fields: Record<string, string> = {}) =>
    sandbox.handle(
        new Request(`http://sandbox.example/editor/contact-us/${path}`, {
            method: 'POST',
            headers: {'content-type': 'application/x-www-form-urlencoded'},
            body: new URLSearchParams(fields).toString()
        })
    )

/** The address at which an editor is shown the page's draft. */
const previewAt = async (locale: string): Promise<string> => {
    const {headers} = await sandbox.call(`GET /editor/contact-us/preview?locale=${locale}`)
    const {pathname, search} = new URL(headers.get('location') ?? '')
    return pathname + search
}

test('an editor sees a change at once, in both languages, and nobody else does until it is published', async () => {
    const words = {'en.heading': 'Call us today', 'es.heading': 'Llámenos hoy', 'en.text': ''}
    await server.render('/contact-us')
    await edit('contact-us-2', words)

    const english = await server.render(await previewAt('en-US'))
    const spanish = await server.render(await previewAt('es-US'))
    const shopper = await server.render('/contact-us')

    expect([english.status, spanish.status]).toEqual([200, 200])
    expect(english.html).toContain('Call us today')
    expect(spanish.html).toContain('Llámenos hoy')
    expect(shopper.html).not.toContain('Call us today')

    await edit('contact-us-2', {...words, 'en.heading': 'Call us now'})
    expect((await server.render(await previewAt('en-US'))).html).toContain('Call us now')
})

test.each(['/__preview/contact-us', '/__preview/nothing?key=x'])(
    '%s does not exist for whoever has no key, or names no page',
    async (address) => {
        expect((await server.render(address)).status).toBe(404)
    }
)

test('a key that is guessed shows what is live', async () => {
    const {html} = await server.render('/__preview/contact-us?key=guessed')

    expect(html).not.toContain('Call us now')
})

test('a preview is kept by no cache and by no crawler', async () => {
    const {cacheControl, head} = await server.render(await previewAt('en-US'))

    expect(cacheControl).toContain('no-store')
    expect(head.meta.toString()).toMatch(/robots[^>]*noindex/)
})
