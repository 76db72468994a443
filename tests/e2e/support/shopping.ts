import {expect, type Locator, type Page} from '@playwright/test'
import {buyMessages, messages as productMessages} from '@app/features/product/messages'
import {inLocale} from '@app/routing/address/locale-path'
import {messages as headerMessages} from '@app/shell/header/messages'
import {messages as tileMessages} from '@app/ui/products/product-tile/messages'
import {say, type Locale} from './say'

/** The categories: in sight on a desktop, behind the menu's button on a phone. */
export const openNavigation = async (page: Page, locale: Locale): Promise<Locator> => {
    const menu = page.getByRole('button', {name: say(locale, headerMessages.menu), exact: true})
    if (await menu.isVisible()) await menu.click()
    return page.getByRole('navigation', {name: say(locale, headerMessages.categories)})
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

/** The tiles of a listing, in its order. */
export const tilesOf = (page: Page): Locator => page.getByRole('main').getByRole('article')

/** From a listing to its first product in stock; answers the product's name. */
export const openFirstProduct = async (page: Page, locale: Locale = 'en-US'): Promise<string> => {
    const inStock = tilesOf(page).filter({hasNotText: say(locale, tileMessages.outOfStock)})
    const link = inStock.first().getByRole('heading').getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await page.waitForURL(/\/p\//)
    return name
}

/** A value's name says in brackets why it cannot be had. */
const ORDERABLE = /^[^(]+$/

const LOCALES: Locale[] = ['en-US', 'es-US']

/** How the label of an open choice ends, in any language. */
const CHOOSE_ONE = LOCALES.map((locale) => say(locale, productMessages.chooseOne, {label: ''}))

/** What can be chosen of a product and is not yet: a list whose label says to choose, as in “Size: choose one”. */
export const openChoices = (page: Page): Locator =>
    page.getByRole('main').getByRole('list', {name: new RegExp(`(${CHOOSE_ONE.join('|')})$`)})

/** On a product page: takes the first value to be had of whatever is to be chosen, and answers what the page then says. */
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
    await page.getByRole('button', {name: say(locale, buyMessages.addToCart)}).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    return dialog
}
