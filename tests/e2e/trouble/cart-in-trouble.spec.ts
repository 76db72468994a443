import type {Page} from '@playwright/test'
import {messages, lineMessages} from '@app/features/basket/messages'
import {buyMessages} from '@app/features/product/details/messages'
import {messages as overlayMessages} from '@app/ui/overlay/messages'
import {expectNoAxeViolations} from '../support/accessibility'
import {troubles} from '../support/sandbox-control'
import {translate} from '../support/translate'
import {addToCart, chooseVariations, openFirstProduct} from '../support/shopping'
import {expect, test} from '../support/test'
import {withStore} from '../support/shopper'

const EN = 'en-US'

const addButton = (page: Page) =>
    page.getByRole('button', {name: translate(EN, buyMessages.addToCart), exact: true})

const openProduct = async (page: Page): Promise<void> => {
    await page.goto('/c/furniture')
    await openFirstProduct(page)
    await chooseVariations(page)
}

test.beforeEach(async ({page, baseURL, complaints}) => {
    // If a login fails, the SDK's provider leaves a rejected promise unhandled.
    complaints.mayHappen(/50\d|could not be logged in|in JSON at position/)
    await withStore(page, baseURL)
})

test('a cart that cannot be loaded says so, loses nothing, and is shown after a retry [D-09]', async ({
    page,
    sandbox
}) => {
    await openProduct(page)
    await addToCart(page, EN)
    const main = page.getByRole('main')

    for (const trouble of troubles) {
        await sandbox.trouble('*/customers/*/baskets', trouble)
        await page.goto('/cart')
        if (trouble === 'slow') break

        await expect(page.getByText(translate(EN, messages.failed))).toBeVisible()
        await expectNoAxeViolations(page)
        await sandbox.recover()
        await main.getByRole('button', {name: translate(EN, messages.tryAgain)}).click()
        await expect(page.getByRole('list', {name: translate(EN, messages.lines)})).toBeVisible()
    }

    await expect(
        main.getByRole('status').filter({hasText: translate(EN, messages.loading)})
    ).toBeAttached()
    await expectNoAxeViolations(page)
})

test('a line that cannot be removed stays, and an error is shown [ERR-012]', async ({
    page,
    sandbox
}) => {
    await openProduct(page)
    await addToCart(page, EN)
    await page.goto('/cart')
    const lines = page.getByRole('list', {name: translate(EN, messages.lines)})
    await lines.waitFor()
    await sandbox.trouble('*/items/*', 'failing')

    await lines.getByRole('button', {name: /^Remove /}).click()
    await page.getByRole('button', {name: translate(EN, overlayMessages.yes)}).click()

    await expect(page.getByText(translate(EN, lineMessages.failed))).toBeVisible()
    await expect(lines.getByRole('listitem').first()).toBeVisible()
})

const fallsAt = [
    {what: 'a login', path: '/shopper/auth/*', isLookedUp: false},
    // After an unreadable response the item may have been added: the basket is fetched, and has it.
    {what: 'an item', path: '*/items', isLookedUp: true}
]

for (const {what, path, isLookedUp} of fallsAt) {
    test(`if ${what} fails while adding to the cart, the error is shown beside the button, and the shopper can try again [ERR-012]`, async ({
        page,
        sandbox
    }) => {
        await openProduct(page)
        const shown = page
            .getByText(translate(EN, buyMessages.failed))
            .or(page.getByText(translate(EN, buyMessages.noBasket)))

        for (const trouble of troubles) {
            await sandbox.trouble(path, trouble)
            await addButton(page).click()
            if (trouble === 'slow') break
            if (trouble === 'garbled' && isLookedUp) {
                const added = page.getByRole('dialog', {name: /added to cart/})
                await expect(added).toBeVisible()
                await added.press('Escape')
                continue
            }
            await expect(shown).toBeVisible()
            await expect(addButton(page)).toBeEnabled()
        }

        await expect(shown).toBeHidden()
        await expect(addButton(page)).toHaveAttribute('aria-busy', 'true')
        await expectNoAxeViolations(page)
    })
}

test('if the response to creating a basket is unreadable, that basket is found and gets the item [CART-006]', async ({
    page,
    sandbox
}) => {
    await openProduct(page)
    await sandbox.trouble('*/baskets', 'garbled', {method: 'POST', times: 1})

    const dialog = await addToCart(page, EN)

    await dialog.press('Escape')
    await page.goto('/cart')
    await expect(page.getByRole('list', {name: translate(EN, messages.lines)})).toBeVisible()
})
