import {buyMessages} from '@app/features/product/details/messages'
import {errorPageMessages as errorMessages} from '@app/shell/errors/messages'
import {translate} from '../support/translate'
import {openFirstProduct, tilesOf} from '../support/shopping'
import {expect, test} from '../support/test'
import {withStore} from '../support/shopper'

/** The search that every listing uses. */
const SEARCH = '/custom/product/*/search'

const refresh = translate('en-US', errorMessages.refresh)

test('while the platform is down a page says so, and works again after it [ERR-001, ERR-002, ERR-003, ERR-004, ERR-005, ERR-006]', async ({
    page,
    baseURL,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/503|502|500/)
    // Without a store the page would get one and be requested again, which could recover it before the press.
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

test('a platform that is too slow has the same error page as one that is down', async ({
    page,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/50\d/)
    await sandbox.slow(SEARCH, 20_000)

    const response = await page.goto('/c/furniture?page=4')

    expect([503, 504]).toContain(response?.status())
})

test('a response that is not JSON gives the error page, not a broken page', async ({
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

test('if a cart cannot be created, the error is shown beside the button [CART-022]', async ({
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

test('if an item cannot be added, an error is shown, and the shopper can try again [ERR-012]', async ({
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
