import type {Page} from '@playwright/test'
import {messages} from '@app/features/listing/messages'
import {frequencyMessages} from '@app/ui/frequency-choice/messages'
import {say} from '../support/say'
import {tilesOf} from '../support/shopping'
import {expect, test} from '../support/test'
import {withStore} from '../support/with-store'

const EN = 'en-US'

const namesOf = (page: Page) => tilesOf(page).getByRole('heading').allTextContents()

const boxOf = async (page: Page, place: number) => {
    const box = await tilesOf(page).nth(place).boundingBox()
    if (!box) throw new Error(`tile ${place} is not on the page`)
    return box
}

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

test('as a list the same products stand below one another, as a grid side by side [PLP-012]', async ({
    page
}) => {
    await page.goto('/c/furniture')
    const names = await namesOf(page)
    const [first, second] = [await boxOf(page, 0), await boxOf(page, 1)]
    expect(second.y).toBeCloseTo(first.y, 0)

    await page.getByRole('link', {name: say(EN, messages.asList)}).click()

    await expect(page).toHaveURL(/view=list/)
    await expect
        .poll(async () => (await boxOf(page, 1)).y - (await boxOf(page, 0)).y)
        .toBeGreaterThan(50)
    expect(await namesOf(page)).toEqual(names)
})

test('a filter in the address leaves only what has it [PLP-002]', async ({page}) => {
    await page.goto('/c/furniture?refine=condition%3DPreviously+Rented+-+Good')

    await expect(tilesOf(page).first()).toBeVisible()
    const facts = await tilesOf(page).locator('.price__facts').allTextContents()
    expect(facts.length).toBeGreaterThan(0)
    expect(facts.filter((fact) => !fact.includes('Previously Rented - Good'))).toEqual([])
})

test('fifty items at once are fifty [PLP-011]', async ({page}) => {
    await page.goto('/c/furniture')
    await expect(tilesOf(page)).toHaveCount(25)

    await page
        .getByRole('navigation', {name: say(EN, messages.perPage)})
        .getByRole('link', {name: '50'})
        .click()

    await expect(tilesOf(page)).toHaveCount(50)
})

test('how often the shopper pays is kept from page to page [PLP-007, PLP-016] (G-12)', async ({
    page
}) => {
    await page.goto('/c/furniture')
    const amount = tilesOf(page).first().locator('.price__amount')
    const weekly = (await amount.textContent()) ?? ''

    await page.getByText(say(EN, frequencyMessages.monthly), {exact: true}).first().click()
    await expect(amount).not.toHaveText(weekly)
    const monthly = (await amount.textContent()) ?? ''
    await page.reload()

    await expect(amount).toHaveText(monthly)
})
