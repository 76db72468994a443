import {promoMessages, summaryMessages} from '@app/features/basket/messages'
import {buyMessages} from '@app/features/product/messages'
import {expectNoAxeViolations} from '../support/expect-no-axe-violations'
import {say} from '../support/say'
import {chooseVariations, openFirstProduct} from '../support/shopping'
import {expect, test} from '../support/test'
import {withStore} from '../support/with-store'

const EN = 'en-US'

test('a shopper puts a new item into the cart and tries two promo codes [INV-023, API-024] (G-56)', async ({
    page,
    baseURL,
    complaints
}) => {
    complaints.mayHappen(/400.*\/coupons/)
    await withStore(page, baseURL)
    await page.goto('/c/furniture?refine=condition%3DNew')
    await openFirstProduct(page)
    await chooseVariations(page)
    const adding = page.waitForRequest((request) => /\/items\?/.test(request.url()))
    await page.getByRole('button', {name: say(EN, buyMessages.addToCart)}).click()
    const body: unknown = (await adding).postDataJSON()
    expect(body).toEqual([
        {productId: expect.any(String), quantity: 1, c_racProductInventoryType: 'NEW'}
    ])
    await page.getByRole('dialog').waitFor()

    await page.goto('/cart')
    const field = page.getByLabel(say(EN, promoMessages.field))
    await field.fill('NONSENSE')
    await page.getByRole('button', {name: say(EN, promoMessages.apply)}).click()
    await expect(page.getByText("The coupon code 'NONSENSE' is invalid.")).toBeVisible()

    await field.fill('save10')
    await page.keyboard.press('Enter')
    await expect(page.getByText(say(EN, promoMessages.applied))).toBeVisible()
    await expect(page.getByText(say(EN, promoMessages.off, {code: 'SAVE10'}))).toBeVisible()
    await expectNoAxeViolations(page)

    await page.reload()
    const remove = page.getByRole('button', {
        name: say(EN, promoMessages.removeNamed, {code: 'SAVE10'})
    })
    await remove.click()
    await expect(field).toBeVisible()
    await expect(page.getByText(say(EN, summaryMessages.total), {exact: true})).toBeVisible()
})
