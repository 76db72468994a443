import {confirmationMessages} from '@app/features/checkout/confirmation/confirmation-messages'
import {paymentMessages} from '@app/features/checkout/frame/payment-messages'
import {paperMessages, signMessages} from '@app/features/checkout/frame/terms-messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {checkoutOf} from '../../support/checkout'
import {applyByCalls} from '../../support/renter'
import {withStore} from '../../support/shopper'
import {addToCart, chooseVariations, openProduct} from '../../support/shopping'
import {expect, test} from '../../support/test'

const PIECES = 5

/** A store with both services. It is not in California, where benefits plus is not offered. */
const DALLAS = '01009.75201.chosen'

test('a guest rents five pieces with both services in Spanish, chooses pickup and pays at the store [CHECKOUT-001] [CHECKOUT-011] [CHECKOUT-012] [SIGN-001] [ROUTE-017] [ROUTE-037]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL, DALLAS)
    const {t, main, ...checkout} = checkoutOf(page, 'es-US')
    for (let at = 0; at < PIECES; at += 1) {
        await page.goto('/es-US/c/furniture?sort=PRICE_LOW_TO_HIGH')
        await openProduct(page, 'es-US', at)
        await chooseVariations(page)
        await addToCart(page, 'es-US')
    }
    await applyByCalls(page, '512-43-8861')

    await page.goto('/es-US/new-checkout')
    await checkout.fillDelivery({isPickUp: true, email: 'nova.tienda@example.com'})
    await checkout.fillSchedule(3)
    await checkout.passTerms({services: 2})
    await checkout.submitReview()
    await expect(main.getByText(t(signMessages['damage-waiver']), {exact: true})).toHaveCount(
        PIECES
    )
    await expect(main.getByText(t(signMessages['benefits-plus']), {exact: true})).toHaveCount(1)
    await checkout.signAll(PIECES)
    const copy = page.getByRole('link', {name: t(paperMessages.signed)}).first()
    const signed = await page.request.get((await copy.getAttribute('href')) ?? '')
    expect(await signed.text()).toContain('Firmado electr')
    await expectNoAxeViolations(page)
    await checkout.goToPayment()
    await checkout.press(t(paymentMessages.payAtStore))

    await page.waitForURL(/\/es-US\/BPlus-checkout-confirmation$/)
    await expect(page.getByText(t(confirmationMessages.pickup))).toBeVisible()
    await expect(page.getByText(t(confirmationMessages.toPay))).toBeVisible()
    await expect(page.getByText(t(confirmationMessages.benefitsPlus))).toBeVisible()
})
