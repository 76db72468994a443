import type {Page} from '@playwright/test'
import {messages} from '@app/features/listing/messages'
import {sortCode} from '@app/domain/catalogue/listing'
import {paginationMessages} from '@app/ui/navigation/messages'
import {translate} from '../../support/translate'
import {shiftOf} from '../../support/shift'
import {
    chooseFrequency,
    closeFilters,
    filtersOf,
    openFilters,
    tilesOf
} from '../../support/shopping'
import {expectNoAxeViolations} from '../../support/accessibility'
import {expect, test} from '../../support/test'
import {withStore} from '../../support/shopper'

const EN = 'en-US'

const namesOf = (page: Page) => tilesOf(page).getByRole('heading').allTextContents()

const boxOf = async (page: Page, index: number) => {
    const box = await tilesOf(page).nth(index).boundingBox()
    if (!box) throw new Error(`tile ${index} is not on the page`)
    return box
}

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

test('as a list the same products are below one another, as a grid side by side [PLP-012]', async ({
    page
}) => {
    await page.goto('/c/furniture')
    const names = await namesOf(page)
    const [first, second] = [await boxOf(page, 0), await boxOf(page, 1)]
    expect(second.y).toBeCloseTo(first.y, 0)

    await page.getByRole('link', {name: translate(EN, messages.asList)}).click()

    await expect(page).toHaveURL(/view=list/)
    await expect
        .poll(async () => (await boxOf(page, 1)).y - (await boxOf(page, 0)).y)
        .toBeGreaterThan(50)
    expect(await namesOf(page)).toEqual(names)
})

test('a filter in the address leaves only matching products [PLP-002]', async ({page}) => {
    await page.goto('/c/furniture?refine=condition%3DPreviously+Rented+-+Good')

    await expect(tilesOf(page).first()).toBeVisible()
    const prices = await tilesOf(page).locator('.price').allTextContents()
    expect(prices.length).toBeGreaterThan(0)
    expect(prices.filter((price) => !price.includes('Previously Rented - Good'))).toEqual([])
})

test('fifty items at once are fifty [PLP-011]', async ({page}) => {
    await page.goto('/c/furniture')
    await expect(tilesOf(page)).toHaveCount(25)

    await page
        .getByRole('navigation', {name: translate(EN, messages.perPage)})
        .getByRole('link', {name: '50'})
        .click()

    await expect(tilesOf(page)).toHaveCount(50)
})

test('how often the shopper pays stays from page to page [PLP-007, PLP-016] (G-12)', async ({
    page
}) => {
    await page.goto('/c/furniture')
    const amount = tilesOf(page).first().locator('.price__amount')
    const weekly = (await amount.textContent()) ?? ''

    await chooseFrequency(page, EN, 'monthly')
    await expect(amount).not.toHaveText(weekly)
    const monthly = (await amount.textContent()) ?? ''
    await page.reload()

    await expect(amount).toHaveText(monthly)
})

/** When every control of the page works. */
const live = (page: Page) => page.locator('html[data-live]').waitFor({state: 'attached'})

test('a filter and another order keep the focus, and announce how many items there are [PLP-002, PLP-008, G-70]', async ({
    page
}) => {
    await page.goto('/c/furniture')
    await live(page)
    // Not by its role, which it does not have while a phone's sheet lies over it.
    const main = page.locator('main')
    const count = main.locator('.listing__count')
    const [node, before] = [await count.elementHandle(), await count.innerText()]

    await openFilters(page)
    await filtersOf(page).getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/refine=/)
    await expect(count).not.toHaveText(before)
    await expect(main).not.toHaveAttribute('aria-busy')
    await expect(filtersOf(page).locator('a:focus')).toHaveAttribute('aria-current', 'true')

    await closeFilters(page)
    const sort = main.getByRole('combobox', {name: translate(EN, messages.sortBy)})
    await sort.focus()
    await sort.selectOption(sortCode('relevance'))
    await expect(page).toHaveURL(/sort=RELEVANCE/)
    await expect(main).not.toHaveAttribute('aria-busy')
    await expect(sort).toBeFocused()
    // Always the same element: only then do screen readers announce what has changed in it.
    expect(await count.evaluate((element, first) => element === first, node)).toBe(true)
})

test('another page, and another number of items at once, are read from the top [PLP-011, G-70]', async ({
    page
}) => {
    await page.goto('/c/furniture')
    await live(page)
    const main = page.getByRole('main')
    const names = await namesOf(page)
    const pages = page.getByRole('navigation', {name: translate(EN, paginationMessages.label)})

    await pages.getByRole('link', {name: translate(EN, paginationMessages.next)}).click()
    await expect(page).toHaveURL(/offset=25/)
    await expect(main).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(() => namesOf(page)).not.toEqual(names)

    await page
        .getByRole('navigation', {name: translate(EN, messages.perPage)})
        .getByRole('link', {name: '50'})
        .click()
    await expect(tilesOf(page)).toHaveCount(50)
    await expect(main).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a category shows its editors’ banner among its first products, and more of their content below [CONTENT-001]', async ({
    page
}) => {
    await page.goto('/c/furniture')

    const opening = page.getByRole('region', {name: 'Rooms that feel finished'})
    await expect(opening).toBeVisible()
    const banner = await opening.boundingBox()
    expect(banner?.y).toBeGreaterThan((await boxOf(page, 0)).y)
    expect(banner?.y).toBeLessThan((await boxOf(page, 8)).y)
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1)
    await expect(page.getByRole('region', {name: 'One visit, a whole bedroom'})).toBeAttached()
    await expectNoAxeViolations(page)
})

for (const address of ['/', '/c/furniture']) {
    test(`${address} shifts nothing when it changes to the shopper’s payment frequency [PLP-016]`, async ({
        page,
        context,
        baseURL
    }) => {
        await context.addCookies([{name: 'frequency', value: 'semimonthly', url: baseURL ?? ''}])
        await page.goto(address)
        await live(page)
        await expect(page.locator('.price__amount').first()).toBeVisible()

        expect(await shiftOf(page)).toBeLessThan(0.02)
    })
}

test.describe('as it comes in', () => {
    test.use({javaScriptEnabled: false})

    test('a listing does not shift, however much of its HTML has arrived [PLP-001] [PLP-002]', async ({
        page,
        request
    }) => {
        const whole = await (await request.get('/c/furniture')).text()
        let html = whole
        await page.route('**/c/furniture', (route) =>
            route.fulfill({contentType: 'text/html; charset=utf-8', body: html})
        )
        const placesIn = async (some: string) => {
            html = some
            await page.goto('/c/furniture')
            const parts = page.locator('.listing__head > :visible, .listing__toolbar > :visible')
            return Promise.all((await parts.all()).map((part) => part.boundingBox()))
        }

        const places = await placesIn(whole)
        // The heading, the tabs, the count, the view and the order.
        expect(places).toHaveLength(5)
        for (const mark of ['<details class="listing__toggle"', '<ul class="tiles']) {
            expect(await placesIn(whole.slice(0, whole.indexOf(mark)))).toEqual(places)
        }
    })
})
