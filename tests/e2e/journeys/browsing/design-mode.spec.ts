import type {Page} from '@playwright/test'
import {inLocale} from '@app/routing/route/locale-path'
import type {Locale} from '../../support/translate'
import {previewKey, previewParent, sandboxOf} from '../../support/shops'
import {expect, test} from '../../support/test'

const pageId = 'rac-exchange'

/** The editor of a page's design, around the shop in its frame: a desk's screen, where nothing around the frame scrolls. */
const openDesign = async (page: Page, locale: Locale) => {
    await page.setViewportSize({width: 1280, height: 900})
    await page.goto(`${previewParent}/editor/${pageId}/design?locale=${locale}`)
    return page.frameLocator('iframe')
}

/** Types the key of Storefront Preview in the frame, as an editor does once in twelve hours. */
const prove = async (frame: ReturnType<Page['frameLocator']>) => {
    await frame.getByLabel('Key').fill(previewKey)
    await frame.getByRole('button', {name: 'Open'}).click()
}

const listOf = (page: Page) => page.getByRole('list').first().getByRole('button')

/** The SDK's design mode, and our part of it. */
const ofDesign = /page-design|pd-design/

test.afterEach(async ({request, baseURL}) => {
    const editor = `${sandboxOf(baseURL ?? '')}/editor/${pageId}`
    const html = await (await request.get(editor)).text()
    if (/Undo/.test(html)) await request.post(`${editor}/undo`, {form: {}})
})

test('in Page Designer’s frame an editor presses or points at a block to find it in the list, and selects one there to see it on the page', async ({
    page,
    shopLocale,
    complaints
}) => {
    // A frame that does not yet prove who looks at it.
    complaints.mayHappen(/\b403\b/)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const frame = await openDesign(page, shopLocale)
    const status = page.getByRole('status')
    const frames = frame.locator('.pd-design__component')

    await expect(frame.getByLabel('Key')).toBeVisible()
    await expect(status).toHaveText('Waiting for the shop')
    expect(requested.filter((url) => ofDesign.test(url))).toEqual([])

    await prove(frame)
    await expect(status).toHaveText('Connected')
    const names = (await listOf(page).allTextContents()).map((name) => name.trim())
    const [first = '', second = ''] = names

    // A link in a block leads nowhere: it selects its block.
    await frames.first().getByRole('link').first().click()
    await expect(status).toHaveText(`Selected: ${first}`)
    await expect(frames.first()).toHaveClass(/pd-design__decorator--selected/)
    await expect(page.getByRole('button', {name: first})).toHaveAttribute('aria-pressed', 'true')

    // What stands within a block is a block of its own.
    const cell = frame.locator('.grid .pd-design__component').last()
    await cell.click()
    const named = await cell.getAttribute('data-testid')
    await expect(page.locator('button[aria-pressed="true"]')).toHaveAttribute(
        'data-component',
        (named ?? '').replace('design-component-', '')
    )

    await frames.first().hover()
    await expect(page.getByRole('button', {name: first})).toHaveAttribute('data-pointed', '')

    await page.getByRole('button', {name: second}).click()
    await expect(frames.nth(1)).toHaveClass(/pd-design__decorator--selected/)
    await expect(frame.locator('.pd-design__decorator--selected')).toHaveCount(1)
    expect(requested.filter((url) => ofDesign.test(url))).not.toEqual([])
})

test('without the editor’s proof, out of a frame and for shoppers nothing of design mode is loaded', async ({
    page,
    context,
    shopLocale,
    request,
    baseURL
}) => {
    const preview = await request.get(
        `${sandboxOf(baseURL ?? '')}/editor/${pageId}/preview?locale=${shopLocale}`,
        {maxRedirects: 0}
    )
    const address = new URL(preview.headers().location ?? '')
    address.searchParams.set('mode', 'EDIT')
    const requested: string[] = []
    context.on('request', (each) => requested.push(each.url()))

    await page.goto(address.pathname + address.search)
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await page.goto(inLocale(shopLocale, '/rac-exchange'))
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await page.waitForLoadState('networkidle')

    expect(requested.some((url) => /preview-page/.test(url))).toBe(true)
    expect(requested.filter((url) => ofDesign.test(url))).toEqual([])
})
