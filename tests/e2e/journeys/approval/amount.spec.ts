import type {Page} from '@playwright/test'
import {approvalMessages as cartMessages} from '@app/features/basket/messages'
import {approvalMessages} from '@app/features/listing/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {spokenPerMessages} from '@app/ui/price/messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {apply} from '../../support/application'
import {register} from '../../support/identity'
import {shiftOf} from '../../support/shift'
import {addToCart, chooseVariations, openFirstProduct, tilesOf} from '../../support/shopping'
import {withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'
import {translate} from '../../support/translate'

/** The header's link with the amount that is left. */
const left = (page: Page) => page.getByRole('banner').locator('.header__amount')

test('a guest applies, sees the amount beside all prices, registers, and still sees it [APPR-001] [APPR-024] [APPR-026] [ROUTE-030] (G-13, D-17)', async ({
    page,
    request,
    baseURL,
    shopLocale: locale,
    complaints
}) => {
    // The platform moves a guest's basket itself when they register: there is nothing left to merge.
    complaints.mayHappen(/merge|409/)
    const per = translate(locale, spokenPerMessages.weekly)
    await withStore(page, baseURL)
    await apply(page, locale, '512-43-8861')
    await expect(page.getByText('$60.00').first()).toBeVisible()

    await page.getByRole('main').locator('a[href$="/shop-approved-items"]').click()
    await expect(left(page)).toHaveText(/\$60\.00/)
    const within = {amount: '$60.00', per}
    await expect(page.getByText(translate(locale, approvalMessages.within, within))).toBeVisible()
    const marks = tilesOf(page).locator('.amount-mark--within')
    await expect(marks.first()).toBeVisible()
    const unmarked = async () => (await tilesOf(page).count()) - (await marks.count())
    await expect.poll(unmarked).toBe(0)
    await expectNoAxeViolations(page)

    await page.goto(inLocale(locale, '/c/furniture?sort=PRICE_HIGH_TO_LOW'))
    await expect(tilesOf(page).first().locator('.amount-mark')).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(0.001)

    await page.goto(inLocale(locale, '/c/furniture?sort=PRICE_LOW_TO_HIGH'))
    await openFirstProduct(page, locale)
    await chooseVariations(page)
    await expect(page.locator('.amount-line--within')).toBeVisible()
    await expectNoAxeViolations(page)
    await addToCart(page, locale)

    await page.goto(inLocale(locale, '/cart'))
    await expect(
        page.getByText(translate(locale, cartMessages.covers, {amount: '$60.00', per}))
    ).toBeVisible()
    await expect(left(page)).toHaveText(/\$\d/)
    await expect(left(page)).not.toHaveText(/\$60\.00/)
    const inHeader = (await left(page).textContent()) ?? ''

    await register(page, locale)
    await expect(left(page)).toHaveText(inHeader)
    await page.reload()
    await expect(left(page)).toHaveText(inHeader)

    // The HTML of a page is the same for every shopper, byte for byte [D-01].
    const address = inLocale(locale, '/c/furniture')
    const known = await page.request.get(address)
    const unknown = await request.get(address, {headers: {cookie: 'store=01001.90210.chosen'}})
    expect(await known.text()).toBe(await unknown.text())
})
