import type {Page} from '@playwright/test'
import {
    autopayMessages,
    autopayOnMessages,
    enrolMessages
} from '@app/features/account/autopay/autopay-messages'
import {
    alertMessages,
    dueMessages,
    interstitialMessages
} from '@app/features/account/frame/messages'
import {
    paidMessages,
    payMessages,
    refusalMessages
} from '@app/features/account/payments/pay-messages'
import {addCardMessages, pastMessages} from '@app/features/account/payments/payment-messages'
import {inLocale} from '@app/routing/route/locale-path'
import {messages as fieldMessages} from '@app/ui/form/field-messages'
import {accountMessages} from '@app/ui/navigation/messages'
import {paymentCheckMessages} from '@app/ui/payment/payment-check-messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {giveCard} from '../../support/card'
import {register} from '../../support/identity'
import {rentAPiece} from '../../support/renter'
import {withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'
import {type Locale, translate} from '../../support/translate'

/** Adds a card, which is typed into the card frame only. */
const addCard = async (page: Page, locale: Locale) => {
    await page.getByRole('button', {name: translate(locale, addCardMessages.add)}).click()
    await giveCard(page, '4111 1111 1111 1111')
    await expect(page.getByText(translate(locale, addCardMessages.saved))).toBeVisible()
}

/** Types a card for one payment; it is chosen at once, and saved only by its box (D-43). */
const typeCard = async (page: Page, locale: Locale, number: string) => {
    await page.getByRole('button', {name: translate(locale, payMessages.otherCard)}).click()
    await giveCard(page, number)
    const chosen = page.getByRole('radio', {name: new RegExp(number.slice(-4))})
    await expect(chosen).toBeChecked()
}

test('a renter sees what is due, pays it, finds the receipt, turns autopay on and ends it [ACCT-011] [ACCT-039] [ACCT-036] [ROUTE-042] [ROUTE-044] [ROUTE-045] [ROUTE-048] [ROUTE-049]', async ({
    page,
    baseURL,
    complaints,
    shopLocale: locale
}) => {
    const at = (path: string) => (locale === 'en-US' ? path : `/${locale}${path}`)
    const t = (message: Parameters<typeof translate>[1], values?: Record<string, string>) =>
        translate(locale, message, values)
    const button = (name: string) => page.getByRole('button', {name, exact: true})
    // A guest's basket that is not there cannot be merged.
    complaints.mayHappen(/merge|409/)
    await withStore(page, baseURL)
    await register(page, locale)
    await rentAPiece(page, baseURL ?? '', '100005-01')

    await page.goto(at('/my-accounts'))
    // A dialog with the editors' text is shown first.
    await button(t(interstitialMessages.close)).click()
    const due = page.getByRole('region', {name: t(dueMessages.title)})
    await expect(due).toContainText('$')
    const alerts = page.getByRole('list', {name: t(alertMessages.title)})
    await expect(alerts.getByRole('listitem').first()).toContainText(
        t(alertMessages.AnyUpcomingPaymentWithIn1Week)
    )
    await expectNoAxeViolations(page)

    await due.getByRole('link', {name: t(dueMessages.pay)}).click()
    await typeCard(page, locale, '4111 1111 1111 1111')
    // It is saved because the renter wants that (D-43); autopay takes from it below.
    await page.getByRole('checkbox', {name: t(fieldMessages.saveCard)}).check()
    // What is due on the dashboard is already chosen.
    await expect(
        page
            .getByRole('main')
            .getByRole('checkbox', {name: /^[^$]+$/})
            .first()
    ).toBeChecked()
    await button(t(payMessages.next)).click()
    await page.getByRole('button', {name: /\$\d+\.\d\d/}).click()
    await expect(page.getByRole('heading', {level: 1, name: t(paidMessages.title)})).toBeVisible()
    const [reference = ''] = /HWP\d{8}/.exec(page.url()) ?? []
    await expect(page.getByText(reference)).toBeVisible()
    await expectNoAxeViolations(page)

    await page.goto(at('/my-accounts/payment-history'))
    const payments = page.getByRole('list', {name: t(pastMessages.list)})
    await expect(payments.getByRole('listitem')).toContainText(reference)
    // On a phone the account's links are in a row that scrolls.
    const here = page.getByRole('link', {name: t(accountMessages.history), exact: true})
    await expect(here.and(page.locator('[aria-current]'))).toBeInViewport({ratio: 1})

    await page.getByRole('link', {name: t(accountMessages.autopay), exact: true}).click()
    await page.getByLabel(t(enrolMessages.consent)).check()
    await expectNoAxeViolations(page)
    await button(t(enrolMessages.authorize)).click()
    await expect(
        page.getByRole('heading', {level: 1, name: t(autopayOnMessages.title)})
    ).toBeVisible()
    await expect(page.getByText(/1111/).first()).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('link', {name: t(autopayOnMessages.all)}).click()
    const on = page.getByRole('list', {name: t(autopayMessages.on)})
    await on.getByRole('button', {name: new RegExp(`^${t(autopayMessages.end)}`)}).click()
    await page
        .getByRole('alertdialog')
        .getByRole('button', {name: t(autopayMessages.end)})
        .click()
    await expect(page.getByText(t(autopayMessages.none))).toBeVisible()
    await page.reload()
    await expect(page.getByText(t(autopayMessages.none))).toBeVisible()
})

test('a renter pays two agreements at once: the first card is refused, the page is reloaded during the second payment, and one payment is made [ACCT-039] [ROUTE-044] [ROUTE-045] [ROUTE-046] (D-30)', async ({
    page,
    baseURL,
    complaints,
    shopLocale: locale
}) => {
    const at = (path: string) => inLocale(locale, path)
    const t = (message: Parameters<typeof translate>[1], values?: Record<string, string>) =>
        translate(locale, message, values)
    const button = (name: string) => page.getByRole('button', {name, exact: true})
    const pay = page.getByRole('button', {name: /\$\d+\.\d\d/})
    const main = page.getByRole('main')
    // A guest's basket that is not there cannot be merged; the bank refuses the first card, the second call is cut off by the reload.
    complaints.mayHappen(/merge|409|402|submit-payment/)
    await withStore(page, baseURL)
    await register(page, locale)
    await rentAPiece(page, baseURL ?? '', '100005-01')
    await rentAPiece(page, baseURL ?? '', '100005-01')

    await page.goto(at('/my-accounts/payment-agreement'))
    await typeCard(page, locale, '4000 0000 0000 0002')
    // The boxes of what is due; the early purchase beside each one has an amount in its name.
    const due = main.getByRole('checkbox', {name: /^[^$]+$/})
    for (const box of await due.all()) await box.check()
    await button(t(payMessages.next)).click()
    await expectNoAxeViolations(page)
    await pay.click()
    await expect(page.getByText(t(refusalMessages.declined))).toBeVisible()
    await expectNoAxeViolations(page)

    await typeCard(page, locale, '4000 0000 0006 0006')
    await expect(main.getByRole('checkbox', {checked: true})).toHaveCount(2)
    await button(t(payMessages.next)).click()
    await Promise.all([page.waitForRequest(/submit-payment\/.*\/payment/), pay.click()])
    // After a reload the page shows the result of that payment, and it cannot be paid again.
    await page.reload()
    await expect(page.getByRole('heading', {level: 1, name: t(paidMessages.title)})).toBeVisible()
    const [reference = ''] = /HWP\d{8}/.exec(page.url()) ?? []

    await page.goto(at('/my-accounts/payment-history'))
    const payments = page.getByRole('list', {name: t(pastMessages.list)})
    await expect(payments.getByRole('listitem')).toHaveCount(1)
    await expect(payments.getByRole('listitem')).toContainText(reference)
})

test('an agreement that is open in two tabs is charged once: the second tab waits for the first payment and then has nothing left to pay [ACCT-039] [ACCT-040] [ROUTE-044] (D-30)', async ({
    page: here,
    context,
    baseURL,
    complaints,
    shopLocale: locale
}) => {
    const at = (path: string) => inLocale(locale, path)
    const t = (message: Parameters<typeof translate>[1]) => translate(locale, message)
    const payIn = (tab: Page) => tab.getByRole('button', {name: /\$\d+\.\d\d/})
    const receiptIn = (tab: Page) =>
        tab.getByRole('heading', {level: 1, name: t(paidMessages.title)})
    // A guest's basket that is not there cannot be merged; a payment that is not made yet is not found.
    complaints.mayHappen(/merge|409|404/)
    await withStore(here, baseURL)
    await register(here, locale)
    const id = await rentAPiece(here, baseURL ?? '', '100005-01')
    const path = at(`/my-accounts/payment-agreement?agreement=${id}`)
    await here.goto(at('/my-accounts/payment-method'))
    await addCard(here, locale)
    await here.goto(path)
    const there = await context.newPage()
    await there.goto(path)
    for (const tab of [here, there]) {
        await tab.getByRole('button', {name: t(payMessages.next), exact: true}).click()
        await expect(payIn(tab)).toBeVisible()
    }
    let release = () => {}
    const released = new Promise<void>((resolve) => {
        release = resolve
    })
    await here.route(/submit-payment\/.*\/payment/, async (route) => {
        await released
        await route.continue()
    })

    await payIn(here).click()
    await expect(
        there.getByRole('button', {name: t(paymentCheckMessages.again), exact: true})
    ).toBeVisible()
    await expect(payIn(there)).toHaveCount(0)
    release()

    await expect(receiptIn(here)).toBeVisible()
    await expect(there.getByText(t(payMessages.empty)).or(receiptIn(there))).toBeVisible()
    await there.goto(at('/my-accounts/payment-history'))
    const payments = there.getByRole('list', {name: t(pastMessages.list)})
    await expect(payments.getByRole('listitem')).toHaveCount(1)
})
