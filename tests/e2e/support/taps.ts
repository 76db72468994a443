import type {Locator, Page} from '@playwright/test'

/** What a walk costs a shopper: taps, and words that are typed. */
export type Effort = {taps: number; words: number}

/**
 * A phone whose every tap is counted. A key of the on-screen keyboard that sends what was typed is a tap as well;
 * letters are counted as the words that they make.
 */
export const countedPhone = (page: Page) => {
    const effort: Effort = {taps: 0, words: 0}
    return {
        effort,
        tap: async (target: Locator): Promise<void> => {
            effort.taps += 1
            await target.tap()
        },
        /** Types into the field that has the focus. */
        type: async (text: string): Promise<void> => {
            effort.words += text.trim().split(/\s+/).length
            await page.keyboard.type(text)
        },
        /** Sends what was typed by the keyboard's own key. */
        send: async (): Promise<void> => {
            effort.taps += 1
            await page.keyboard.press('Enter')
        }
    }
}
