import type {Page} from '@playwright/test'
import {choiceMessages, messages} from '@app/features/stores/messages'
import {expectNoAxeViolations} from '../support/accessibility'
import {translate} from '../support/translate'
import {addToCart, chooseVariations, openFirstProduct} from '../support/shopping'
import {expect, test} from '../support/test'
import {withStore} from '../support/shopper'

const EN = 'en-US'
const makeMine = translate(EN, choiceMessages.makeMine)

const storeLink = (page: Page) => page.getByRole('banner').locator('a[href="/store-locator"]')

/** The price of the first item of a cart or a list. Not found by role, as a dialog hides the page from that. */
const firstPrice = (page: Page) => page.locator('main article strong').first()

/** Searches around Dallas, where prices differ, and chooses the first store; `sure` if the shopper has to confirm. */
const takeStoreInDallas = async (page: Page, sure: boolean) => {
    await storeLink(page).click()
    const dialog = page.getByRole('dialog', {name: translate(EN, messages.title)})
    await dialog.getByLabel(translate(EN, messages.zip)).fill('75201')
    await dialog.getByRole('button', {name: translate(EN, messages.go)}).click()
    const first = dialog.getByRole('button', {name: makeMine}).first()
    const name = (await first.getAttribute('aria-label')) ?? ''
    await first.click()
    if (sure) await page.getByRole('button', {name: translate(EN, choiceMessages.change)}).click()
    return {dialog, button: dialog.getByRole('button', {name, exact: true})}
}

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

test('while a store change is slow its button is busy and the page can be used; then the new prices are shown [STORE-028, STORE-063]', async ({
    page,
    sandbox
}) => {
    await page.goto('/c/furniture')
    await openFirstProduct(page)
    await chooseVariations(page)
    await addToCart(page, EN)
    await page.goto('/cart')
    const before = (await firstPrice(page).textContent()) ?? ''
    await sandbox.slow('*/update-cart', 8000)

    const {dialog, button} = await takeStoreInDallas(page, true)

    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toBeFocused()
    await dialog.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(firstPrice(page)).toHaveText(before)
    await page.getByRole('banner').getByRole('combobox').fill('sofa')
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('sofa')

    // The toast disappears after five seconds, so the test looks for it first.
    const shown = page.getByText(/ is now your store\. You see the prices for /).first()
    await expect(shown).toBeVisible()
    await expectNoAxeViolations(page)
    await expect(firstPrice(page)).not.toHaveText(before)
    await expect(storeLink(page)).toContainText('My Store: ')
})

test('a list whose new prices are slow shows the old ones until they arrive, without a gap', async ({
    page,
    sandbox
}) => {
    await page.goto('/c/furniture')
    const before = (await firstPrice(page).textContent()) ?? ''
    await sandbox.slow('/custom/product/*/search', 3000)

    const {dialog, button} = await takeStoreInDallas(page, false)

    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(firstPrice(page)).toHaveText(before)
    await expect(dialog).toBeHidden()
    await expect(firstPrice(page)).not.toHaveText(before)
})
