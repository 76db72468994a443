import {buyMessages} from '@app/features/product/messages'
import {say} from '../support/say'
import {tilesOf} from '../support/shopping'
import {expect, test} from '../support/test'

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
    await page.getByRole('main').locator('a[href*="page=2"], a[href*="offset="]').first().click()
    await expect(tilesOf(page).first()).toBeVisible()
})

test('without script, a product tells its price, its total and how to order', async ({page}) => {
    await page.goto('/c/furniture')
    await tilesOf(page).first().getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/p\//)

    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/\$\d/)
    // Finders by text pass over <noscript>, even where it is shown; what is read does not.
    expect(await page.getByRole('main').innerText()).toContain(
        say('en-US', buyMessages.needsScript)
    )
})
