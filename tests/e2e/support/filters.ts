import type {Locator, Page} from '@playwright/test'
import {messages} from '@app/features/listing/messages'
import {say} from './say'

const mainOf = (page: Page) => page.getByRole('main')

/** The filters of an English listing. */
export const filtersOf = (page: Page): Locator =>
    mainOf(page).getByRole('region', {name: say('en-US', messages.filters), exact: true})

/** Opens the filters: they are in sight on a desktop, behind a toggle on a phone. */
export const openFilters = async (page: Page): Promise<void> => {
    const toggle = mainOf(page).locator('.listing__toggle > summary')
    if (await toggle.isVisible()) await toggle.click()
}
