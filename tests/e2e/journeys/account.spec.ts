import type {Page} from '@playwright/test'
import {
    autopayMessages,
    autopayOnMessages,
    enrolMessages
} from '@app/features/account/autopay-messages'
import {alertMessages, dueMessages, interstitialMessages} from '@app/features/account/messages'
import {paidMessages, payMessages, refusalMessages} from '@app/features/account/pay-messages'
import {addCardMessages, pastMessages} from '@app/features/account/payment-messages'
import {inLocale} from '@app/routing/locale-path'
import {accountMessages} from '@app/ui/navigation/messages'
import {expectNoAxeViolations} from '../support/accessibility'
import {giveCard} from '../support/card'
import {register} from '../support/identity'
import {rentAPiece} from '../support/renter'
import {withStore} from '../support/shopper'
import {expect, test} from '../support/test'
import {type Locale, translate} from '../support/translate'

test.describe.configure({timeout: 180_000})

const wait = {timeout: 20_000}

/** Types a card where cards are typed: in the frame alone. */
const addCard = async (page: Page, locale: Locale, number = '4111 1111 1111 1111') => {
    await page.getByRole('button', {name: translate(locale, addCardMessages.add)}).click()
    await giveCard(page, number)
    // The toast of a card added just before may still stand beside this one's.
    await expect(page.getByText(translate(locale, addCardMessages.saved)).last()).toBeVisible(wait)
}

test('a renter sees what is due, pays it, finds the receipt, turns autopay on and ends it [ACCT-011] [ACCT-039] [ACCT-036] [ROUTE-042] [ROUTE-044] [ROUTE-045] [ROUTE-048] [ROUTE-049]', async ({
    page,
    baseURL,
    complaints
}, {project}) => {
    const locale: Locale = project.name === 'phone' ? 'es-US' : 'en-US'
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
    // What the editors have to say stands before everything else.
    await button(t(interstitialMessages.close)).click(wait)
    const due = page.getByRole('region', {name: t(dueMessages.title)})
    await expect(due).toContainText('$', wait)
    const alerts = page.getByRole('list', {name: t(alertMessages.title)})
    await expect(alerts.getByRole('listitem').first()).toContainText(
        t(alertMessages.AnyUpcomingPaymentWithIn1Week)
    )
    await expectNoAxeViolations(page)

    await due.getByRole('link', {name: t(dueMessages.pay)}).click()
    await addCard(page, locale)
    // What the dashboard has said is due is chosen already.
    await expect(page.getByRole('main').getByRole('checkbox', {name: /^[^$]+$/})).toBeChecked()
    await button(t(payMessages.next)).click()
    await page.getByRole('button', {name: /\$\d+\.\d\d/}).click()
    await expect(page.getByRole('heading', {level: 1, name: t(paidMessages.title)})).toBeVisible(
        wait
    )
    const [reference = ''] = /HWP\d{8}/.exec(page.url()) ?? []
    await expect(page.getByText(reference)).toBeVisible(wait)
    await expectNoAxeViolations(page)

    await page.goto(at('/my-accounts/payment-history'))
    const payments = page.getByRole('list', {name: t(pastMessages.list)})
    await expect(payments.getByRole('listitem')).toContainText(reference, wait)
    // On a phone the account's links stand in a row that scrolls.
    const here = page.getByRole('link', {name: t(accountMessages.history), exact: true})
    await expect(here.and(page.locator('[aria-current]'))).toBeInViewport({ratio: 1})

    await page.getByRole('link', {name: t(accountMessages.autopay), exact: true}).click()
    await page.getByLabel(t(enrolMessages.consent)).check()
    await expectNoAxeViolations(page)
    await button(t(enrolMessages.authorize)).click()
    await expect(
        page.getByRole('heading', {level: 1, name: t(autopayOnMessages.title)})
    ).toBeVisible(wait)
    await expect(page.getByText(/1111/).first()).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('link', {name: t(autopayOnMessages.all)}).click()
    const on = page.getByRole('list', {name: t(autopayMessages.on)})
    await on.getByRole('button', {name: new RegExp(`^${t(autopayMessages.end)}`)}).click()
    await page
        .getByRole('alertdialog')
        .getByRole('button', {name: t(autopayMessages.end)})
        .click()
    await expect(page.getByText(t(autopayMessages.none))).toBeVisible(wait)
    await page.reload()
    await expect(page.getByText(t(autopayMessages.none))).toBeVisible(wait)
})

test('a renter pays two agreements at once: a card that is refused, then one whose answer is not waited for, and one payment is made [ACCT-039] [ROUTE-044] [ROUTE-045] [ROUTE-046] (D-30)', async ({
    page,
    baseURL,
    complaints
}, {project}) => {
    const locale: Locale = project.name === 'phone' ? 'es-US' : 'en-US'
    const at = (path: string) => inLocale(locale, path)
    const t = (message: Parameters<typeof translate>[1], values?: Record<string, string>) =>
        translate(locale, message, values)
    const button = (name: string) => page.getByRole('button', {name, exact: true})
    const pay = page.getByRole('button', {name: /\$\d+\.\d\d/})
    const main = page.getByRole('main')
    // A guest's basket that is not there cannot be merged; the bank refuses the first card, nobody waits for the second call.
    complaints.mayHappen(/merge|409|402|submit-payment/)
    await withStore(page, baseURL)
    await register(page, locale)
    await rentAPiece(page, baseURL ?? '', '100005-01')
    await rentAPiece(page, baseURL ?? '', '100005-01')

    await page.goto(at('/my-accounts/payment-agreement'))
    await addCard(page, locale, '4000 0000 0000 0002')
    // What is due; to own it today, for so many dollars, is offered beside each.
    const due = main.getByRole('checkbox', {name: /^[^$]+$/})
    for (const box of await due.all()) await box.check()
    await button(t(payMessages.next)).click()
    await expectNoAxeViolations(page)
    await pay.click()
    await expect(page.getByText(t(refusalMessages.declined))).toBeVisible(wait)
    await expectNoAxeViolations(page)

    await addCard(page, locale, '4000 0000 0006 0006')
    await main.getByRole('radio', {name: /0006/}).check()
    await expect(main.getByRole('checkbox', {checked: true})).toHaveCount(2)
    await button(t(payMessages.next)).click()
    await Promise.all([page.waitForRequest(/submit-payment\/.*\/payment/), pay.click()])
    // Whoever does not wait finds what became of it, and no way to pay it again.
    await page.reload()
    await expect(page.getByRole('heading', {level: 1, name: t(paidMessages.title)})).toBeVisible({
        timeout: 60_000
    })
    const [reference = ''] = /HWP\d{8}/.exec(page.url()) ?? []

    await page.goto(at('/my-accounts/payment-history'))
    const payments = page.getByRole('list', {name: t(pastMessages.list)})
    await expect(payments.getByRole('listitem')).toHaveCount(1, wait)
    await expect(payments.getByRole('listitem')).toContainText(reference)
})
