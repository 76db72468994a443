import type {Page} from '@playwright/test'
import type {MessageDescriptor} from 'react-intl'
import {identityMessages} from '@app/features/approval/frame/identity-messages'
import {bankMessages} from '@app/features/checkout/payment/bank-messages'
import {deliveryMessages} from '@app/features/checkout/delivery/delivery-messages'
import {blockerMessages} from '@app/features/checkout/frame/messages'
import {signMessages} from '@app/features/checkout/frame/terms-messages'
import {inLocale} from '@app/routing/route/locale-path'
import {messages as stepPageMessages} from '@app/ui/form/steps/step-messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {fillBirthDate, heading} from '../../support/application'
import {storedBy} from '../../support/browser-storage'
import {checkoutOf} from '../../support/checkout'
import {applyByCalls} from '../../support/renter'
import {withStore} from '../../support/shopper'
import {addToCart, chooseVariations, openFirstProduct} from '../../support/shopping'
import {expect, test} from '../../support/test'
import {type Locale, translate} from '../../support/translate'

const LOCALES: Locale[] = ['en-US', 'es-US']

/** Approved; a bank account is to be verified before anything is signed. */
const ASKS_FOR_BANK = '512-43-8868'
/** Approved on the condition that they verify who they are. */
const ASKS_FOR_IDENTITY = '512-43-8860'

const ACCOUNT = '000987654321'
/** The bank does not know it. */
const UNKNOWN_ACCOUNT = '000987650000'

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

/** A guest with a piece in the cart, whose application is decided. */
const applied = async (page: Page, locale: Locale, ssn: string) => {
    await page.goto(inLocale(locale, '/c/furniture?sort=PRICE_LOW_TO_HIGH'))
    await openFirstProduct(page, locale)
    await chooseVariations(page)
    await addToCart(page, locale)
    await applyByCalls(page, ssn)
}

for (const locale of LOCALES) {
    const t = (message: MessageDescriptor, values?: Record<string, number>) =>
        translate(locale, message, values)
    const at = (path: string) => inLocale(locale, path)

    test.describe(`@${locale}`, () => {
        test('a bank account is verified between the review and the signature, and its number is stored nowhere [CHECKOUT-005] [ROUTE-031] [ROUTE-032] [VERIFY-006] [VERIFY-007] (G-20, G-25, D-26)', async ({
            page
        }) => {
            const checkout = checkoutOf(page, locale)
            const bodies: string[] = []
            page.on('response', (response) => {
                if (!/json/.test(response.headers()['content-type'] ?? '')) return
                void response.text().then(
                    (text) => bodies.push(text),
                    () => undefined
                )
            })
            const goOn = () => checkout.press(t(stepPageMessages.continue))
            const field = (label: MessageDescriptor) => page.getByLabel(t(label), {exact: true})
            const typeAccount = async (account: string) => {
                await field(bankMessages.account).fill(account)
                await field(bankMessages.accountAgain).fill(account)
                await goOn()
            }
            await applied(page, locale, ASKS_FOR_BANK)
            await page.goto(at('/checkout'))
            await checkout.fillDelivery({email: 'nova.bank@example.com'})
            await checkout.fillSchedule(1)
            await checkout.passTerms()
            await checkout.submitReview()

            await expect(heading(page, t(bankMessages.title))).toBeVisible()
            await expect(page).toHaveURL(new RegExp(`${at('/bank-verification')}$`))
            await field(bankMessages.routing).fill('021000022')
            await typeAccount(UNKNOWN_ACCOUNT)
            await expect(page.getByText(t(bankMessages['routing-unknown'])).first()).toBeVisible()
            await field(bankMessages.routing).fill('021000021')
            await expectNoAxeViolations(page)
            await goOn()
            await expect(page.getByText(t(bankMessages.failed))).toBeVisible()
            await expectNoAxeViolations(page)
            // Nobody comes past it by another address, and the thank-you is nobody's yet.
            await page.goto(at('/thankyou-verificationPage'))
            await expect(heading(page, t(bankMessages.title))).toBeVisible()
            await field(bankMessages.routing).fill('021000021')
            await typeAccount(ACCOUNT)

            await expect(heading(page, t(bankMessages.verifiedTitle))).toBeVisible()
            await expect(page).toHaveURL(new RegExp(`${at('/thankyou-verificationPage')}$`))
            await expectNoAxeViolations(page)
            await page.reload()
            await expect(heading(page, t(bankMessages.verifiedTitle))).toBeVisible()
            expect((await storedBy(page)) + bodies.join()).not.toContain(ACCOUNT)
            await page.getByRole('link', {name: t(bankMessages.goOn), exact: true}).click()

            await expect(heading(page, t(signMessages.title))).toBeVisible()
            await checkout.press(t(signMessages.sign))
            await page.waitForURL(/signing\/envelopes/)
        })

        test('an identity is verified on the way to the checkout, which then goes on [CHECKOUT-004] [VERIFY-002] [VERIFY-004] (G-20, D-25)', async ({
            page
        }) => {
            const lastFour = page.getByLabel(t(identityMessages.lastFour))
            const verify = () =>
                page.getByRole('button', {name: t(identityMessages.submit)}).click()
            await applied(page, locale, ASKS_FOR_IDENTITY)
            await page.goto(at('/checkout'))
            await expect(heading(page, t(blockerMessages.identity.title))).toBeVisible()
            await expectNoAxeViolations(page)
            await page.getByRole('link', {name: t(blockerMessages.identity.action)}).click()

            await expect(heading(page, t(identityMessages.title))).toBeVisible()
            await lastFour.fill('0000')
            await fillBirthDate(page, locale)
            await verify()
            await expect(page.getByText(t(identityMessages.wrong, {tries: 2}))).toBeVisible()
            await expectNoAxeViolations(page)
            await lastFour.fill('8860')
            await verify()

            await expect(heading(page, t(identityMessages.doneTitle))).toBeVisible()
            await expectNoAxeViolations(page)
            expect(await storedBy(page)).not.toContain('1988-02-29')
            await page.getByRole('link', {name: t(identityMessages.checkOut)}).click()
            await expect(heading(page, t(deliveryMessages.title))).toBeVisible()
            await expect(page).toHaveURL(new RegExp(`${at('/checkout/delivery')}$`))
        })
    })
}
