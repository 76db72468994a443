import type {Page} from '@playwright/test'
import {choiceMessages, messages, noneMessages, resultMessages} from '@app/features/stores/messages'
import {messages as headerMessages} from '@app/shell/header/messages'
import {messages as confirmationMessages} from '@app/shell/store-access/messages'
import {expectNoAxeViolations} from '../support/expect-no-axe-violations'
import {say} from '../support/say'
import {addToCart, chooseVariations, openFirstProduct} from '../support/shopping'
import {expect, test} from '../support/test'
import {withStore} from '../support/with-store'

const EN = 'en-US'
const LISTING = '/c/furniture'

/** The first product's price as the listing shows it; also below a dialog, which hides the page from finders by role. */
const firstPrice = (page: Page) => page.locator('main article strong').first()

const storeLink = (page: Page) => page.getByRole('banner').locator('a[href="/store-locator"]')

const search = async (page: Page, zip: string) => {
    await storeLink(page).click()
    const dialog = page.getByRole('dialog', {name: say(EN, messages.title)})
    await dialog.getByLabel(say(EN, messages.zip)).fill(zip)
    await dialog.getByRole('button', {name: say(EN, messages.go)}).click()
    return dialog
}

const makeMine = say(EN, choiceMessages.makeMine)

test('a first visit is given a store, and asked once whether it is right [STORE-056, STORE-058]', async ({
    page
}) => {
    await page.goto('/')

    await expect(page.getByText(say(EN, confirmationMessages.question))).toBeVisible()
    await expect(storeLink(page)).toContainText('My Store: ')
    await expectNoAxeViolations(page)

    await page.goto('/')
    await expect(storeLink(page)).toContainText('My Store: ')
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(say(EN, confirmationMessages.question))).toBeHidden()
})

test('whoever lives elsewhere goes from the question to the locator [STORE-057]', async ({
    page
}) => {
    await page.goto('/')

    await page.getByRole('button', {name: say(EN, confirmationMessages.change)}).click()

    const dialog = page.getByRole('dialog', {name: say(EN, messages.title)})
    await expect(dialog).toBeVisible()
    await expect(page.getByText(say(EN, confirmationMessages.question))).toBeHidden()
    await dialog.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(storeLink(page)).toBeFocused()
})

test('on the locator’s own page the question leads to its field [STORE-004, STORE-057]', async ({
    page
}) => {
    await page.goto('/store-locator')

    await page.getByRole('button', {name: say(EN, confirmationMessages.change)}).click()

    await expect(page.getByRole('main').getByLabel(say(EN, messages.zip))).toBeFocused()
    await expect(page.getByText(say(EN, confirmationMessages.question))).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('who answers the question by keyboard goes on from the store link [STORE-056]', async ({
    page
}) => {
    await page.goto('/')
    const close = page
        .getByRole('region', {name: say(EN, confirmationMessages.label)})
        .getByRole('button', {name: say(EN, confirmationMessages.close)})
    await close.focus()

    await page.keyboard.press('Enter')

    await expect(close).toBeHidden()
    await expect(storeLink(page)).toBeFocused()
})

test('a link of the locator leads out of it, and going back does not open it again [STORE-003, STORE-039]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL, '01001.90210.chosen')
    await page.goto('/')
    const dialog = await search(page, '59001')

    await dialog.getByRole('link', {name: say(EN, noneMessages.trouble)}).click()

    await page.waitForURL('**/contact-us')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect(storeLink(page)).toBeVisible()
    await expect(dialog).toBeHidden()
})

test('going back from one zip to another shows the zip of before, in the field too [STORE-001]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL, '01001.90210.chosen')
    await page.goto('/store-locator?zip=90210')
    const field = page.getByRole('main').getByLabel(say(EN, messages.zip))
    await field.fill('75201')
    await page
        .getByRole('main')
        .getByRole('button', {name: say(EN, messages.go)})
        .click()
    await expect(page.getByRole('heading', {name: /stores near 75201/})).toBeVisible()

    await page.goBack()

    await expect(page.getByRole('heading', {name: /stores near 90210/})).toBeVisible()
    await expect(field).toHaveValue('90210')
})

test('a page that comes without stores says so, and goes on saying so when it is live [STORE-026, STORE-037]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL, '01001.90210.chosen')
    await page.goto('/store-locator?zip=96799')

    await expect(page.getByRole('button', {name: say(EN, messages.useLocation)})).toBeEnabled()

    expect(await page.getByText(say(EN, noneMessages.inRange)).isVisible()).toBe(true)
})

test('a store of another price zone shows its prices on the page at once, and keeps them [STORE-003, STORE-028]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL, '01001.90210.chosen')
    await page.goto(LISTING)
    const before = await firstPrice(page).textContent()
    await page.evaluate(() => Object.assign(window, {stayed: true}))

    const dialog = await search(page, '75201')
    await dialog.getByRole('button', {name: makeMine}).first().click()

    await expect(dialog.getByRole('button', {name: /^My Store/})).toBeVisible()
    await expect(firstPrice(page)).not.toHaveText(before ?? '')
    expect(await page.evaluate(() => Object.hasOwn(window, 'stayed'))).toBe(true)
    const after = await firstPrice(page).textContent()
    await page.reload()
    await expect(firstPrice(page)).toHaveText(after ?? '')
    await expect(storeLink(page)).toContainText('My Store: ')
})

test('with items in the cart the shopper is asked, and the cart is priced anew [STORE-029, STORE-061, STORE-063]', async ({
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
    // The basket has the new prices well before the page has: nothing may take them back meanwhile.
    await sandbox.slow('*/products', 1500)
    const told: string[] = []
    page.on('request', (request) => {
        const [call] = /get-client-ip|shopper-context|update-cart/.exec(request.url()) ?? []
        if (call !== undefined) told.push(call)
    })

    const dialog = await search(page, '75201')
    await expect(dialog.getByText(say(EN, choiceMessages.warning))).toBeVisible()
    await dialog.getByRole('button', {name: makeMine}).first().click()
    await page.getByRole('button', {name: say(EN, choiceMessages.change)}).click()

    await expect(dialog.getByRole('button', {name: /^My Store/})).toBeVisible()
    await expect(total).not.toHaveText(before ?? '')
    await page.waitForLoadState('networkidle')
    expect(told).toEqual(['get-client-ip', 'shopper-context', 'update-cart'])
    const calls = (await sandbox.calls()).map(({method, path}) => `${method} ${path}`)
    expect(calls.some((call) => /^(PATCH|PUT) .*shopper-context/.test(call))).toBe(true)
})

test('without a client ip nothing changes, and the shopper is told [STORE-062]', async ({
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

    const dialog = await search(page, '75201')
    await dialog.getByRole('button', {name: makeMine}).first().click()
    await page.getByRole('button', {name: say(EN, choiceMessages.change)}).click()

    await expect(page.getByText(say(EN, choiceMessages.skipped))).toBeVisible()
    expect((await warned).text()).toMatch(/client ip is not available/)
    expect((await sandbox.calls()).some(({path}) => path.includes('update-cart'))).toBe(false)
})

test('Minnesota is served by an affiliate [STORE-027, STORE-043]', async ({page, baseURL}) => {
    await withStore(page, baseURL, '01001.90210.chosen')
    await page.goto('/')

    const dialog = await search(page, '55401')

    await expect(dialog.getByText(/Minnesota/)).toBeVisible()
    await expectNoAxeViolations(page)
})

test('a device that shares its place finds stores around it [STORE-002, STORE-048]', async ({
    page,
    context,
    baseURL
}) => {
    await withStore(page, baseURL, '01001.90210.auto')
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({latitude: 32.79, longitude: -96.8})
    await page.goto('/store-locator')

    await page.getByRole('button', {name: say(EN, messages.useLocation)}).click()

    await expect(page.getByRole('heading', {name: /stores near 752/})).toBeVisible()
    const store = (await context.cookies()).find(({name}) => name === 'store')
    expect(store?.value).toBe('01001.90210.geo')
})

test('a device that does not is told how else [STORE-041, STORE-042, STORE-049]', async ({
    page,
    context,
    baseURL
}) => {
    await withStore(page, baseURL, '01001.90210.auto')
    await context.clearPermissions()
    await page.goto('/store-locator')

    await page.getByRole('button', {name: say(EN, messages.useLocation)}).click()

    await expect(page.getByText(say(EN, messages.denied))).toBeVisible()
    const store = (await context.cookies()).find(({name}) => name === 'store')
    expect(store?.value).toBe('01001.90210.ip')
})

test.describe('without script', () => {
    test.use({javaScriptEnabled: false})

    test('a store is found, seen and chosen [STORE-001, STORE-004, STORE-014]', async ({page}) => {
        await page.goto('/store-locator')
        await page.getByLabel(say(EN, messages.zip)).fill('75201')
        await page.getByRole('button', {name: say(EN, messages.go)}).click()

        await expect(
            page.getByRole('navigation', {name: say(EN, resultMessages.map)})
        ).toBeVisible()
        await page.getByRole('button', {name: makeMine}).first().click()

        await expect(page).toHaveURL(/store-locator\?zip=75201/)
        await expect(page.getByRole('button', {name: /^My Store/})).toBeVisible()
        await page.getByRole('link', {name: say(EN, resultMessages.more)}).click()
        await page.getByRole('link', {name: /^Info/}).first().click()
        await expect(page.getByText('Sunday Closed')).toBeVisible()
    })

    test('a zip without stores says so [STORE-037]', async ({page}) => {
        await page.goto('/store-locator?zip=96799')

        await expect(page.getByText(say(EN, noneMessages.inRange))).toBeVisible()
        await expect(page.getByText(say(EN, headerMessages.findStore)).first()).toBeVisible()
    })
})
