import {messages as searchMessages} from '@app/features/search/messages'
import {popoverMessages} from '@app/features/search/popover/popover-messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {translate} from '../../support/translate'
import {tilesOf} from '../../support/shopping'
import {expect, test} from '../../support/test'
import type {Page} from '@playwright/test'

const boxOf = (page: Page) =>
    page.getByRole('combobox', {name: translate('en-US', searchMessages.label), exact: true})

const groupOf = (page: Page, name: keyof typeof popoverMessages) =>
    page.getByRole('group', {name: translate('en-US', popoverMessages[name]), exact: true})

test('a shopper searches with a typing error, by a suggestion, and again by a recent search', async ({
    page
}) => {
    await page.goto('/')
    await boxOf(page).click()
    await expect(groupOf(page, 'frequent').getByRole('option').first()).toBeVisible()
    await expectNoAxeViolations(page)

    await boxOf(page).pressSequentially('soffa')
    await expect(groupOf(page, 'products').getByRole('option').first()).toBeVisible()
    // Letters typed slowly show suggestions for the first of them, whose place others take.
    await expect(page.getByRole('listbox')).not.toHaveAttribute('aria-busy')
    await expectNoAxeViolations(page)
    await page.keyboard.press('ArrowDown')
    const phrase = await page.getByRole('option', {selected: true}).innerText()
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', {level: 1})).toContainText(phrase)
    await expect(tilesOf(page).first()).toContainText(/sofa/i)
    await expect(boxOf(page)).toHaveValue(phrase)

    await page.goto('/cart')
    await boxOf(page).click()
    await groupOf(page, 'recents').getByRole('option', {name: phrase}).click()
    await expect(page).toHaveURL(/\/search\?q=/)
})

test('a term that stands for a page leads there without a page load @phone [SEARCH-017]', async ({
    page
}) => {
    await page.goto('/')
    await boxOf(page).fill('stores')
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    await boxOf(page).press('Enter')

    await expect(page).toHaveURL(/\/store-locator$/)
    await expect(page.locator('body[data-same-page]')).toBeAttached()
})

/** The page of the sandbox that its search leads to, at an address of its own. */
const CAREERS = /^http:\/\/(localhost|127\.0\.0\.1):\d+\/jobs$/

test('a term that stands for another site leads there by a full page load @phone [SEARCH-016]', async ({
    page
}) => {
    await page.goto('/cart')
    const requested = page.waitForRequest(
        (request) => CAREERS.test(request.url()) && request.isNavigationRequest()
    )
    await boxOf(page).fill('careers')
    await boxOf(page).press('Enter')

    await requested
    await expect(page).toHaveURL(CAREERS)
})

test.describe('without script', () => {
    test.use({javaScriptEnabled: false})

    test('a term that stands for another site leads there too @phone [SEARCH-016]', async ({
        page
    }) => {
        await page.goto('/cart')
        const box = page.getByRole('searchbox', {name: translate('en-US', searchMessages.label)})
        const requested = page.waitForRequest(
            (request) => CAREERS.test(request.url()) && request.isNavigationRequest()
        )
        await box.fill('careers')
        await box.press('Enter')

        const before = (await requested).redirectedFrom()
        expect((await before?.response())?.status()).toBe(302)
    })
})

test('a search from the results moves the focus to its results, and searching again adds one step to the history [G-70]', async ({
    page
}) => {
    const main = page.getByRole('main')
    const searchFor = async (term: string) => {
        await boxOf(page).fill(term)
        await boxOf(page).press('Enter')
        await expect(page).toHaveURL(new RegExp(`/search\\?q=${term}$`))
        await expect(tilesOf(page).first()).toBeVisible()
        await expect(main).toBeFocused()
    }
    const pagesOfTab = () => page.evaluate(() => window.history.length)

    await page.goto('/cart')
    await searchFor('sofa')
    await searchFor('washer')
    const pages = await pagesOfTab()
    await searchFor('washer')
    expect(await pagesOfTab()).toBe(pages)

    await page.goBack()
    await expect(page).toHaveURL(/\/search\?q=sofa$/)
})

test('a search that finds nothing offers help', async ({page}) => {
    await page.goto('/')
    await boxOf(page).fill('zzzzqqq')
    await boxOf(page).press('Enter')

    await expect(page).toHaveURL(/\/search\?q=zzzzqqq$/)
    await expect(
        page.getByRole('main').getByRole('link', {name: 'washer', exact: true})
    ).toBeVisible()
    await expect(tilesOf(page).first()).toBeVisible()
    await expectNoAxeViolations(page)
})
