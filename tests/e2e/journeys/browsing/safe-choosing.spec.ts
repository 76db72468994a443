import {buyMessages} from '@app/features/product/details/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {withStore} from '../../support/shopper'
import {openChoices} from '../../support/shopping'
import {expect, test} from '../../support/test'
import {translate} from '../../support/translate'

/** A bed of the sandbox's catalogue in several colours and sizes. */
const BED = '/p/kenford-storage-bed-in-natural-oak/180007'

test('a colour is chosen without a size, shows its pictures, and stays chosen when the shopper comes back (G-10)', async ({
    page,
    baseURL,
    shopLocale
}) => {
    await withStore(page, baseURL)
    await page.goto(inLocale(shopLocale, BED))
    const main = page.getByRole('main')
    const colours = main.locator('[aria-labelledby="variation-color"]').getByRole('link')
    const sizes = main.locator('[aria-labelledby="variation-size"]').getByRole('link')
    const picture = main.locator('.gallery__slide img').first()
    await expect(openChoices(page)).toHaveCount(2)

    await colours.last().click()

    await expect(page).toHaveURL(/\/180007\?choice=color%3D/)
    await expect(openChoices(page)).toHaveCount(1)
    const [, colour = ''] = /color%3D(\w+)/.exec(page.url()) ?? []
    await expect(picture).toHaveAttribute('src', new RegExp(`/${colour}/`))
    const choose = main.getByRole('button', {
        name: translate(shopLocale, buyMessages.choose, {id: 'size', label: ''})
    })
    await choose.click()
    await expect(sizes.first()).toBeFocused()

    await page.goto(inLocale(shopLocale, '/cart'))
    await page.goBack()
    await expect(colours.last()).toHaveAttribute('aria-current', 'true')
    await expect(choose).toBeVisible()

    await sizes.first().click()
    await expect(openChoices(page)).toHaveCount(0)
    await expect(colours.last()).toHaveAttribute('aria-current', 'true')
    await expect(
        main.getByRole('button', {name: translate(shopLocale, buyMessages.addToCart)})
    ).toBeVisible()
})
