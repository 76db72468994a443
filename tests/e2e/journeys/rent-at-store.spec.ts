import {
    confirmationMessages,
    consentMessages,
    deliveryMessages,
    paperMessages,
    paymentMessages,
    reviewMessages,
    scheduleMessages,
    signedMessages,
    signMessages,
    termsMessages
} from '@app/features/checkout/messages'
import {messages as formMessages} from '@app/ui/form/field-messages'
import {apply} from '../support/application'
import {expectNoAxeViolations} from '../support/accessibility'
import {withStore} from '../support/shopper'
import {addToCart, chooseVariations, openFirstProduct} from '../support/shopping'
import {expect, test} from '../support/test'
import {translate} from '../support/translate'

test.describe.configure({timeout: 180_000})

const t = (message: Parameters<typeof translate>[1]) => translate('es-US', message)

test('a guest rents in Spanish, fetches it and pays at the store [CHECKOUT-001] [SIGN-001] [ROUTE-017]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL)
    const main = page.getByRole('main')
    const heading = (name: string) => main.getByRole('heading', {level: 1, name})
    const press = (name: string) => page.getByRole('button', {name, exact: true}).click()
    const go = () => press(t(formMessages.continue))

    await page.goto('/es-US/c/furniture?sort=PRICE_LOW_TO_HIGH')
    await openFirstProduct(page, 'es-US')
    await chooseVariations(page)
    await addToCart(page, 'es-US')
    await apply(page, 'es-US', '512-43-8861')
    await expect(page.getByText(/60[.,]00/).first()).toBeVisible({timeout: 20_000})

    await page.goto('/es-US/new-checkout')
    await page.getByLabel(t(deliveryMessages.pickup)).check()
    const typed = [
        [t(deliveryMessages.firstName), 'Nova'],
        [t(deliveryMessages.lastName), 'Rivera'],
        [t(deliveryMessages.email), 'nova.tienda@example.com'],
        [t(deliveryMessages.phone), '3105550123'],
        [t(deliveryMessages.address1), '1 Main St'],
        [t(deliveryMessages.city), 'Beverly Hills'],
        [t(deliveryMessages.zip), '90210']
    ] as const
    for (const [label, value] of typed) await page.getByLabel(label, {exact: true}).fill(value)
    await page.getByLabel(t(deliveryMessages.state)).selectOption('CA')
    await go()
    await expect(page.getByRole('group', {name: t(scheduleMessages.day)})).toBeVisible()
    await page.getByRole('grid').getByRole('button').nth(3).click()
    await expectNoAxeViolations(page)
    await go()
    await expect(heading(t(termsMessages.title))).toBeVisible()
    await go()

    await expect(heading(t(reviewMessages.title))).toBeVisible()
    const sample = page.getByRole('link', {name: t(paperMessages.sample)})
    const paper = await page.request.get((await sample.getAttribute('href')) ?? '')
    expect(paper.headers()['content-type']).toBe('application/pdf')
    await sample.click()
    await page.getByLabel(t(consentMessages.electronic)).check()
    for (const box of await main.getByRole('checkbox').all()) await box.check()
    await press(t(reviewMessages.submit))

    await press(t(signMessages.sign))
    await page.waitForURL(/signing\/envelopes/)
    await press('Sign')
    await page.waitForURL(/thankyou-agreement-signed/)
    const copy = page.getByRole('link', {name: t(paperMessages.signed)}).first()
    const signed = await page.request.get((await copy.getAttribute('href')) ?? '')
    expect(await signed.text()).toContain('Firmado electr')
    await expectNoAxeViolations(page)
    await page.getByRole('link', {name: t(signedMessages.pay)}).click()
    await press(t(paymentMessages.payAtStore))

    await page.waitForURL(/confirmation/)
    await expect(page.getByText(t(confirmationMessages.pickup))).toBeVisible({timeout: 20_000})
    await expect(page.getByText(t(confirmationMessages.atStore))).toBeVisible()
})
