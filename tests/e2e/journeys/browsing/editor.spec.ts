import type {Page} from '@playwright/test'
import {expect, test} from '../../support/test'
import {isCached, sandboxOf} from '../../support/shops'

/** The first heading that a shopper reads below the page's own, as soon as the page is there. */
const firstHeading = async (page: Page): Promise<string | null> => {
    await page.goto('/refer-a-friend')
    return page.getByRole('main').getByRole('heading', {level: 2}).first().textContent()
}

test('an editor moves a block, adds a carousel, schedules it, sees it as a shopper in Spanish, publishes and undoes', async ({
    page,
    baseURL
}) => {
    const editor = `${sandboxOf(baseURL ?? '')}/editor`
    await page.goto(`${editor}/refer-a-friend`)
    // What an earlier run has left behind.
    const undo = page.getByRole('button', {name: 'Undo'})
    while (await undo.isVisible()) await undo.click()
    const blocks = page.locator('ol[data-region="main"] > li')
    const first = (await blocks.first().getByRole('link').textContent()) ?? ''
    const before = await firstHeading(page)
    expect(first).toContain(`: ${String(before)}`)
    await page.goto(`${editor}/refer-a-friend`)

    await page.getByRole('button', {name: /^Move Banner.* down$/}).press('Enter')
    await expect(blocks.nth(1)).toContainText(first)
    await expect(page.getByRole('status')).toHaveText('Draft: not published')

    await page.getByLabel('Add to main').selectOption({label: 'Carousel'})
    await page.getByLabel('Add to main').locator('xpath=following::button[1]').click()
    await page.getByLabel(/^Add to .*\/slides/).selectOption({label: 'Contact tile'})
    await page
        .getByLabel(/^Add to .*\/slides/)
        .locator('xpath=following::button[1]')
        .click()
    await page.getByRole('link', {name: /^Contact tile/}).click()
    await page.locator('[name="en.heading"]').fill('Holiday team')
    await page.locator('[name="es.heading"]').fill('Equipo de fiestas')
    await page.locator('[name="from"]').fill('2099-12-01T00:00')
    await page.getByRole('button', {name: 'Save'}).click()

    await page.locator('[name="locale"]').selectOption('es-US')
    await page.getByLabel('At (UTC)').fill('2099-12-24T12:00')
    await page.getByRole('button', {name: 'Preview'}).click()
    await expect(page).toHaveURL(/\/es-US\/__preview\/refer-a-friend/)
    await expect(page.getByRole('heading', {name: 'Equipo de fiestas'})).toBeVisible()

    await page.goto(`${editor}/refer-a-friend`)
    await page.getByRole('button', {name: 'Publish'}).click()
    await expect(page.getByRole('status')).toHaveText('Live')
    await expect(page.getByRole('alert')).toHaveCount(0)
    // Nothing waits: what is published is there with the next page. A cache in front has to be told by the retailer.
    const moved = isCached ? before : 'The small print, in normal size'
    expect(await firstHeading(page)).toBe(moved)

    await page.goto(`${editor}/refer-a-friend`)
    await undo.click()
    await expect(blocks.first()).toContainText(first)
    expect(await firstHeading(page)).toBe(before)
})
