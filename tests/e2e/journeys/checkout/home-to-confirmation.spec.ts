import {agreementsMessages} from '@app/features/account/frame/messages'
import {resultMessages} from '@app/features/approval/frame/messages'
import {promoMessages} from '@app/features/basket/messages'
import {confirmationMessages} from '@app/features/checkout/confirmation/confirmation-messages'
import {blockerMessages} from '@app/features/checkout/frame/messages'
import {paperMessages} from '@app/features/checkout/frame/terms-messages'
import {addedMessages} from '@app/features/product/details/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {messages as headerMessages} from '@app/shell/header/messages'
import {apply, applyHere} from '../../support/application'
import {checkoutOf} from '../../support/checkout'
import {register} from '../../support/identity'
import {withStore} from '../../support/shopper'
import {countEffort, pressList} from '../../support/taps'
import {
    addToCart,
    chooseVariations,
    openFirstDepartment,
    openFirstProduct,
    openProduct
} from '../../support/shopping'
import {expect, test} from '../../support/test'
import {type Locale, translate} from '../../support/translate'

const LOCALES: Locale[] = ['en-US', 'es-US']

/** What the walk may cost somebody new. */
const MOST = {taps: 40, words: 90}

/** A number to which the sandbox says yes. */
const APPROVED = '512-43-8861'

for (const locale of LOCALES) {
    test(`somebody new comes to the home page and leaves with a signed agreement, a receipt and a delivery day, by links and buttons alone, in @${locale} [CHECKOUT-001] [CHECKOUT-003] [CHECKOUT-008] [CHECKOUT-016] [SIGN-001] [CART-017]`, async ({
        page,
        baseURL,
        complaints
    }) => {
        // The platform's answer for who has no approval yet.
        complaints.mayHappen(/404.*\/existingapproval/)
        await withStore(page, baseURL)
        const {t, ...checkout} = checkoutOf(page, locale)
        const effort = await countEffort(page)

        await page.goto(inLocale(locale, '/'))
        await openFirstDepartment(page, locale)
        const name = await openFirstProduct(page, locale)
        await chooseVariations(page)
        const added = await addToCart(page, locale)
        await added.getByRole('link', {name: t(addedMessages.checkout)}).click()
        await page.getByRole('link', {name: t(blockerMessages['no-approval'].action)}).click()
        await applyHere(page, locale, APPROVED)
        const approved = page.getByRole('heading', {
            level: 1,
            name: t(resultMessages.approvedTitle)
        })
        await expect(approved).toBeVisible()
        await page.getByRole('link', {name: t(resultMessages.continue), exact: true}).click()

        await checkout.keepDelivery()
        await checkout.keepSchedule()
        await checkout.passTerms()
        await checkout.submitReview()
        await checkout.signAll(1)
        await checkout.goToPayment()
        await checkout.payByCard('4111 1111 1111 1111')
        await expect(
            checkout.main.getByRole('heading', {level: 1, name: t(confirmationMessages.title)})
        ).toBeVisible()
        process.stdout.write(
            `Home to confirmation in ${locale}: ${effort.taps} taps, ${effort.words} words\n`
        )
        expect(effort.taps, pressList(effort)).toBeLessThanOrEqual(MOST.taps)
        expect(effort.words).toBeLessThanOrEqual(MOST.words)
        await checkout.bookDelivery()

        await expect(checkout.main.getByRole('heading', {name})).toBeVisible()
        const receipt = page.getByRole('link', {name: t(paperMessages.receipt)})
        const paper = await page.request.get((await receipt.getAttribute('href')) ?? '')
        expect(paper.headers()['content-type']).toBe('application/pdf')
        await page.getByRole('link', {name: t(confirmationMessages.goOn)}).click()
        await expect(
            page.getByRole('link', {
                name: translate(locale, headerMessages.cartNamed, {count: 0})
            })
        ).toBeVisible()
    })
}

test('five pieces with a promo code are five agreements, one payment and one delivery @phone @night [CHECKOUT-013] [SIGN-001] (D-27)', async ({
    page,
    baseURL,
    complaints
}) => {
    // The platform moves a guest's basket itself when they register: there is nothing left to merge.
    complaints.mayHappen(/merge|409/)
    const locale = 'en-US'
    const PIECES = 5
    await withStore(page, baseURL)
    const {t, ...checkout} = checkoutOf(page, locale)
    await register(page, locale)
    for (let at = 0; at < PIECES; at += 1) {
        await page.goto('/c/furniture?sort=PRICE_LOW_TO_HIGH')
        await openProduct(page, locale, at)
        await chooseVariations(page)
        await addToCart(page, locale)
    }
    await page.goto('/cart')
    await page.getByLabel(t(promoMessages.field)).fill('SAVE10')
    await page.keyboard.press('Enter')
    await expect(page.getByText(t(promoMessages.applied))).toBeVisible()
    await apply(page, locale, APPROVED)
    await page.getByRole('link', {name: t(resultMessages.continue), exact: true}).click()

    await checkout.fillDelivery()
    await checkout.fillSchedule(0)
    await checkout.passTerms()
    // Beside each piece the terms say "With promo code SAVE10"; the sum of the review has it as a row of its own.
    await expect(page.getByText('Promo code SAVE10', {exact: true})).toBeVisible()
    await checkout.submitReview()
    await checkout.signAll(PIECES)
    await checkout.goToPayment()
    await checkout.payByCard('4111 1111 1111 1111')
    await checkout.bookDelivery()

    await expect(page.getByText('SAVE10', {exact: true})).toBeVisible()
    const documents = page.getByRole('link', {name: /^Your signed agreement \d of 5/})
    await expect(documents).toHaveCount(PIECES)
    await expect(page.getByText(t(paperMessages.receipt))).toHaveCount(1)
    await page.goto('/my-accounts')
    const rented = checkout.main.getByRole('region', {name: t(agreementsMessages.title)})
    await expect(rented.getByRole('heading', {level: 3}).getByRole('link')).toHaveCount(PIECES)
})
