import {sortCode} from '@app/domain/catalogue/listing'
import {messages} from '@app/features/listing/messages'
import {messages as basketMessages} from '@app/features/basket/messages'
import {buyMessages} from '@app/features/product/details/messages'
import {offerMessages} from '@app/features/approval/offer/offer-messages'
import {loginMessages} from '@app/features/sign-in/messages'
import {messages as fieldMessages} from '@app/ui/form/field-messages'
import {messages as storeMessages} from '@app/features/stores/messages'
import {paginationMessages} from '@app/ui/navigation/messages'
import {filtersOf, openFilters, tilesOf} from '../support/shopping'
import {translate} from '../support/translate'
import {expect, test} from '../support/test'

const EN = 'en-US'

test.use({javaScriptEnabled: false})

test('without script, home leads to categories', async ({page}) => {
    await page.goto('/')

    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.locator('a[href="/c/furniture"]').first()).toBeAttached()
})

test('without script, a listing shows its products with prices, and turns its pages', async ({
    page
}) => {
    await page.goto('/c/furniture')

    await expect(tilesOf(page)).toHaveCount(25)
    await expect(tilesOf(page).first()).toContainText(/\$\d/)
    const names = await tilesOf(page).getByRole('heading').allTextContents()
    const pages = page.getByRole('navigation', {name: translate(EN, paginationMessages.label)})
    // Content that is drawn only when it is near would push the link away.
    const drawn = await tilesOf(page)
        .getByRole('heading')
        .evaluateAll((all) =>
            all.filter((one) => one.checkVisibility({contentVisibilityAuto: true}))
        )
    expect(drawn).toHaveLength(25)
    await pages.getByRole('link', {name: translate(EN, paginationMessages.next)}).click()

    await expect(page).toHaveURL(/offset=25/)
    await expect(tilesOf(page)).toHaveCount(25)
    const next = await tilesOf(page).getByRole('heading').allTextContents()
    expect(next.filter((name) => names.includes(name))).toEqual([])
})

test('without script, a listing is filtered, ordered, shown as a list and fifty at once [PLP-002, PLP-008, PLP-011, PLP-012]', async ({
    page
}) => {
    await page.goto('/c/furniture')
    const main = page.getByRole('main')

    await openFilters(page)
    await filtersOf(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/refine=/)
    await expect(main.getByRole('list', {name: translate(EN, messages.chosen)})).toBeVisible()

    const sort = main.getByRole('combobox', {name: translate(EN, messages.sortBy)})
    await sort.selectOption(sortCode('price-low-to-high'))
    await main.locator('form.sort button').click()
    await expect(page).toHaveURL(/refine=.*sort=PRICE_LOW_TO_HIGH/)
    await expect(sort).toHaveValue(sortCode('price-low-to-high'))

    await main.getByRole('link', {name: translate(EN, messages.asList)}).click()
    await expect(page).toHaveURL(/refine=.*view=list/)
    await main
        .getByRole('navigation', {name: translate(EN, messages.perPage)})
        .getByRole('link', {name: '50'})
        .click()
    await expect(page).toHaveURL(/refine=.*limit=50/)
    await expect(tilesOf(page).first()).toBeVisible()
})

test('without script, a product shows its price, its total and how to order', async ({page}) => {
    await page.goto('/c/furniture')
    await tilesOf(page).first().getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/p\//)

    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/\$\d/)
    // Finders by text ignore <noscript>, even when it is shown; the page's text includes it.
    expect(await page.getByRole('main').innerText()).toContain(
        translate('en-US', buyMessages.needsScript)
    )
    // The payment frequency can only be chosen with script, so it is not offered [PLP-017].
    await expect(page.getByRole('radio').first()).toBeHidden()
})

test('without script, an empty zip is answered with what is missing [STORE-007]', async ({
    page
}) => {
    await page.goto('/store-locator?zip=')

    await expect(page.getByRole('main')).toContainText(translate(EN, storeMessages.zipMissing))
})

test('without script, the cart says that it needs one, and not that it is loading', async ({
    page
}) => {
    await page.goto('/cart')

    const text = await page.getByRole('main').innerText()
    expect(text).toContain(translate(EN, basketMessages.needsScript))
    expect(text).not.toContain(translate(EN, basketMessages.loading))
    await expect(page.locator('.skeleton:visible')).toHaveCount(0)
})

for (const {address, label, button} of [
    {address: '/login', label: loginMessages.password, button: loginMessages.submit},
    {address: '/claim-offer', label: offerMessages.code, button: offerMessages.submit}
]) {
    test(`without script, text typed at ${address} gets into no address (D-21, D-26)`, async ({
        page
    }) => {
        const requested: string[] = []
        page.on('request', (request) => void requested.push(request.url()))
        await page.goto(address)
        const main = page.getByRole('main')
        await main.getByLabel(translate(EN, label), {exact: true}).fill('Quiet-Harbor')

        await main.getByRole('button', {name: translate(EN, button), exact: true}).click()
        await main.getByLabel(translate(EN, label), {exact: true}).press('Enter')

        await expect(page).toHaveURL(new RegExp(`${address}$`))
        expect(requested.filter((url) => url.includes('Quiet'))).toEqual([])
        expect(await main.innerText()).toContain(translate(EN, fieldMessages.needsScript))
    })
}
