import AxeBuilder from '@axe-core/playwright'
import {expect, type Page} from '@playwright/test'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What the page shows now breaks no rule of WCAG 2.2 AA that a machine can check, nor axe's good practice. */
export const expectNoAxeViolations = async (page: Page): Promise<void> => {
    const {violations} = await new AxeBuilder({page}).withTags(STANDARDS).analyze()
    const told = violations.map(
        ({id, help, nodes}) =>
            `${id}: ${help} at ${nodes.map(({target}) => String(target)).join(', ')}`
    )
    expect(told).toEqual([])
}
