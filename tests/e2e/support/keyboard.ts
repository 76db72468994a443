import {expect, type Locator, type Page} from '@playwright/test'

/** More stops than any page of the shop has. */
const STOPS = 250

const hasFocus = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement)

/** Goes on with the Tab key, from wherever the shopper is, until a control has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
    await target.waitFor()
    for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press('Tab')
        if (await hasFocus(target)) return
    }
    await expect(target, 'the Tab key leads there').toBeFocused()
}

/** Goes to a control with the Tab key and presses Enter on it. */
export const enter = async (page: Page, target: Locator): Promise<void> => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
}
