import {dueMessages, interstitialMessages} from '@app/features/account/frame/messages'
import {paidMessages, payMessages} from '@app/features/account/payments/pay-messages'
import {resultMessages} from '@app/features/approval/frame/messages'
import {confirmationMessages} from '@app/features/checkout/confirmation/confirmation-messages'
import {blockerMessages} from '@app/features/checkout/frame/messages'
import {bankMessages} from '@app/features/checkout/payment/bank-messages'
import {messages as listingMessages} from '@app/features/listing/messages'
import {addedMessages} from '@app/features/product/details/messages'
import {messages as searchMessages} from '@app/features/search/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {messages as stepPageMessages} from '@app/ui/form/steps/step-messages'
import {applyHere} from '../../support/application'
import {giveCard} from '../../support/card'
import {checkoutOf} from '../../support/checkout'
import {choosePassword, followMailedLink, register, signOutByMenu} from '../../support/identity'
import {inLanguage} from '../../support/language'
import {
    expectNothingPersonal,
    listenToListeners,
    marked,
    storedByListeners
} from '../../support/listening/sentinels'
import {allowTracking, recordVisit} from '../../support/listening/visit-recorder'
import {rentAPiece} from '../../support/renter'
import {withStore} from '../../support/shopper'
import {
    addToCart,
    chooseVariations,
    closeFilters,
    openFilters,
    openFirstProduct,
    openProduct,
    readDownToRecommended,
    tilesOf
} from '../../support/shopping'
import {expect, test} from '../../support/test'

/** A number to which the sandbox says yes; a bank account is to be verified before anything is signed. */
const ASKS_FOR_BANK = '512-43-8868'

test('a visit from the home page to the confirmation is reported once and in order [PERS-001, PERS-004, PERS-005, PERS-008, PERS-009, PERS-010, PERS-011, ANALYTICS-001, ANALYTICS-002, ANALYTICS-007, ANALYTICS-009, ANALYTICS-010, ANALYTICS-011, ANALYTICS-012, ANALYTICS-014, ANALYTICS-015, ANALYTICS-016, ANALYTICS-017, ANALYTICS-022] (G-66)', async ({
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
    const sent = listenToListeners(context, baseURL ?? '')
    const {t, ...checkout} = checkoutOf(page, locale)

    await page.goto(inLocale(locale, '/'))
    await visit.seen('home')
    await page.getByRole('main').locator('a[href$="/c/furniture?sort=MOST_POPULAR"]').click()
    await page.waitForURL(/\/c\/furniture/)
    await openFirstProduct(page, locale)
    await chooseVariations(page)
    const added = await addToCart(page, locale)
    await added.getByRole('link', {name: t(addedMessages.checkout)}).click()
    await page.getByRole('link', {name: t(blockerMessages['no-approval'].action)}).click()
    await applyHere(page, locale, ASKS_FOR_BANK)
    const approved = page.getByRole('heading', {level: 1, name: t(resultMessages.approvedTitle)})
    await expect(approved).toBeVisible()
    await page.getByRole('link', {name: t(resultMessages.continue), exact: true}).click()

    await checkout.fillDelivery({email: 'nova.from.home@example.com'})
    await checkout.fillSchedule(2)
    await checkout.passTerms()
    await checkout.submitReview()
    const bank = [
        [bankMessages.routing, '021000021'],
        [bankMessages.account, '77665544'],
        [bankMessages.accountAgain, '77665544']
    ] as const
    for (const [label, value] of bank) await page.getByLabel(t(label), {exact: true}).fill(value)
    await checkout.press(t(stepPageMessages.continue))
    await page.getByRole('link', {name: t(bankMessages.goOn), exact: true}).click()
    await checkout.signAll(1)
    await visit.seen('signing')
    await checkout.goToPayment()
    await visit.seen('checkout-payment')
    await checkout.payByCard('4111 1111 1111 1111')
    await checkout.bookDelivery()
    await expect(checkout.main).toContainText(marked['order number'])
    await page.getByRole('link', {name: t(confirmationMessages.goOn)}).click()
    await visit.seen('search')

    await visit.expectList('home-to-confirmation.txt')
    expectNothingPersonal([await visit.raw(), ...sent, await storedByListeners(page)])
})

test('a visit through the account is reported once and in order, and nothing of its customer [PERS-008, PERS-018, ANALYTICS-004, ANALYTICS-017] (G-66)', async ({
    page,
    context,
    baseURL,
    complaints,
    sandbox,
    shopLocale
}) => {
    // A guest's basket that is not there cannot be merged.
    complaints.mayHappen(/merge|409/)
    await withStore(page, baseURL)
    await allowTracking(context, baseURL)
    const visit = await recordVisit(context, sandbox)
    const sent = listenToListeners(context, baseURL ?? '')
    const language = inLanguage(page, shopLocale)
    const {locale, at, text} = language

    const person = await register(page, locale)
    await visit.seen('account-details')
    const agreement = await rentAPiece(page, baseURL ?? '', '100005-01')
    await page.goto(at('/my-accounts'))
    await page.getByRole('button', {name: text(interstitialMessages.close), exact: true}).click()
    await visit.seen('account-dashboard')
    const due = page.getByRole('region', {name: text(dueMessages.title)})
    await due.getByRole('link', {name: text(dueMessages.pay)}).click()
    await page.getByRole('button', {name: text(payMessages.otherCard)}).click()
    await visit.seen('pay')
    await giveCard(page, '4111 1111 1111 1111')
    await expect(page.getByRole('radio', {name: /1111/})).toBeChecked()
    await page.getByRole('button', {name: text(payMessages.next), exact: true}).click()
    await page.getByRole('button', {name: /\$\d+\.\d\d/}).click()
    await expect(
        page.getByRole('heading', {level: 1, name: text(paidMessages.title)})
    ).toBeVisible()
    await visit.seen('payment-successful')

    await page.goto(at('/account/orders'))
    await visit.seen('account-orders')
    await signOutByMenu(page, locale)
    await visit.seen('home')
    const link = await followMailedLink(page, language, {sandbox, email: person.email})
    await visit.seen('new-password')
    await choosePassword(page, language, 'Quiet-Harbor!28')
    await visit.seen('account-details')

    await visit.expectList('through-the-account.txt')
    expectNothingPersonal([await visit.raw(), ...sent, await storedByListeners(page)], {
        agreement,
        'reset token': new URL(link).searchParams.get('token') ?? link
    })
})

test('a visit that searches, filters, goes back and forward, reloads and opens a second tab is reported once and in order [PERS-001, PERS-002, PERS-003, PERS-006, PERS-007, PERS-011, ANALYTICS-003, ANALYTICS-005] (G-66)', async ({
    page,
    context,
    baseURL,
    sandbox,
    shopLocale
}) => {
    await withStore(page, baseURL)
    await allowTracking(context, baseURL)
    const visit = await recordVisit(context, sandbox)
    const {locale, at, text} = inLanguage(page, shopLocale)
    const main = page.getByRole('main')

    await page.goto(at('/'))
    await visit.seen('home')
    const box = page.getByRole('combobox', {name: text(searchMessages.label), exact: true})
    await box.fill('sofa')
    await box.press('Enter')
    // The home page has tiles of its own: the results are there with their count.
    await expect(main.locator('.listing__count')).toBeVisible()
    const named = {name: text(listingMessages.filters), exact: true}
    const filters = main.getByRole('region', named).or(page.getByRole('dialog', named))
    await openFilters(page)
    await filters.getByRole('link').first().click()
    await expect(page).toHaveURL(/refine=/)
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy')
    await closeFilters(page)
    await openProduct(page, locale)
    await page.goBack()
    await expect(page).toHaveURL(/refine=/)
    await expect(tilesOf(page).first()).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(/\/p\//)
    await visit.seen('product')
    await page.reload()
    await visit.seen('product')
    const row = await readDownToRecommended(page, locale)
    await row.getByRole('article').first().scrollIntoViewIfNeeded()
    await row.getByRole('heading', {level: 3}).getByRole('link').first().click()
    await visit.seen('product')

    const second = await context.newPage()
    await second.goto(at('/c/furniture'))
    await visit.seen('listing')
    await openProduct(second, locale)
    await chooseVariations(second)
    await addToCart(second, locale)
    await visit.seen('product')
    await page.bringToFront()
    await page.getByRole('banner').locator('a[href$="/cart"]').click()
    await visit.seen('cart')

    await visit.expectList('search-and-tabs.txt')
})
