import {confirmationMessages} from '@app/features/checkout/confirmation-messages'
import {paymentMessages} from '@app/features/checkout/payment-messages'
import {paperMessages} from '@app/features/checkout/terms-messages'
import {apply} from '../support/application'
import {expectNoAxeViolations} from '../support/accessibility'
import {checkoutOf} from '../support/checkout'
import {withStore} from '../support/shopper'
import {addToCart, chooseVariations, openFirstProduct} from '../support/shopping'
import {expect, test} from '../support/test'

test.describe.configure({timeout: 180_000})

test('a guest rents in Spanish, fetches it and pays at the store [CHECKOUT-001] [SIGN-001] [ROUTE-017]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL)
    const {t, ...checkout} = checkoutOf(page, 'es-US')
    await page.goto('/es-US/c/furniture?sort=PRICE_LOW_TO_HIGH')
    await openFirstProduct(page, 'es-US')
    await chooseVariations(page)
    await addToCart(page, 'es-US')
    await apply(page, 'es-US', '512-43-8861')
    await expect(page.getByText(/60[.,]00/).first()).toBeVisible({timeout: 20_000})

    await page.goto('/es-US/new-checkout')
    await checkout.fillDelivery({isPickUp: true, email: 'nova.tienda@example.com'})
    await checkout.fillSchedule(3)
    await checkout.passTerms()
    await checkout.submitReview()
    await checkout.signAll(1)
    const copy = page.getByRole('link', {name: t(paperMessages.signed)}).first()
    const signed = await page.request.get((await copy.getAttribute('href')) ?? '')
    expect(await signed.text()).toContain('Firmado electr')
    await expectNoAxeViolations(page)
    await checkout.goToPayment()
    await checkout.press(t(paymentMessages.payAtStore))

    await page.waitForURL(/confirmation/)
    await expect(page.getByText(t(confirmationMessages.pickup))).toBeVisible({timeout: 20_000})
    await expect(page.getByText(t(confirmationMessages.atStore))).toBeVisible()
})
