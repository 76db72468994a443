import {lineMessages, messages as basketMessages} from '@app/features/basket/messages'
import {
    addedMessages,
    buyMessages,
    messages as productMessages
} from '@app/features/product/details/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {messages as headerMessages} from '@app/shell/header/messages'
import {messages as overlayMessages} from '@app/ui/overlay/messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {type Locale, translate} from '../../support/translate'
import {
    addToCart,
    chooseVariations,
    openChoices,
    openFirstCategory,
    openFirstProduct
} from '../../support/shopping'
import {expect, test} from '../../support/test'

/** A product of the sandbox's catalogue, which is the same in every world. */
const BED_IN_FOUR_SIZES = '/p/kenford-storage-bed-in-natural-oak/180007'

const LOCALES: Locale[] = ['en-US', 'es-US']

for (const locale of LOCALES) {
    test(`a shopper finds a product and puts it into the cart, in @${locale} [CART-008, CART-009, CART-010, CART-011, CART-012, CART-013, CART-014, CART-015, CART-016, I18N-001]`, async ({
        page
    }) => {
        await page.goto(inLocale(locale, '/'))
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await openFirstCategory(page, locale)
        const name = await openFirstProduct(page, locale)
        await expect(page.getByRole('heading', {level: 1})).toHaveText(name)
        const chosen = await chooseVariations(page)

        const dialog = await addToCart(page, locale)
        await expect(dialog).toHaveAccessibleName(
            translate(locale, addedMessages.title, {count: 1})
        )
        await expect(dialog.getByText(name, {exact: true}).first()).toBeVisible()
        await expect(dialog.getByRole('img').first()).toBeVisible()
        await expect(dialog).toContainText(translate(locale, addedMessages.quantity, {quantity: 1}))
        await expect(dialog).toContainText(translate(locale, addedMessages.subtotal, {count: 1}))
        for (const each of chosen) await expect(dialog).toContainText(each)
        await expect(dialog).toContainText(/\$\d/)
        await expect(dialog.getByText(translate(locale, addedMessages.alsoLike))).toBeVisible()
        await expectNoAxeViolations(page)

        await dialog.getByRole('link', {name: translate(locale, addedMessages.viewCart)}).click()
        await page.waitForURL(`**${inLocale(locale, '/cart')}`)
        await expect(dialog).toBeHidden()
        const lines = page.getByRole('list', {name: translate(locale, basketMessages.lines)})
        await expect(lines.getByRole('listitem').filter({hasText: name})).toHaveCount(1)
        await expect(
            page.getByRole('link', {name: translate(locale, headerMessages.cartNamed, {count: 1})})
        ).toBeVisible()
    })
}

test('the confirmation closes when the shopper goes back @phone [CART-019]', async ({page}) => {
    await page.goto('/c/furniture')
    await openFirstProduct(page)
    const dialog = await addToCart(page, 'en-US')

    await page.goBack()

    await page.waitForURL('**/c/furniture')
    await expect(dialog).toBeHidden()
})

test('the confirmation links to the checkout @phone [CART-017]', async ({page, complaints}) => {
    complaints.mayHappen(/404.*\/checkout/)
    await page.goto('/c/furniture')
    await openFirstProduct(page)
    const dialog = await addToCart(page, 'en-US')

    const checkout = dialog.getByRole('link', {name: translate('en-US', addedMessages.checkout)})

    await expect(checkout).toHaveAttribute('href', '/checkout')
})

test('a reload keeps the cart @phone', async ({page}) => {
    await page.goto('/c/furniture')
    const name = await openFirstProduct(page)
    await addToCart(page, 'en-US')
    await page.goto('/cart')
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible()

    await page.reload()

    await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
    await expectNoAxeViolations(page)
})

test('a shopper removes a line and is informed [CART-020]', async ({page}) => {
    await page.goto('/c/furniture')
    const name = await openFirstProduct(page)
    await addToCart(page, 'en-US')
    await page.goto('/cart')

    await page
        .getByRole('button', {name: translate('en-US', lineMessages.removeNamed, {name})})
        .click()
    await page.getByRole('button', {name: translate('en-US', overlayMessages.yes)}).click()

    await expect(page.getByText(translate('en-US', basketMessages.removed))).toBeVisible()
    await expect(page.getByRole('main').getByText(name)).toHaveCount(0)
})

test('a product sold in sizes goes into the cart only after one is chosen @phone', async ({
    page
}) => {
    await page.goto(BED_IN_FOUR_SIZES)
    await expect(openChoices(page).first()).toBeVisible()
    const requested = page.waitForRequest(/\/items/, {timeout: 4000}).then(
        () => 'asked the platform for what cannot be sold',
        () => 'asked nothing'
    )

    await page
        .getByRole('button', {
            name: translate('en-US', buyMessages.choose, {id: 'size', label: ''})
        })
        .click()
    await expect(page.getByRole('list', {name: /^Size/}).getByRole('link').first()).toBeFocused()

    expect(await requested).toBe('asked nothing')
})

test('two quick taps add two items to one cart @phone', async ({page, sandbox}) => {
    await page.goto('/c/furniture')
    await openFirstProduct(page)
    await sandbox.forgetCalls()

    await page.getByRole('button', {name: 'Add to cart'}).dblclick()
    await page.getByRole('dialog').waitFor()

    const created = (await sandbox.calls()).filter(
        ({method, path}) => method === 'POST' && path.endsWith('/baskets')
    )
    expect(created).toHaveLength(1)
})

test('a product page shows the names of recommended products', async ({page}) => {
    await page.goto('/c/furniture')
    await openFirstProduct(page)

    await expect(
        page.getByRole('heading', {name: translate('en-US', productMessages.recommendations)})
    ).toBeVisible()
})
