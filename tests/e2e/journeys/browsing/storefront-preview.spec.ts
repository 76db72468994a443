import type {APIRequestContext} from '@playwright/test'
import {inLocale} from '@app/routing/route/locale-path'
import {previewKey, previewParent, sandboxOf} from '../../support/shops'
import {expect, test} from '../../support/test'

const headings = {'en-US': 'Holiday hours', 'es-US': 'Horario de fiestas'}

/** Publishes a banner that nobody sees before December 2099. */
const publishBanner = async (request: APIRequestContext, editor: string): Promise<void> => {
    const post = async (path: string, form: Record<string, string>) =>
        expect((await request.post(`${editor}/${path}`, {form})).ok()).toBe(true)
    await post('add', {region: 'main', type: 'homeward.banner'})
    const html = await (await request.get(editor)).text()
    const [, id = ''] = /href="\/editor\/contact-us\/([^"]+)">\s*Banner\b/.exec(html) ?? []
    await post(id, {
        'en.heading': headings['en-US'],
        'es.heading': headings['es-US'],
        'en.text': 'We close early.',
        'es.text': 'Cerramos temprano.',
        from: '2099-12-01T00:00'
    })
    await post('publish', {})
}

const editorOf = (baseURL: string | undefined) => `${sandboxOf(baseURL ?? '')}/editor/contact-us`

test.beforeEach(({request, baseURL}) => publishBanner(request, editorOf(baseURL)))

test.afterEach(async ({request, baseURL}) => {
    // A draft first, if the journey ended before it was published, and then the publication.
    const undone = async () => {
        const html = await (await request.get(editorOf(baseURL))).text()
        if (/Undo/.test(html)) await request.post(`${editorOf(baseURL)}/undo`, {form: {}})
        return /Undo/.test(html)
    }
    while (await undone());
})

test('in Storefront Preview an editor sees the shop at another time, and nothing of it reaches a shopper', async ({
    page,
    context,
    shopLocale,
    complaints
}) => {
    // A frame that does not yet prove who looks at it.
    complaints.mayHappen(/\b403\b/)
    const address = inLocale(shopLocale, '/contact-us')
    const frame = page.frameLocator('iframe')
    const banner = frame.getByRole('heading', {name: headings[shopLocale]})

    await page.goto(`${previewParent}/storefront-preview?path=${address}`)
    await frame.getByLabel('Key').fill('some-other-words')
    await frame.getByRole('button', {name: 'Open'}).click()
    await expect(frame.getByRole('alert')).toHaveText('This is not the key.')
    await frame.getByLabel('Key').fill(previewKey)
    await frame.getByRole('button', {name: 'Open'}).click()
    await expect(frame.getByRole('main').getByRole('heading', {level: 1})).toBeVisible()
    await expect(banner).toHaveCount(0)

    await page.getByLabel('At (UTC)').fill('2099-12-24T12:00')
    await page.getByRole('button', {name: 'Show'}).click()
    await expect(banner).toBeVisible()

    const shopper = await context.newPage()
    const requested: string[] = []
    shopper.on('request', (request) => requested.push(request.url()))
    await shopper.goto(address)
    await expect(shopper.locator('html')).toHaveAttribute('data-live')
    await expect(shopper.getByRole('heading', {name: headings[shopLocale]})).toHaveCount(0)
    expect(requested.filter((url) => /preview/.test(url))).toEqual([])
})
