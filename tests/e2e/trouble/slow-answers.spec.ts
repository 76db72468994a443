import type {Page} from '@playwright/test'
import {buyMessages, messages} from '@app/features/product/details/messages'
import {messages as searchMessages} from '@app/features/search/messages'
import {popoverMessages} from '@app/features/search/popover/popover-messages'
import {signIn} from '../../../scripts/shop/sign-in'
import {expectNoAxeViolations} from '../support/accessibility'
import {translate} from '../support/translate'
import {shiftOf} from '../support/shift'
import {openFirstProduct, tilesOf} from '../support/shopping'
import {expect, test} from '../support/test'
import {withStore} from '../support/shopper'

const EN = 'en-US'

/** The call of a row of recommendations. */
const PRODUCTS = '/product/*/products'
/** The preferences with the search box's frequent searches. */
const PREFERENCES = '/custom/custom-prefs/*/getcustompreferences'

const heading = (page: Page) =>
    page.getByRole('heading', {name: translate(EN, messages.recommendations), exact: true})

/** The row under its heading, whether it is still empty or not. */
const rowOf = (page: Page) => page.locator('section').filter({has: heading(page)})

/** Opens the page from outside, as by a link in a mail, so that no call of an earlier page is pending. */
const comeToProduct = async (page: Page): Promise<void> => {
    await page.goto('/c/furniture')
    await openFirstProduct(page)
    await page.reload()
}

const nearTheRow = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded()

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

test('slow recommendations have four placeholders while the page can be used, and then replace them [CONTENT-030]', async ({
    page,
    sandbox
}) => {
    await sandbox.slow(PRODUCTS, 6000)
    await comeToProduct(page)
    await nearTheRow(page)

    await expect(rowOf(page)).toHaveAttribute('aria-busy', 'true')
    await expect(rowOf(page).getByRole('listitem')).toHaveCount(4)
    await expect(rowOf(page).getByRole('article')).toHaveCount(0)
    await expectNoAxeViolations(page)
    await expect(
        page.getByRole('button', {name: translate(EN, buyMessages.addToCart)})
    ).toBeEnabled()

    const first = rowOf(page).getByRole('article').first()
    await expect(first).toContainText(/\$[\d,.]+/)
    await expect(rowOf(page)).not.toHaveAttribute('aria-busy', 'true')
})

test('recommendations that fail leave no gap in the page [CONTENT-033]', async ({
    page,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/50\d/)

    for (const trouble of ['failing', 'garbled'] as const) {
        await sandbox.trouble(PRODUCTS, trouble)
        await comeToProduct(page)
        const requested = page.waitForResponse(/shopper-products\/.*\/products\?/)
        await nearTheRow(page)
        await requested

        await expect(heading(page)).toHaveCount(0)
        await expect(page.getByRole('heading', {level: 1})).toBeVisible()
        await expectNoAxeViolations(page)
    }
})

test('without frequent searches the search box still searches, and offers them when they arrive [SEARCH-024, CONST-002]', async ({
    page,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/50\d/)
    const box = page.getByRole('combobox', {name: translate(EN, searchMessages.label), exact: true})
    const frequent = page.getByRole('group', {name: translate(EN, popoverMessages.frequent)})
    const request = async () => {
        const requested = page.waitForRequest(/frequentSearches/)
        await box.click()
        await requested
    }

    for (const trouble of ['failing', 'garbled'] as const) {
        // The page before may still repeat its call: it is left before the fault changes.
        await page.goto('/cart')
        await sandbox.trouble(PREFERENCES, trouble)
        await request()
        await expect(frequent).toHaveCount(0)
        await box.fill('sofa')
        await box.press('Enter')
        await expect(page).toHaveURL(/\/search\?q=sofa$/)
        await expect(tilesOf(page).first()).toBeVisible()
    }

    await page.goto('/cart')
    await sandbox.recover()
    await sandbox.slow(PREFERENCES, 3000)
    await request()
    await expect(frequent).toHaveCount(0)
    await expect(box).toBeFocused()
    await expect(frequent.getByRole('option').first()).toBeVisible()
})

test.describe('of a customer', () => {
    for (const {login, path, slow, shown} of [
        {
            login: 'wren@homeward.example',
            path: '/my-accounts',
            slow: '*/agreementsummary',
            shown: '.agreement-card .account-actions'
        },
        {
            login: 'morgan@homeward.example',
            path: '/approved',
            slow: '*/existingapproval',
            shown: '.approval__amount'
        }
    ]) {
        test(`${path} does not shift while a slow response arrives (D-09)`, async ({
            page,
            baseURL,
            sandbox
        }) => {
            await signIn(page.request, baseURL ?? '', login)
            await page.goto('/how-it-works')
            await sandbox.slow(slow, 2000)
            await page.goto(path)

            await expect(page.locator(shown).first()).toBeVisible()
            expect(await shiftOf(page)).toBeLessThan(0.01)
        })
    }
})
