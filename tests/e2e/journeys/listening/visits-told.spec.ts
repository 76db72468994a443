import {resultMessages} from '@app/features/approval/frame/messages'
import {summaryMessages} from '@app/features/basket/messages'
import {confirmationMessages} from '@app/features/checkout/confirmation/confirmation-messages'
import {blockerMessages} from '@app/features/checkout/frame/messages'
import {addedMessages} from '@app/features/product/details/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {applyHere} from '../../support/application'
import {checkoutOf} from '../../support/checkout'
import {allowTracking, recordVisit} from '../../support/listening/visit-recorder'
import {withStore} from '../../support/shopper'
import {
    addToCart,
    chooseVariations,
    openFirstCategory,
    openFirstProduct
} from '../../support/shopping'
import {expect, test} from '../../support/test'

test.describe.configure({timeout: 300_000})

/** A number to which the sandbox says yes. */
const APPROVED = '512-43-8861'

test('a visit from the home page to the confirmation is told once and in order [PERS-001, PERS-004, PERS-005, PERS-008, PERS-009, PERS-010, PERS-011, ANALYTICS-001, ANALYTICS-002, ANALYTICS-007, ANALYTICS-009, ANALYTICS-010, ANALYTICS-011, ANALYTICS-012, ANALYTICS-014, ANALYTICS-015, ANALYTICS-016, ANALYTICS-017, ANALYTICS-022] (G-66)', async ({
    page,
    context,
    baseURL,
    complaints,
    sandbox,
    shopLocale: locale
}) => {
    // The platform's answer for who has no approval yet.
    complaints.mayHappen(/404.*\/existingapproval/)
    await withStore(page, baseURL)
    await allowTracking(context, baseURL)
    const visit = await recordVisit(context, sandbox)
    const {t, ...checkout} = checkoutOf(page, locale)

    await page.goto(inLocale(locale, '/'))
    await visit.seen('home')
    await openFirstCategory(page, locale)
    await openFirstProduct(page, locale)
    await chooseVariations(page)
    const added = await addToCart(page, locale)
    await added.getByRole('link', {name: t(addedMessages.checkout)}).click()
    await page.getByRole('link', {name: t(blockerMessages['no-approval'].action)}).click()
    await applyHere(page, locale, APPROVED)
    const approved = page.getByRole('heading', {level: 1, name: t(resultMessages.approvedTitle)})
    await expect(approved).toBeVisible()
    await page.getByRole('link', {name: t(resultMessages.continue), exact: true}).click()
    await page.getByRole('link', {name: t(summaryMessages.checkout)}).click()

    await checkout.fillDelivery({email: 'nova.from.home@example.com'})
    await checkout.fillSchedule(2)
    await checkout.passTerms()
    await checkout.submitReview()
    await checkout.signAll(1)
    await visit.seen('signing')
    await checkout.goToPayment()
    await visit.seen('checkout-payment')
    await checkout.payByCard('4111 1111 1111 1111')
    await checkout.bookDelivery()
    await page.getByRole('link', {name: t(confirmationMessages.goOn)}).click()
    await visit.seen('listing')

    await visit.expectList('home-to-confirmation.txt')
})
