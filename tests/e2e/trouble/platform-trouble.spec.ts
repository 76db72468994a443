import {buyMessages} from '@app/features/product/messages'
import {errorPageMessages as errorMessages} from '@app/shell/errors/messages'
import {translate} from '../support/translate'
import {openFirstProduct, tilesOf} from '../support/shopping'
import {expect, test} from '../support/test'
import {withStore} from '../support/shopper'

/** The storefront's own search, which every listing asks. */
const SEARCH = '/custom/product/*/search'

const refresh = translate('en-US', errorMessages.refresh)

test('with the platform down a page says so, and is back with it [ERR-001, ERR-002, ERR-003, ERR-004, ERR-005, ERR-006]', async ({
    page,
    baseURL,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/503|502|500/)
    // Whose page is requested again for a store just given would be well again before the button is pressed.
    await withStore(page, baseURL)
    await sandbox.goDown()

    const response = await page.goto('/c/furniture?page=3')

    expect(response?.status()).toBe(503)
    expect(response?.headers()['cache-control']).toContain('no-store')
    await expect(
        page.getByRole('heading', {name: translate('en-US', errorMessages.title)})
    ).toBeVisible()
    await expect(
        page.getByRole('link', {name: translate('en-US', errorMessages.contact)})
    ).toBeVisible()
    await page.getByText(translate('en-US', errorMessages.details)).click()
    await expect(page.getByText('CommerceError: ')).toBeVisible()

    await sandbox.recover()
    await page
        .getByRole('button', {name: refresh})
        .or(page.getByRole('link', {name: refresh}))
        .click()
    await expect(tilesOf(page).first()).toBeVisible()
})

test('a platform too slow to wait for is shown like one that is down', async ({
    page,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/50\d/)
    await sandbox.slow(SEARCH, 20_000)

    const response = await page.goto('/c/furniture?page=4')

    expect([503, 504]).toContain(response?.status())
})

test('an answer that is no JSON is an error page, not a broken one', async ({
    page,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/50\d/)
    await sandbox.garble(SEARCH)

    const response = await page.goto('/c/furniture?page=5')

    expect(response?.status()).toBeGreaterThanOrEqual(500)
    await expect(
        page.getByRole('heading', {name: translate('en-US', errorMessages.title)})
    ).toBeVisible()
})

test('a cart that cannot be made is shown beside the button [CART-022]', async ({
    page,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/500/)
    await page.goto('/c/furniture')
    await openFirstProduct(page)
    await sandbox.fail('POST', '*/baskets', 500)

    await page.getByRole('button', {name: translate('en-US', buyMessages.addToCart)}).click()

    await expect(page.getByText(translate('en-US', buyMessages.noBasket))).toBeVisible()
})

test('an item that cannot be added is shown, and can be tried again [ERR-012]', async ({
    page,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/500/)
    await page.goto('/c/furniture')
    await openFirstProduct(page)
    await sandbox.fail('POST', '*/items', 500)
    const add = page.getByRole('button', {name: translate('en-US', buyMessages.addToCart)})
    await add.click()
    await expect(page.getByText(translate('en-US', buyMessages.failed))).toBeVisible()

    await sandbox.recover()
    await add.click()

    await expect(page.getByRole('dialog')).toBeVisible()
})
