import AxeBuilder from '@axe-core/playwright'
import {expect, type Locator, type Page} from '@playwright/test'

/** More stops than any page of the shop has. */
const STOPS = 250

const hasFocus = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement)

/** Presses the Tab key, from the current position, until a control has the focus. */
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

/** Goes to a field with the Tab key and types; any text in it is replaced. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks that the page breaks no rule of WCAG 2.2 AA that a program can check, nor axe's best practices. */
export const expectNoAxeViolations = async (page: Page): Promise<void> => {
    const builder = new AxeBuilder({page}).withTags(STANDARDS)
    // Without frames there is nothing to put together, for which axe would open a page of its own.
    if (page.frames().length === 1) builder.setLegacyMode()
    const {violations} = await builder.analyze()
    const summaries = violations.map(
        ({id, help, nodes}) =>
            `${id}: ${help} at ${nodes.map(({target}) => String(target)).join(', ')}`
    )
    expect(summaries).toEqual([])
}
