import type {Page} from '@playwright/test'
import {messages} from '@app/features/product/details/messages'
import {scrollerMessages} from '@app/ui/navigation/messages'
import {translate} from '../../support/translate'
import {openFirstProduct} from '../../support/shopping'
import {expect, test} from '../../support/test'
import {withStore} from '../../support/shopper'

const EN = 'en-US'

/** A row of products below a heading. */
const rowOf = (page: Page, name: string) => page.getByRole('region', {name, exact: true})

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

test('the products viewed before are on the next product’s page (G-10)', async ({page}) => {
    await page.goto('/c/electronics')
    const first = await openFirstProduct(page)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(first)
    await page.goto('/c/appliances')
    await openFirstProduct(page)

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

    const row = rowOf(page, translate(EN, messages.recentlyViewed))
    await expect(row.getByRole('link', {name: first})).toBeVisible()
    await expect(row).toContainText(/\$[\d,.]+/)
})

test('recommended products have prices, and the arrows stop at the end of the row [CONTENT-022, CONTENT-023, CONTENT-030]', async ({
    page
}) => {
    await page.setViewportSize({width: 1280, height: 900})
    await page.goto('/c/furniture')
    await openFirstProduct(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

    const row = rowOf(page, translate(EN, messages.recommendations))
    await expect(row.getByRole('article').first()).toContainText(/\$[\d,.]+ in all/)
    // An arrow that leads nowhere is disabled and hidden.
    const arrow = (name: string) => row.getByRole('button', {name, includeHidden: true})
    const previous = arrow(translate(EN, scrollerMessages.previous))
    const next = arrow(translate(EN, scrollerMessages.next))
    await expect(previous).toBeDisabled()
    await expect(next).toBeEnabled()

    await next.click()
    await expect(previous).toBeEnabled()
    await expect(async () => {
        // The row may still be scrolling to its end, where the arrow becomes disabled: then the check repeats.
        if (await next.isEnabled()) await next.click({timeout: 1000})
        await expect(next).toBeDisabled({timeout: 1000})
    }).toPass()
})
