import {confirmationMessages} from '@app/features/checkout/confirmation/confirmation-messages'
import {paymentMessages} from '@app/features/checkout/frame/payment-messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {checkoutOf} from '../../support/checkout'
import {inLanguage} from '../../support/language'
import {applyByCalls} from '../../support/renter'
import {withStore} from '../../support/shopper'
import {addToCart, chooseVariations, openFirstProduct} from '../../support/shopping'
import {expect, test} from '../../support/test'

/** A Social Security number that the sandbox approves. */
const APPROVED = '512-43-8861'

/** The store of the default zip accepts PayPal, and the sandbox has PayPal's page. */
test('the first payment is made with a wallet, on its provider’s page in a frame (G-29) (D-31)', async ({
    page,
    baseURL,
    shopLocale
}) => {
    const {locale, at} = inLanguage(page, shopLocale)
    const {t, ...checkout} = checkoutOf(page, locale)
    const frame = page.getByRole('main').locator('iframe').contentFrame()
    await withStore(page, baseURL)
    await page.goto(at('/c/furniture?sort=PRICE_LOW_TO_HIGH'))
    await openFirstProduct(page, locale)
    await chooseVariations(page)
    await addToCart(page, locale)
    await applyByCalls(page, APPROVED)
    await page.goto(at('/checkout'))
    await checkout.fillDelivery({isPickUp: true, email: 'nova.wallet@example.com'})
    await checkout.fillSchedule(0)
    await checkout.passTerms()
    await checkout.submitReview()
    await checkout.signAll(1)
    await checkout.goToPayment()
    await expect(frame.getByLabel(/^(Card number|Número de tarjeta)/)).toBeVisible()

    await checkout.press(t(paymentMessages.byWallet, {wallet: 'PayPal'}))
    const agree = frame.getByRole('button', {name: /^(Pay with|Pagar con) PayPal$/})
    await expect(agree).toBeVisible()
    await expectNoAxeViolations(page)
    await agree.press('Enter')
    const account = {type: 'PayPal', lastFour: '1881'}
    await expect(page.getByText(t(paymentMessages.cardEnding, account))).toBeVisible()
    await page.getByRole('button', {name: /\$\d+\.\d\d/}).click()

    await page.waitForURL(/confirmation/)
    await expect(page.getByText(t(confirmationMessages.cardEnding, account))).toBeVisible()
    await expectNoAxeViolations(page)
})
