import {choiceMessages, messages, noneMessages, resultMessages} from '@app/features/stores/messages'
import {messages as headerMessages} from '@app/shell/header/messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {translate} from '../../support/translate'
import {findStores, storeLink} from '../../support/shopping'
import {expect, test} from '../../support/test'
import {withStore} from '../../support/shopper'

const EN = 'en-US'

const makeMine = translate(EN, choiceMessages.makeMine)

test('a link of the locator leads out of it, and going back does not open it again [STORE-003, STORE-039]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL, '01001.90210.chosen')
    await page.goto('/')
    const dialog = await findStores(page, '59001')

    await dialog.getByRole('link', {name: translate(EN, noneMessages.trouble)}).click()

    await page.waitForURL('**/contact-us')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect(storeLink(page)).toBeVisible()
    await expect(dialog).toBeHidden()
})

test('going back from one zip to another shows the earlier zip, in the field too [STORE-001]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL, '01001.90210.chosen')
    await page.goto('/store-locator?zip=90210')
    const field = page.getByRole('main').getByLabel(translate(EN, messages.zip))
    await field.fill('75201')
    await page
        .getByRole('main')
        .getByRole('button', {name: translate(EN, messages.go)})
        .click()
    await expect(page.getByRole('heading', {name: /stores near 75201/})).toBeVisible()

    await page.goBack()

    await expect(page.getByRole('heading', {name: /stores near 90210/})).toBeVisible()
    await expect(field).toHaveValue('90210')
})

test('a page without stores says so, before and after hydration [STORE-026, STORE-037]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL, '01001.90210.chosen')
    await page.goto('/store-locator?zip=96799')

    await expect(
        page.getByRole('button', {name: translate(EN, messages.useLocation)})
    ).toBeEnabled()

    expect(await page.getByText(translate(EN, noneMessages.inRange)).isVisible()).toBe(true)
})

test('Minnesota is served by an affiliate [STORE-027, STORE-043]', async ({page, baseURL}) => {
    await withStore(page, baseURL, '01001.90210.chosen')
    await page.goto('/')

    const dialog = await findStores(page, '55401')

    await expect(dialog.getByText(/Minnesota/)).toBeVisible()
    await expectNoAxeViolations(page)
})

test('a device that shares its position finds stores around it [STORE-002, STORE-048]', async ({
    page,
    context,
    baseURL
}) => {
    await withStore(page, baseURL, '01001.90210.auto')
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({latitude: 32.79, longitude: -96.8})
    await page.goto('/store-locator')

    await page.getByRole('button', {name: translate(EN, messages.useLocation)}).click()

    await expect(page.getByRole('heading', {name: /stores near 752/})).toBeVisible()
    const store = (await context.cookies()).find(({name}) => name === 'store')
    expect(store?.value).toBe('01001.90210.geo')
})

test('a device that does not share it is shown other ways [STORE-041, STORE-042, STORE-049]', async ({
    page,
    context,
    baseURL
}) => {
    await withStore(page, baseURL, '01001.90210.auto')
    await context.clearPermissions()
    await page.goto('/store-locator')

    await page.getByRole('button', {name: translate(EN, messages.useLocation)}).click()

    await expect(page.getByText(translate(EN, messages.denied))).toBeVisible()
    const store = (await context.cookies()).find(({name}) => name === 'store')
    expect(store?.value).toBe('01001.90210.ip')
})

test.describe('without script', () => {
    test.use({javaScriptEnabled: false})

    test('a store is found, seen and chosen [STORE-001, STORE-004, STORE-014]', async ({page}) => {
        await page.goto('/store-locator')
        await page.getByLabel(translate(EN, messages.zip)).fill('75201')
        await page.getByRole('button', {name: translate(EN, messages.go)}).click()

        await expect(
            page.getByRole('navigation', {name: translate(EN, resultMessages.map)})
        ).toBeVisible()
        await page.getByRole('button', {name: makeMine}).first().click()

        await expect(page).toHaveURL(/store-locator\?zip=75201/)
        await expect(page.getByRole('button', {name: /^My Store/})).toBeVisible()
        await page.getByRole('link', {name: translate(EN, resultMessages.more)}).click()
        await page.getByRole('link', {name: /^Info/}).first().click()
        await expect(page.getByText('Sunday Closed')).toBeVisible()
    })

    test('a zip without stores says so [STORE-037]', async ({page}) => {
        await page.goto('/store-locator?zip=96799')

        await expect(page.getByText(translate(EN, noneMessages.inRange))).toBeVisible()
        await expect(page.getByText(translate(EN, headerMessages.findStore)).first()).toBeVisible()
    })
})
