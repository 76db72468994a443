import type {Locator, Page} from '@playwright/test'
import {messages} from '@app/features/stores/messages'
import {say} from './say'

/** What the header says of the shopper's store, which leads to the locator. */
export const storeLink = (page: Page): Locator =>
    page.getByRole('banner').locator('a[href="/store-locator"]')

/** Opens the locator over the page on screen, looks for stores near a zip, and gives its dialog. */
export const findStores = async (page: Page, zip: string): Promise<Locator> => {
    await storeLink(page).click()
    const dialog = page.getByRole('dialog', {name: say('en-US', messages.title)})
    await dialog.getByLabel(say('en-US', messages.zip)).fill(zip)
    await dialog.getByRole('button', {name: say('en-US', messages.go)}).click()
    return dialog
}
