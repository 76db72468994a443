import {lineMessages} from '@app/features/basket/messages'
import {addedMessages, buyMessages} from '@app/features/product/details/messages'
import {messages as searchMessages} from '@app/features/search/messages'
import {loginMessages} from '@app/features/sign-in/messages'
import {choiceMessages, messages as storeMessages} from '@app/features/stores/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {messages as headerMessages} from '@app/shell/header/messages'
import {messages as overlayMessages} from '@app/ui/overlay/messages'
import {enter, tabTo} from '../support/accessibility'
import {type Locale, translate} from '../support/translate'
import {openChoices, tilesOf} from '../support/shopping'
import {expect, test} from '../support/test'
import {withStore} from '../support/shopper'

const LOCALES: Locale[] = ['en-US', 'es-US']
const BED_IN_FOUR_SIZES = '/p/kenford-storage-bed-in-natural-oak/180007'

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

for (const locale of LOCALES) {
    test(`with the keyboard alone: from the home page to a product, in @${locale} [G-70]`, async ({
        page
    }) => {
        await page.goto(inLocale(locale, '/'))
        const main = page.getByRole('main')

        await enter(page, page.getByRole('link', {name: translate(locale, headerMessages.skip)}))
        await expect(main).toBeFocused()
        await enter(page, main.locator(`a[href^="${inLocale(locale, '/c/')}"]`).first())
        await page.waitForURL(/\/c\//)
        await expect(main).toBeFocused()

        await enter(page, tilesOf(page).nth(1).getByRole('heading').getByRole('link'))
        await page.waitForURL(/\/p\//)
        await expect(main).toBeFocused()
    })

    test(`with the keyboard alone: a product is added to the cart and removed, in @${locale} [G-70]`, async ({
        page
    }) => {
        await page.goto(inLocale(locale, BED_IN_FOUR_SIZES))
        const open = openChoices(page)
        while ((await open.count()) > 0) {
            const left = await open.count()
            await enter(page, open.first().getByRole('link').first())
            await expect(open).not.toHaveCount(left)
        }
        await enter(
            page,
            page.getByRole('button', {name: translate(locale, buyMessages.addToCart)})
        )
        const dialog = page.getByRole('dialog')
        await enter(
            page,
            dialog.getByRole('link', {name: translate(locale, addedMessages.viewCart)})
        )
        await page.waitForURL(/\/cart$/)

        const remove = page.getByRole('button', {
            name: new RegExp(`^${translate(locale, lineMessages.removeNamed, {name: ''}).trim()} `)
        })
        await enter(page, remove)
        const confirmation = page.getByRole('alertdialog')
        await enter(
            page,
            confirmation.getByRole('button', {name: translate(locale, overlayMessages.no)})
        )
        await expect(confirmation).toBeHidden()
        await expect(remove).toBeFocused()
        await page.keyboard.press('Enter')
        await enter(
            page,
            confirmation.getByRole('button', {name: translate(locale, overlayMessages.yes)})
        )
        await expect(remove).toBeHidden()
    })

    test(`with the keyboard alone: another store is chosen, in @${locale} [G-70]`, async ({
        page
    }) => {
        await page.goto(inLocale(locale, '/search?q=sofa'))
        const store = page.getByRole('banner').locator(`a[href$="/store-locator"]`)
        await enter(page, store)
        const dialog = page.getByRole('dialog', {name: translate(locale, storeMessages.title)})
        await tabTo(page, dialog.getByLabel(translate(locale, storeMessages.zip)))
        await page.keyboard.type('75201')
        await page.keyboard.press('Enter')
        const makeMine = translate(locale, choiceMessages.makeMine)
        await enter(page, dialog.getByRole('button', {name: makeMine}).first())
        await expect(dialog).toBeHidden()
        await expect(store).toBeFocused()
    })

    test(`the sign-in dialog starts on its first field, contains the focus and gives it back, in @${locale} [AUTH-001] [G-70]`, async ({
        page
    }) => {
        await page.goto(inLocale(locale, '/c/furniture'))
        const signIn = page
            .getByRole('banner')
            .getByRole('link', {name: translate(locale, headerMessages.signIn)})
        await enter(page, signIn)
        const dialog = page.getByRole('dialog', {name: translate(locale, loginMessages.title)})
        const email = dialog.getByLabel(translate(locale, loginMessages.email))
        await expect(email).toBeFocused()
        await tabTo(
            page,
            dialog.getByRole('button', {name: translate(locale, overlayMessages.close)})
        )
        await page.keyboard.press('Tab')
        await expect(email).toBeFocused()
        await page.keyboard.press('Shift+Tab')
        await page.keyboard.press('Enter')

        await expect(dialog).toBeHidden()
        await expect(signIn).toBeFocused()
    })

    test(`by keyboard alone, from a suggestion to its page, in @${locale} [G-70]`, async ({
        page
    }) => {
        await page.goto(inLocale(locale, '/cart'))
        const box = page.getByRole('combobox', {name: translate(locale, searchMessages.label)})
        await tabTo(page, box)
        await page.keyboard.type('sofa')
        await page.getByRole('option').first().waitFor()
        await page.keyboard.press('ArrowDown')
        const phrase = await page.getByRole('option', {selected: true}).innerText()
        await page.keyboard.press('Enter')

        await expect(page.getByRole('heading', {level: 1})).toContainText(phrase)
        await expect(tilesOf(page).first()).toBeVisible()
    })
}
