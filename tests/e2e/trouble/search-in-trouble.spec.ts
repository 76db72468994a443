import type {Page} from '@playwright/test'
import {messages as searchMessages} from '@app/features/search/messages'
import {popoverMessages} from '@app/features/search/popover/popover-messages'
import {errorPageMessages as errorMessages} from '@app/shell/errors/messages'
import {paginationMessages as pageMessages} from '@app/ui/navigation/messages'
import {expectNoAxeViolations} from '../support/accessibility'
import {troubles} from '../support/sandbox-control'
import {translate} from '../support/translate'
import {tilesOf} from '../support/shopping'
import {expect, test} from '../support/test'
import {withStore} from '../support/shopper'

const EN = 'en-US'
const SEARCH = '/custom/product/*/search'

const boxOf = (page: Page) =>
    page.getByRole('combobox', {name: translate(EN, searchMessages.label), exact: true})

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

test('without suggestions the search box still searches [D-09]', async ({
    page,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/autocomplete/)
    await page.goto('/cart')
    const suggested = page.getByRole('group', {
        name: new RegExp(
            `^(${translate(EN, popoverMessages.phrases)}|${translate(EN, popoverMessages.products)})$`
        )
    })

    for (const [index, trouble] of troubles.entries()) {
        const term = ['sofa', 'table', 'washer'][index] ?? ''
        await sandbox.trouble('*/autocomplete', trouble)
        const requested = page.waitForRequest(/autocomplete/)
        await boxOf(page).fill(term)
        const request = await requested
        if (trouble !== 'slow') await request.response()

        await expect(suggested).toHaveCount(0)
        await boxOf(page).press('Enter')
        await expect(page).toHaveURL(new RegExp(`/search\\?q=${term}$`))
        await expect(tilesOf(page).first()).toBeVisible()
    }
})

test('a search leads to its results, whatever the calls before them return [SEARCH-021]', async ({
    page,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/50\d/)
    // A word that is no address is a 404 of the platform, which a browser logs.
    complaints.mayHappen(/404.*url-mapping/)
    await page.goto('/cart')
    const terms = ['sofa', 'table', 'washer', 'dresser', 'dryer', 'freezer'].values()

    for (const path of [SEARCH, '*/url-mapping']) {
        for (const trouble of troubles) {
            const term = terms.next().value ?? ''
            await sandbox.trouble(path, trouble, {times: 1})
            await boxOf(page).fill(term)
            await boxOf(page).press('Enter')

            await expect(page).toHaveURL(new RegExp(`/search\\?q=${term}$`))
            await expect(tilesOf(page).first()).toBeVisible()
        }
    }
})

test('a listing that cannot be loaded says so on the page, and is shown after a retry [ERR-001]', async ({
    page,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/50\d/)
    await page.goto('/c/furniture')
    const main = page.getByRole('main')
    const pageLink = (number: number) =>
        main.getByRole('link', {
            name: translate(EN, pageMessages.page, {page: number}),
            exact: true
        })

    for (const [index, trouble] of troubles.entries()) {
        await sandbox.trouble(SEARCH, trouble)
        await pageLink(index + 2).click()
        if (trouble === 'slow') break

        await expect(
            main.getByRole('heading', {name: translate(EN, errorMessages.title)})
        ).toBeVisible()
        await expectNoAxeViolations(page)
        await sandbox.recover()
        await main.getByRole('button', {name: translate(EN, errorMessages.refresh)}).click()
        await expect(tilesOf(page).first()).toBeVisible()
    }

    await expect(page.locator('main [aria-busy=true], main[aria-busy=true]').first()).toBeVisible()
})
