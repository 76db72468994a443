import {messages as accountMessages} from '@app/features/account/frame/messages'
import {deliveryMessages} from '@app/features/checkout/delivery/delivery-messages'
import {paymentMessages} from '@app/features/checkout/frame/payment-messages'
import {signedMessages} from '@app/features/checkout/signing/signing-messages'
import {signMessages} from '@app/features/checkout/frame/terms-messages'
import {inLocale} from '@app/routing/route/locale-path'
import {expectNoAxeViolations} from '../../support/accessibility'
import {checkoutOf} from '../../support/checkout'
import {register} from '../../support/identity'
import {applyByCalls, endTemporaryBasket} from '../../support/renter'
import {withStore} from '../../support/shopper'
import {addToCart, chooseVariations, openFirstProduct} from '../../support/shopping'
import {expect, test} from '../../support/test'
import type {Locale} from '../../support/translate'

const LOCALES: Locale[] = ['en-US', 'es-US']

for (const locale of LOCALES) {
    test(`a new shopper rents: from a product to an agreement that is signed a day later, a declined card and an accepted one, and a delivery day, in @${locale} [CHECKOUT-001] [SIGN-001] [SIGN-002] [AUTH-020] (D-24) (D-29) (D-30)`, async ({
        page,
        baseURL,
        complaints,
        sandbox
    }) => {
        // The platform moves a guest's basket itself when they register: there is nothing left to merge.
        complaints.mayHappen(/merge|409/)
        // The bank declines the first card.
        complaints.mayHappen(/402/)
        // The basket of the day before no longer exists.
        complaints.mayHappen(/404.*\/baskets\//)
        await withStore(page, baseURL)
        const at = (path: string) => inLocale(locale, path)
        const {t, main, ...checkout} = checkoutOf(page, locale)
        const readAndSign = async () => {
            await checkout.press(t(signMessages.sign))
            await page.waitForURL(/signing\/envelopes/)
        }

        await page.goto(at('/c/furniture?sort=PRICE_LOW_TO_HIGH'))
        await openFirstProduct(page, locale)
        await chooseVariations(page)
        await addToCart(page, locale)
        const {firstName, email} = await register(page, locale)
        await applyByCalls(page, '512-43-8861')

        await page.goto(at('/checkout'))
        await checkout.fillDelivery()
        await checkout.fillSchedule(2)
        await checkout.passTerms()
        await checkout.submitReview()
        await readAndSign()
        await checkout.atProvider('later')
        await page.waitForURL(/thankyou-agreement-not-signed/)
        await expect(main.getByText(t(signedMessages.notSignedText))).toBeVisible()

        await endTemporaryBasket(page)
        await page.goto(await sandbox.mailedLink(email))
        await expect(page).toHaveURL(new RegExp(`${at('/link-agreement')}$`))
        // Only a press uses the link up, not what loads its page (D-21).
        await page.reload()
        await checkout.press(t(signedMessages.linkOpen))
        await readAndSign()
        await checkout.atProvider('sign')
        await page.waitForURL(/thankyou-agreement-signed/)
        await checkout.goToPayment()

        const entered = await page.evaluate(() => ({
            at: performance.getEntriesByType('navigation').map(({name}) => new URL(name).pathname),
            scripts: [...document.scripts].flatMap(({src}) => (src ? [new URL(src).origin] : []))
        }))
        // A page with a card frame is a separate document with only our own scripts (D-31).
        expect(entered.at).toEqual([at('/checkout/payment')])
        expect(new Set(entered.scripts)).toEqual(new Set([baseURL]))
        await checkout.payByCard('4000 0000 0000 0002')
        await expect(page.getByText(t(paymentMessages.declined))).toBeVisible()
        await checkout.payByCard('4111 1111 1111 1111')

        // The recipient was stored in that basket, so the form asks for it again.
        await expect(main.getByText(t(deliveryMessages.again))).toBeVisible()
        await expectNoAxeViolations(page)
        await checkout.fillDelivery()
        await checkout.bookDelivery()

        await page.goto(at('/my-accounts'))
        const greeting = t(accountMessages.greeting, {name: firstName})
        await expect(main.getByRole('heading', {level: 1, name: greeting})).toBeVisible()
    })
}
