import {expect, type Locator, type Page} from '@playwright/test'
import {messages as listingMessages} from '@app/features/listing/messages'
import {buyMessages, messages as productMessages} from '@app/features/product/details/messages'
import {messages as storeMessages} from '@app/features/stores/messages'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {inLocale} from '@app/routing/route/locale-path'
import {messages as headerMessages} from '@app/shell/header/messages'
import {frequencyChoiceMessages, frequencyMessages} from '@app/ui/form/messages'
import {messages as tileMessages} from '@app/ui/products/messages'
import {type Locale, translate} from './translate'

/** The categories: visible on a desktop, behind the menu's button on a phone. */
export const openNavigation = async (page: Page, locale: Locale): Promise<Locator> => {
    const menu = page.getByRole('button', {
        name: translate(locale, headerMessages.menu),
        exact: true
    })
    if (await menu.isVisible()) await menu.click()
    return page.getByRole('navigation', {name: translate(locale, headerMessages.categories)})
}

/** From any page to the listing of the first category, by the navigation. */
export const openFirstCategory = async (page: Page, locale: Locale): Promise<void> => {
    const navigation = await openNavigation(page, locale)
    const row = navigation.getByRole('listitem').first()
    const drawerRow = row.getByRole('button').first()
    if (await drawerRow.isVisible()) {
        await drawerRow.click()
        await row.getByRole('link').last().click()
    } else {
        await row.getByRole('link').first().click()
    }
    await page.waitForURL(new RegExp(`${inLocale(locale, '/c/')}[a-z]`))
}

/** From the home page to the listing of its first department, by its picture. */
export const openFirstDepartment = async (page: Page, locale: Locale): Promise<void> => {
    await page.getByRole('main').locator('.categories a').first().click()
    await page.waitForURL(new RegExp(`${inLocale(locale, '/c/')}[a-z]`))
}

/** The tiles of a listing, in its order. */
export const tilesOf = (page: Page): Locator => page.getByRole('main').getByRole('article')

/** Chooses on a listing how often the shopper pays: of four side by side, or on a phone in a list. */
export const chooseFrequency = async (
    page: Page,
    locale: Locale,
    frequency: PaymentFrequency
): Promise<void> => {
    const main = page.getByRole('main')
    const list = main.getByRole('combobox', {
        name: translate(locale, frequencyChoiceMessages.legend)
    })
    const label = translate(locale, frequencyMessages[frequency])
    if (await list.isVisible()) await list.selectOption({label})
    else await main.getByText(label, {exact: true}).and(main.locator('span')).click()
}

/** From a listing to one of its products in stock, by default the first; returns the product's name once it is shown. */
export const openProduct = async (page: Page, locale: Locale, at = 0): Promise<string> => {
    const inStock = tilesOf(page).filter({hasNotText: translate(locale, tileMessages.outOfStock)})
    const link = inStock.nth(at).getByRole('heading').getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await productIsShown(page, name)
    return name
}

/** Waits until a product's own page is there, with everything to choose: not the listing's any more, and no skeleton. */
export const productIsShown = async (page: Page, name: string): Promise<void> => {
    await page.waitForURL(/\/p\//)
    await expect(page.getByRole('heading', {level: 1, name, exact: true})).toBeVisible()
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
}

/** From a listing to its first product in stock; returns the product's name. */
export const openFirstProduct = (page: Page, locale: Locale = 'en-US'): Promise<string> =>
    openProduct(page, locale)

/** Scrolls down as a reader does, until the row of recommended products has its place; returns the row. */
export const readDownToRecommended = async (page: Page, locale: Locale): Promise<Locator> => {
    const heading = page.getByRole('heading', {
        name: translate(locale, tileMessages.recommended),
        exact: true
    })
    await page.mouse.move(100, 300)
    const come = async () => {
        await page.mouse.wheel(0, 400)
        return heading.count()
    }
    await expect.poll(come, {intervals: [100]}).toBe(1)
    return page.locator('section').filter({has: heading})
}

/** A value's name says in brackets why it is not available. */
const ORDERABLE = /^[^(]+$/

const LOCALES: Locale[] = ['en-US', 'es-US']

/** The end of the label of an open choice, in each language. */
const CHOOSE_ONE = LOCALES.map((locale) =>
    translate(locale, productMessages.chooseOne, {label: ''})
)

/** A product's open choices: lists whose label says to choose, as in “Size: choose one”. */
export const openChoices = (page: Page): Locator =>
    page.getByRole('main').getByRole('list', {name: new RegExp(`(${CHOOSE_ONE.join('|')})$`)})

/** On a product page: takes the first available value of every choice, and returns what the page then says. */
export const chooseVariations = async (page: Page): Promise<string[]> => {
    for (;;) {
        const left = await openChoices(page).count()
        if (left === 0) break
        await openChoices(page).first().getByRole('link', {name: ORDERABLE}).first().click()
        await expect(openChoices(page)).not.toHaveCount(left)
    }
    const chosen = page.getByRole('main').getByRole('list', {name: /^[^:]+: ./})
    return chosen.evaluateAll((lists) =>
        lists.map(
            (list) =>
                document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ??
                ''
        )
    )
}

/** On a product page: puts the chosen quantity into the cart, and waits for the confirmation. */
export const addToCart = async (page: Page, locale: Locale): Promise<Locator> => {
    await page.getByRole('button', {name: translate(locale, buyMessages.addToCart)}).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    return dialog
}

const mainOf = (page: Page) => page.getByRole('main')

/** The filters of an English listing: beside the products on a desktop, in a sheet on a phone. */
export const filtersOf = (page: Page): Locator => {
    const named = {name: translate('en-US', listingMessages.filters), exact: true}
    return mainOf(page).getByRole('region', named).or(page.getByRole('dialog', named))
}

/** Opens the filters: they are visible on a desktop, in a sheet on a phone. */
export const openFilters = async (page: Page): Promise<void> => {
    const toggle = mainOf(page).locator('.listing__toggle > summary')
    if (await toggle.isVisible()) await toggle.click()
}

/** Ends the choice of filters: on a phone the sheet's button shows the products. */
export const closeFilters = async (page: Page): Promise<void> => {
    const sheet = page.getByRole('dialog')
    if (!(await sheet.isVisible())) return
    await sheet.getByRole('button').last().click()
    await expect(sheet).toBeHidden()
}

/** The header's link with the shopper's store, which leads to the locator. */
export const storeLink = (page: Page): Locator =>
    page.getByRole('banner').locator('a[href="/store-locator"]')

/** Opens the locator over the current page, looks for stores near a zip, and returns its dialog. */
export const findStores = async (page: Page, zip: string): Promise<Locator> => {
    await storeLink(page).click()
    const dialog = page.getByRole('dialog', {name: translate('en-US', storeMessages.title)})
    await dialog.getByLabel(translate('en-US', storeMessages.zip)).fill(zip)
    await dialog.getByRole('button', {name: translate('en-US', storeMessages.go)}).click()
    return dialog
}
