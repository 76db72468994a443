import {buyMessages} from '@app/features/product/details/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {withStore} from '../../support/shopper'
import {openChoices} from '../../support/shopping'
import {expect, test} from '../../support/test'
import {translate} from '../../support/translate'

/** A phone of the sandbox's catalogue in several colours, each with several sizes of its storage. */
const PHONE = '/p/ondavia-o1382-6-5-inch-lite-smartphone/660018'

test('a colour is chosen without a size of the storage, shows its pictures, and stays chosen when the shopper comes back (G-10)', async ({
    page,
    baseURL,
    shopLocale
}) => {
    await withStore(page, baseURL)
    await page.goto(inLocale(shopLocale, PHONE))
    const main = page.getByRole('main')
    const colours = main.locator('[aria-labelledby="variation-color"]').getByRole('link')
    const storages = main.locator('[aria-labelledby="variation-storage"]').getByRole('link')
    const picture = main.locator('.gallery__slide img').first()
    await expect(openChoices(page)).toHaveCount(2)

    await colours.last().click()

    await expect(page).toHaveURL(/\/660018\?choice=color%3D/)
    await expect(openChoices(page)).toHaveCount(1)
    const [, colour = ''] = /color%3D(\w+)/.exec(page.url()) ?? []
    await expect(picture).toHaveAttribute('src', new RegExp(`/${colour}/`))
    const choose = main.getByRole('button', {
        name: translate(shopLocale, buyMessages.choose, {id: 'storage', label: ''})
    })
    await choose.click()
    await expect(storages.first()).toBeFocused()

    await page.goto(inLocale(shopLocale, '/cart'))
    await page.goBack()
    await expect(colours.last()).toHaveAttribute('aria-current', 'true')
    await expect(choose).toBeVisible()

    await storages.first().click()
    await expect(openChoices(page)).toHaveCount(0)
    await expect(colours.last()).toHaveAttribute('aria-current', 'true')
    await expect(
        main.getByRole('button', {name: translate(shopLocale, buyMessages.addToCart)})
    ).toBeVisible()
})
