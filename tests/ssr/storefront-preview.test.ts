import {contentPage} from '@app/commerce/content/content-page'
import {setPreviewedContext} from '@sandbox/content/editor/storefront-preview'
import {aSandboxShop} from '../support/shop/a-sandbox-shop'

const shop = aSandboxShop()
afterAll(() => shop.close())

const {sandbox} = shop
const edit = (path: string, fields: Record<string, string> = {}) =>
    sandbox.handle(
        new Request(`http://sandbox.example/editor/contact-us/${path}`, {
            method: 'POST',
            headers: {'content-type': 'application/x-www-form-urlencoded'},
            body: new URLSearchParams(fields).toString()
        })
    )

/** The headings of the page that the server makes, for everybody or for a previewed session. */
const headings = async (token?: string): Promise<unknown[]> => {
    const {context, fetchQuery} = await shop.shop.pageRequest(
        '/contact-us',
        null,
        'https://shop.example',
        token
    )
    const {blocks} = await fetchQuery(contentPage(context.commerce, 'contact-us'), 'required')
    return blocks.map((block) => ('heading' in block ? block.heading : ''))
}

test('a page in a preview is made for the context of its session, anew each time; everybody else’s is not', async () => {
    const token = sandbox.guestToken()
    const {usid} = sandbox.world.statement<{usid: string}>('SELECT usid FROM visit').get() ?? {}
    await edit('contact-us-2', {
        'en.heading': 'Holidays',
        'es.heading': 'Días festivos',
        'en.text': '',
        from: '2099-12-01T00:00',
        group: 'Registered'
    })
    await edit('publish')
    expect(await headings(token)).not.toContain('Holidays')

    setPreviewedContext(sandbox.world, {
        usid: usid ?? '',
        at: '2099-12-24T12:00',
        group: 'Registered'
    })
    expect(await headings(token)).toContain('Holidays')
    expect(await headings()).not.toContain('Holidays')

    setPreviewedContext(sandbox.world, {
        usid: usid ?? '',
        at: '2099-12-24T12:00',
        group: 'Unregistered'
    })
    expect(await headings(token)).not.toContain('Holidays')
})

test('a previewed session that is over shows what everybody sees', async () => {
    expect(await headings('no-token-any-more')).toEqual(await headings())
})
