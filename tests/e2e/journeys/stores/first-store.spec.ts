import {messages} from '@app/features/stores/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {storeConfirmationMessages as confirmationMessages} from '@app/shell/store/store-confirmation-messages'
import {sourceMessages} from '@app/ui/products/messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {shiftOf} from '../../support/shift'
import {translate} from '../../support/translate'
import {storeLink} from '../../support/shopping'
import {expect, test} from '../../support/test'

const EN = 'en-US'

test('a first visit gets a store, and the shopper is asked once whether it is right [STORE-056, STORE-058]', async ({
    page
}) => {
    await page.goto('/')

    await expect(page.getByText(translate(EN, confirmationMessages.query))).toBeVisible()
    await expect(storeLink(page)).toContainText('My Store: ')
    await expectNoAxeViolations(page)

    await page.goto('/')
    await expect(storeLink(page)).toContainText('My Store: ')
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(translate(EN, confirmationMessages.query))).toBeHidden()
})

test('when the first store is found, the listing becomes its own and nothing on it moves [STORE-056, SHELL-002]', async ({
    page,
    shopLocale: locale
}) => {
    await page.goto(inLocale(locale, '/c/furniture'))
    const supply = page.getByRole('main').getByRole('article')
    const inStore = translate(locale, sourceMessages['your-store'])

    await expect(supply.filter({hasText: inStore}).first()).toBeVisible()
    await expect(page.getByRole('banner').locator('a[href^="tel:"]')).toBeVisible()

    expect(await shiftOf(page)).toBeLessThan(0.0003)
})

test('a shopper from elsewhere goes from the question to the locator [STORE-057]', async ({
    page
}) => {
    await page.goto('/')

    await page.getByRole('button', {name: translate(EN, confirmationMessages.change)}).click()

    const dialog = page.getByRole('dialog', {name: translate(EN, messages.title)})
    await expect(dialog).toBeVisible()
    await expect(page.getByText(translate(EN, confirmationMessages.query))).toBeHidden()
    await dialog.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(storeLink(page)).toBeFocused()
})

test('on the locator’s own page the question leads to its field [STORE-004, STORE-057]', async ({
    page
}) => {
    await page.goto('/store-locator')

    await page.getByRole('button', {name: translate(EN, confirmationMessages.change)}).click()

    await expect(page.getByRole('main').getByLabel(translate(EN, messages.zip))).toBeFocused()
    await expect(page.getByText(translate(EN, confirmationMessages.query))).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a shopper who answers the question by keyboard continues at the store link [STORE-056]', async ({
    page
}) => {
    await page.goto('/')
    const close = page
        .getByRole('region', {name: translate(EN, confirmationMessages.query)})
        .getByRole('button', {name: translate(EN, confirmationMessages.close)})
    await close.focus()

    await page.keyboard.press('Enter')

    await expect(close).toBeHidden()
    await expect(storeLink(page)).toBeFocused()
})
