import type {Page} from '@playwright/test'
import {
    approvalMessages as cartMessages,
    emptyMessages,
    lineMessages
} from '@app/features/basket/messages'
import {
    approvalMessages,
    messages as listingMessages,
    tabMessages
} from '@app/features/listing/messages'
import {choiceMessages} from '@app/features/stores/messages'
import {accountMenuMessages} from '@app/shell/header/account/account-menu-messages'
import {messages as overlayMessages} from '@app/ui/overlay/messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {translate} from '../../support/translate'
import {addToCart, chooseVariations, openFirstProduct, tilesOf} from '../../support/shopping'
import {signIn, withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'

const EN = 'en-US'

/** Approved for 40 dollars a week, and rents nothing yet. */
const JORDAN = 'jordan@homeward.example'
/** Found through the identity provider. RECORD is the platform's customer record, which says so. */
const MORGAN = 'morgan@homeward.example'
const RECORD = '*/customers/*morgan'

const weeklyPrices = async (page: Page): Promise<number[]> => {
    const amounts = await tilesOf(page).locator('.price__amount').allTextContents()
    return amounts.map((amount) => Number(amount.replace(/[$,]/g, '')))
}

/** Removes all lines: a customer's cart still has those of earlier visits. */
const emptyCart = async (page: Page): Promise<void> => {
    await page.goto('/cart')
    const empty = page.getByRole('heading', {name: translate(EN, emptyMessages.title)})
    const remove = page.getByRole('button', {
        name: new RegExp(`^${translate(EN, lineMessages.remove)} `)
    })
    await expect(empty.or(remove.first())).toBeVisible()
    for (let left = await remove.count(); left > 0; left -= 1) {
        await remove.first().click()
        await page.getByRole('button', {name: translate(EN, overlayMessages.yes)}).click()
        await expect(remove).toHaveCount(left - 1)
    }
    await expect(empty).toBeVisible()
}

test('an approved customer sees a listing of the items that the approval covers, in pages [PLP-004, PLP-015] (G-13)', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL)
    await signIn(page, baseURL ?? '', JORDAN)
    // The cart's payments reduce the amount that is left.
    await emptyCart(page)
    await page.goto('/c/furniture')

    await page.getByRole('link', {name: translate(EN, tabMessages['my-items'])}).click()

    const amount = {amount: '$40.00', per: 'per week'}
    await expect(page.getByText(translate(EN, approvalMessages.within, amount))).toBeVisible()
    await expect(tilesOf(page)).toHaveCount(25)
    const prices = await weeklyPrices(page)
    expect(prices).toHaveLength(25)
    expect(Math.max(...prices)).toBeLessThanOrEqual(40)
    await expectNoAxeViolations(page)

    await page.goto('/c/furniture?approval=true&sort=PRICE_HIGH_TO_LOW')
    await expect(tilesOf(page)).toHaveCount(25)
    expect(Math.max(...(await weeklyPrices(page)))).toBeLessThanOrEqual(40)
    await expect(
        page.getByRole('link', {name: translate(EN, listingMessages.asList)})
    ).toHaveAttribute('href', /approval=true/)
})

test('a signed-in customer has an account menu with their short name, and no sign-in link [SHELL-006, SHELL-007, ROLE-004]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL)
    await signIn(page, baseURL ?? '', JORDAN)
    await page.goto('/c/furniture')

    const header = page.getByRole('banner')
    const account = header.getByRole('button', {
        name: translate(EN, accountMenuMessages.label, {name: 'Jordan'})
    })
    await expect(account).toBeVisible()
    await expect(account).toHaveText('Jordan')
    await expect(header.locator('a[href="/login"]')).toHaveCount(0)
})

test('the cart tells a customer whether the approval covers it (G-15)', async ({page, baseURL}) => {
    await withStore(page, baseURL)
    await signIn(page, baseURL ?? '', JORDAN)
    await emptyCart(page)
    await page.goto('/c/furniture?tab=my-items')
    await openFirstProduct(page)
    await chooseVariations(page)
    await addToCart(page, EN)

    await page.goto('/cart')

    const amount = {amount: '$40.00', per: 'per week'}
    await expect(page.getByText(translate(EN, cartMessages.covers, amount))).toBeVisible()
    await expectNoAxeViolations(page)
})

test('a customer found through the identity provider keeps their store [STORE-054, API-032] (G-50)', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL)
    await signIn(page, baseURL ?? '', MORGAN)
    const requested = page.waitForRequest((request) => /\/customers\/\w+\?/.test(request.url()))

    await page.goto('/store-locator?zip=75201')

    expect((await requested).method()).toBe('GET')
    await expect(page.getByText(translate(EN, choiceMessages.locked))).toBeVisible()
    await expect(page.getByRole('listitem').filter({hasText: 'Dallas'}).first()).toBeVisible()
    await expect(
        page.getByRole('button', {name: translate(EN, choiceMessages.makeMine)})
    ).toHaveCount(0)
})

/** The stores near Dallas, once the session knows that somebody is signed in. */
const nearDallas = async (page: Page) => {
    await page.goto('/store-locator?zip=75201')
    await expect(page.getByRole('banner').getByRole('button', {name: /account menu/})).toBeVisible()
    return page.getByRole('button', {name: translate(EN, choiceMessages.makeMine)}).first()
}

const storedStore = async (page: Page): Promise<string | undefined> =>
    (await page.context().cookies()).find(({name}) => name === 'store')?.value

test('if the customer record is slow, a store change waits for it, and the store stays [STORE-054] (G-50)', async ({
    page,
    baseURL,
    sandbox
}) => {
    await withStore(page, baseURL)
    await signIn(page, baseURL ?? '', MORGAN)
    await sandbox.slow(RECORD, 4000)
    const makeMine = await nearDallas(page)
    await expect(page.getByText(translate(EN, choiceMessages.locked))).toBeHidden()
    await sandbox.forgetCalls()

    await makeMine.click()

    await expect(makeMine).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByText(translate(EN, choiceMessages.locked))).toBeVisible()
    await expect(page.getByText(translate(EN, choiceMessages.locked))).toBeFocused()
    await expect(makeMine).toHaveCount(0)
    expect(await storedStore(page)).toBe('01001.90210.own')
    expect((await sandbox.calls()).some(({path}) => path.includes('update-cart'))).toBe(false)
})

test('if the customer record cannot be loaded, the customer can try again, and the store stays [STORE-054] (G-50)', async ({
    page,
    baseURL,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/500|customer could not be read/)
    await withStore(page, baseURL)
    await signIn(page, baseURL ?? '', MORGAN)
    await sandbox.fail('GET', RECORD, 500)
    const makeMine = await nearDallas(page)

    await makeMine.click()
    await expect(page.getByText(translate(EN, choiceMessages.skipped))).toBeVisible()
    expect(await storedStore(page)).toBe('01001.90210.chosen')

    await sandbox.recover()
    await makeMine.click()
    await expect(page.getByText(translate(EN, choiceMessages.locked))).toBeVisible()
    expect(await storedStore(page)).toBe('01001.90210.own')
})

test('if the basket cannot be loaded, the customer is still known, and the store stays [STORE-054] (G-50)', async ({
    page,
    baseURL,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/500/)
    await withStore(page, baseURL)
    await signIn(page, baseURL ?? '', MORGAN)
    await sandbox.fail('GET', '*/baskets', 500)
    await page.goto('/store-locator?zip=75201')

    // The customer record does not depend on the basket.
    await expect(page.getByText(translate(EN, choiceMessages.locked))).toBeVisible()
    expect(await storedStore(page)).toBe('01001.90210.own')
})
