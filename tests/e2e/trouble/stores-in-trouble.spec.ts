import type {Page} from '@playwright/test'
import {choiceMessages, messages} from '@app/features/stores/messages'
import {loadFailedMessages} from '@app/ui/async/messages'
import {messages as headerMessages} from '@app/shell/header/messages'
import {storeConfirmationMessages as confirmationMessages} from '@app/shell/store/store-confirmation-messages'
import {expectNoAxeViolations} from '../support/accessibility'
import {troubles} from '../support/sandbox-control'
import {translate} from '../support/translate'
import {addToCart, chooseVariations, openFirstProduct} from '../support/shopping'
import {expect, test} from '../support/test'
import {withStore} from '../support/shopper'

const EN = 'en-US'
const makeMine = translate(EN, choiceMessages.makeMine)

const openLocator = async (page: Page) => {
    await page.getByRole('banner').locator('a[href="/store-locator"]').click()
    const dialog = page.getByRole('dialog', {name: translate(EN, messages.title)})
    const search = async (zip: string) => {
        await dialog.getByLabel(translate(EN, messages.zip)).fill(zip)
        await dialog.getByRole('button', {name: translate(EN, messages.go)}).click()
    }
    return {dialog, search}
}

test('if stores cannot be found the page says so, and finds them after a retry [D-09]', async ({
    page,
    baseURL,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/50\d/)
    await withStore(page, baseURL)
    await page.goto('/cart')
    const {dialog, search} = await openLocator(page)

    for (const [index, trouble] of troubles.entries()) {
        await sandbox.trouble('*/store-search', trouble)
        await search(['75201', '75202', '75203'][index] ?? '')
        if (trouble === 'slow') break
        await expect(dialog.getByText(translate(EN, messages.failed))).toBeVisible()
        await expectNoAxeViolations(page)
        await sandbox.recover()
        await dialog.getByRole('button', {name: translate(EN, messages.tryAgain)}).click()
        await expect(dialog.getByRole('button', {name: makeMine}).first()).toBeVisible()
    }

    await expect(dialog.getByText(translate(EN, messages.loading))).toBeVisible()
})

test('stores are found without the geocoder', async ({page, baseURL, sandbox, complaints}) => {
    complaints.mayHappen(/geocode/)
    await withStore(page, baseURL)
    await page.goto('/cart')
    const {dialog, search} = await openLocator(page)

    for (const [index, trouble] of troubles.entries()) {
        const zip = ['75204', '75205', '75206'][index] ?? ''
        await sandbox.trouble('/maps/api/geocode/json', trouble)
        await search(zip)
        await expect(dialog.getByRole('heading', {name: new RegExp(zip)})).toBeVisible()
        await expect(dialog.getByRole('button', {name: makeMine}).first()).toBeVisible()
    }
})

test('a first visit without a known location is not asked about a store [STORE-055]', async ({
    page,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/50\d/)

    for (const trouble of troubles) {
        await sandbox.trouble('*/getgoogleapi', trouble)
        const requested = page.waitForRequest(/assigned-store/)
        await page.goto('/cart')
        const request = await requested
        if (trouble !== 'slow') await request.response()

        await expect(
            page.getByRole('banner').getByText(translate(EN, headerMessages.findStore))
        ).toBeVisible()
        await expect(page.getByText(translate(EN, confirmationMessages.query))).toBeHidden()
    }
})

/** Adds an item to the cart at the first store, and searches for another store in the dialog. */
const withCartNearDallas = async (page: Page) => {
    await page.goto('/c/furniture')
    await openFirstProduct(page)
    await chooseVariations(page)
    await (await addToCart(page, EN)).press('Escape')
    const {dialog, search} = await openLocator(page)
    await search('75201')
    return dialog
}

for (const {fails, method, path} of [
    {fails: 'a shopper context that fails', method: undefined, path: '*/shopper-context/*'},
    {fails: 'a store that cannot be read', method: 'GET', path: '*/shopper-stores/*/stores'}
] as const) {
    test(`${fails} is logged, and only the store’s id is sent [STORE-064, STORE-065]`, async ({
        page,
        baseURL,
        sandbox,
        complaints
    }) => {
        complaints.mayHappen(/50\d|shopper context/)
        await withStore(page, baseURL)
        const dialog = await withCartNearDallas(page)
        const sent: unknown[] = []
        page.on('request', (request) => {
            if (!/shopper-context\//.test(request.url()) || request.method() === 'OPTIONS') return
            sent.push(request.postDataJSON())
        })
        const logged = page.waitForEvent('console', (message) =>
            /shopper context could not be updated/.test(message.text())
        )
        const priced = page.waitForRequest(/update-cart/)
        await sandbox.trouble(path, 'failing', method && {method})

        await dialog.getByRole('button', {name: makeMine}).first().click()
        await page.getByRole('button', {name: translate(EN, choiceMessages.change)}).click()

        expect((await logged).type()).toBe('error')
        expect((await priced).postDataJSON()).toMatchObject({storeId: expect.any(String)})
        await expect(
            page.getByText(/ is now your store\. You see the prices for /).first()
        ).toBeVisible()
        const {storeId}: {storeId: string} = (await priced).postDataJSON()
        expect(sent.at(-1)).toEqual({
            customQualifiers: {storeId},
            assignmentQualifiers: {storeId}
        })
    })
}

const withItem = async (page: Page, baseURL: string | undefined) => {
    await withStore(page, baseURL)
    await page.goto('/c/furniture')
    await openFirstProduct(page)
    await chooseVariations(page)
    await (await addToCart(page, EN)).press('Escape')
}

const changeOnLocatorPage = async (page: Page) => {
    await page.goto('/store-locator?zip=75201')
    await page.getByRole('button', {name: makeMine}).first().click()
    await page.getByRole('button', {name: translate(EN, choiceMessages.change)}).click()
}

test('a guest whose session fails is asked to confirm, and still sees the store’s prices [STORE-029] (G-55)', async ({
    page,
    baseURL,
    complaints
}) => {
    complaints.mayHappen(/50\d/)
    await withItem(page, baseURL)
    await page.route('**/api/session*', (route) => route.fulfill({status: 503, body: '{}'}))
    await changeOnLocatorPage(page)

    await expect(page.getByText(/couldn’t update the prices in your cart yet/)).toBeVisible()
    await expect(page.getByRole('button', {name: /^My Store/})).toBeVisible()
})

test('a guest whose cart cannot be read is asked to confirm, and the platform reprices the cart [STORE-029] (G-55)', async ({
    page,
    baseURL,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/50\d/)
    await withItem(page, baseURL)
    await sandbox.fail('GET', '*/baskets', 500)
    await sandbox.forgetCalls()
    await changeOnLocatorPage(page)

    await expect(page.getByText(/ is now your store\. You see the prices for /)).toBeVisible()
    const changes = (await sandbox.calls()).filter(({path}) => path.endsWith('/update-cart'))
    expect(changes.map(({status}) => status)).toEqual([200])
})

test('a cart whose prices cannot be changed yet is reported, and the store is changed [STORE-064, STORE-065]', async ({
    page,
    baseURL,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/50\d|shopper context/)
    await withStore(page, baseURL)
    await page.goto('/c/furniture')
    await openFirstProduct(page)
    await chooseVariations(page)
    await (await addToCart(page, EN)).press('Escape')

    const outcomes = [
        {path: '*/shopper-context/*', text: / is now your store\. You see the prices for /},
        {path: '*/update-cart', text: /couldn’t update the prices in your cart yet/}
    ]
    for (const {path, text} of outcomes) {
        for (const trouble of ['failing', 'garbled'] as const) {
            await sandbox.trouble(path, trouble)
            const {dialog, search} = await openLocator(page)
            await search('75201')
            await dialog.getByRole('button', {name: makeMine}).first().click()
            await page.getByRole('button', {name: translate(EN, choiceMessages.change)}).click()
            await expect(dialog).toBeHidden()
            await expect(page.getByText(text).first()).toBeVisible()
        }
    }
})

test.describe('without the locator’s code', () => {
    // The test cannot intercept what the service worker fetches.
    test.use({serviceWorkers: 'block'})

    test('a locator whose code cannot be loaded says so, and its link leads to the page, which does not need it [STORE-003, STORE-004, D-09]', async ({
        page,
        baseURL,
        complaints
    }) => {
        const code = '**/mobify/bundle/**/*.js'
        complaints.mayHappen(/mobify\/bundle\/|Loading chunk|Service Worker registration blocked/)
        await withStore(page, baseURL)
        await page.goto('/privacy-policy')
        await expect(page.locator('html[data-live]')).toBeAttached()
        await page.route(code, (route) => route.abort())
        const link = page.getByRole('banner').locator('a[href="/store-locator"]')
        const locator = page.getByRole('dialog', {name: translate(EN, messages.title)})

        await link.click()
        await expect(page.getByText(translate(EN, loadFailedMessages.failed))).toBeVisible()
        await expect(locator).toBeHidden()
        await expect(page).toHaveURL(/\/privacy-policy$/)
        await expectNoAxeViolations(page)

        await link.click()
        await expect(page).toHaveURL(/\/store-locator$/)
        await expect(page.getByRole('main').getByLabel(translate(EN, messages.zip))).toBeVisible()

        await page.unroute(code)
        await page.goto('/privacy-policy')
        await link.click()
        await expect(locator).toBeVisible()
    })
})
