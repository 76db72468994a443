import {promoMessages, summaryMessages} from '@app/features/basket/messages'
import {buyMessages} from '@app/features/product/details/messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {translate} from '../../support/translate'
import {chooseVariations, openFirstProduct} from '../../support/shopping'
import {expect, test} from '../../support/test'
import {register} from '../../support/identity'
import {withStore} from '../../support/shopper'

const EN = 'en-US'

test('a customer puts a new item into the cart and tries two promo codes [INV-023, API-015, API-019, API-024, PROMO-004, PROMO-006] (G-56)', async ({
    page,
    baseURL,
    complaints
}) => {
    complaints.mayHappen(/400.*\/coupons/)
    await withStore(page, baseURL)
    await register(page, EN)
    await page.goto('/c/furniture?refine=condition%3DNew')
    await openFirstProduct(page)
    await chooseVariations(page)
    const adding = page.waitForRequest((request) => /\/items\?/.test(request.url()))
    await page.getByRole('button', {name: translate(EN, buyMessages.addToCart)}).click()
    const body: unknown = (await adding).postDataJSON()
    expect(body).toEqual([
        {productId: expect.any(String), quantity: 1, c_racProductInventoryType: 'NEW'}
    ])
    await page.getByRole('dialog').waitFor()

    await page.goto('/cart')
    const field = page.getByLabel(translate(EN, promoMessages.field))
    const offering = page.waitForRequest(/getpromotionsrac/)
    await field.focus()
    const offered = await offering
    expect(Object.fromEntries(new URL(offered.url()).searchParams)).toMatchObject({
        c_store_id: '01001',
        c_isRegistered: 'true',
        c_customer_id: offered.headers()['correlation-id'] ?? 'no customer'
    })
    await expect(page.locator('datalist option[value=SAVE10]')).toBeAttached()
    await field.fill('NONSENSE')
    await page.getByRole('button', {name: translate(EN, promoMessages.apply)}).click()
    await expect(page.getByText("The coupon code 'NONSENSE' is invalid.")).toBeVisible()

    const shown = () =>
        page.waitForRequest(
            (request) =>
                request.method() === 'PATCH' && /\/shopper-context\/[\w-]+\?/.test(request.url())
        )
    const applied = shown()
    await field.fill('save10')
    await page.keyboard.press('Enter')
    await expect(page.getByText(translate(EN, promoMessages.applied))).toBeVisible()
    await expect(
        page.getByText(translate(EN, promoMessages.off, {code: 'SAVE10'}), {exact: true})
    ).toBeVisible()
    await expect(page.getByText(translate(EN, promoMessages.total), {exact: true})).toBeVisible()
    expect((await applied).postDataJSON()).toEqual({
        customQualifiers: {appliedPromotions: 'SAVE10'}
    })
    await expectNoAxeViolations(page)

    await page.reload()
    const remove = page.getByRole('button', {
        name: translate(EN, promoMessages.removeNamed, {code: 'SAVE10'})
    })
    const removed = shown()
    await remove.click()
    await expect(field).toBeVisible()
    await expect(page.getByText(translate(EN, summaryMessages.total), {exact: true})).toBeVisible()
    expect((await removed).postDataJSON()).toEqual({customQualifiers: {appliedPromotions: ''}})
})
