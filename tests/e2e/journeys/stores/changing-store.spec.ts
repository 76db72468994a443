import type {Page} from '@playwright/test'
import {choiceMessages} from '@app/features/stores/messages'
import {translate} from '../../support/translate'
import {
    addToCart,
    chooseVariations,
    findStores,
    openFirstProduct,
    storeLink
} from '../../support/shopping'
import {expect, test} from '../../support/test'
import {withStore} from '../../support/shopper'

const EN = 'en-US'
const LISTING = '/c/furniture'

/** The first product's price as the listing shows it; also below a dialog, which hides the page from finders by role. */
const firstPrice = (page: Page) => page.locator('main article strong').first()

const makeMine = translate(EN, choiceMessages.makeMine)

test('a store of another price zone shows its prices on the page at once, and keeps them [STORE-003, STORE-028]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL, '01001.90210.chosen')
    await page.goto(LISTING)
    const before = await firstPrice(page).textContent()
    await page.evaluate(() => Object.assign(window, {stayed: true}))

    const dialog = await findStores(page, '75201')
    await dialog.getByRole('button', {name: makeMine}).first().click()

    await expect(dialog).toBeHidden()
    await expect(firstPrice(page)).not.toHaveText(before ?? '')
    expect(await page.evaluate(() => Object.hasOwn(window, 'stayed'))).toBe(true)
    const after = await firstPrice(page).textContent()
    await page.reload()
    await expect(firstPrice(page)).toHaveText(after ?? '')
    await expect(storeLink(page)).toContainText('My Store: ')
})

test('with items in the cart the shopper is asked to confirm, and the cart is repriced [STORE-029, STORE-061, STORE-063]', async ({
    page,
    baseURL,
    sandbox
}) => {
    await withStore(page, baseURL, '01001.90210.chosen')
    await page.goto(LISTING)
    await openFirstProduct(page, EN)
    await chooseVariations(page)
    await (await addToCart(page, EN)).getByRole('link', {name: /cart/i}).first().click()
    const total = page.locator('main dd strong').first()
    const before = await total.textContent()
    await sandbox.forgetCalls()
    // The basket has the new prices well before the page has: nothing may undo them meanwhile.
    await sandbox.slow('*/products', 1500)
    const sent: string[] = []
    page.on('request', (request) => {
        const [call] = /get-client-ip|shopper-context|update-cart/.exec(request.url()) ?? []
        if (call !== undefined) sent.push(call)
    })

    const dialog = await findStores(page, '75201')
    await expect(dialog.getByText(translate(EN, choiceMessages.warning))).toBeVisible()
    await dialog.getByRole('button', {name: makeMine}).first().click()
    await page.getByRole('button', {name: translate(EN, choiceMessages.change)}).click()

    await expect(dialog).toBeHidden()
    await expect(total).not.toHaveText(before ?? '')
    await page.waitForLoadState('networkidle')
    expect(sent).toEqual(['get-client-ip', 'shopper-context', 'update-cart'])
    const calls = (await sandbox.calls()).map(({method, path}) => `${method} ${path}`)
    expect(calls.some((call) => /^(PATCH|PUT) .*shopper-context/.test(call))).toBe(true)
})

test('without a client ip nothing changes, and the shopper is informed [STORE-062]', async ({
    page,
    baseURL,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/get-client-ip|503|client ip/)
    await withStore(page, baseURL, '01001.90210.chosen')
    await page.goto(LISTING)
    await openFirstProduct(page, EN)
    await chooseVariations(page)
    await (await addToCart(page, EN)).press('Escape')
    await page.route('**/api/get-client-ip*', (route) => route.fulfill({status: 503, body: '{}'}))
    await sandbox.forgetCalls()

    const warned = page.waitForEvent('console', (message) => message.type() === 'warning')

    const dialog = await findStores(page, '75201')
    await dialog.getByRole('button', {name: makeMine}).first().click()
    await page.getByRole('button', {name: translate(EN, choiceMessages.change)}).click()

    await expect(page.getByText(translate(EN, choiceMessages.skipped))).toBeVisible()
    expect((await warned).text()).toMatch(/client ip is not available/)
    expect((await sandbox.calls()).some(({path}) => path.includes('update-cart'))).toBe(false)
})
