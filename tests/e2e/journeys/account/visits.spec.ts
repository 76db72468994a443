import type {Page} from '@playwright/test'
import {schedulePath} from '@app/features/account/frame/account-addresses'
import {
    contactMessages,
    personalMessages
} from '@app/features/account/personal-info/personal-messages'
import {
    scheduleMessages,
    visitFormMessages,
    visitKindMessages,
    visitMessages
} from '@app/features/account/visits/visit-messages'
import {amountMessages, findMessages, receiptMessages} from '@app/features/one-off-payment/messages'
import {inLocale} from '@app/routing/route/locale-path'
import type {MessageDescriptor} from 'react-intl'
import {expectNoAxeViolations} from '../../support/accessibility'
import {giveCard} from '../../support/card'
import {signIn, withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'
import {type Locale, translate} from '../../support/translate'

/** A renter that no other journey uses: two agreements, the first of them not delivered yet. */
const TATUM = 'tatum@homeward.example'
const SECOND = '/my-accounts/agreements/agreement-tatum-2'

const startOf = (text: string) => new RegExp(`^${text.replace(/[.?$()]/g, '\\$&')}`)

/** The shop as one person sees it in one language. */
const shopIn = (page: Page, locale: Locale) => {
    const text = (message: MessageDescriptor, values?: Record<string, string>) =>
        translate(locale, message, values)
    return {
        text,
        go: (path: string) => page.goto(inLocale(locale, path)),
        button: (message: MessageDescriptor) =>
            page.getByRole('button', {name: text(message), exact: true}),
        /** A button or link whose name begins with a message, up to the message's first value. */
        named: (message: MessageDescriptor) =>
            page.getByRole('button', {
                name: startOf(text(message, {name: '', what: '', pieces: ''}).split(':')[0] ?? '')
            })
    }
}

type Shop = ReturnType<typeof shopIn>

const chooseTime = async (page: Page, {text, button}: Shop, day: number) => {
    await page.getByLabel(text(visitFormMessages.day), {exact: true}).selectOption({index: day})
    await page
        .getByRole('group', {name: text(visitFormMessages.time)})
        .getByRole('radio')
        .last()
        .check()
    await button(visitFormMessages.book).click()
    const booked = text(visitMessages.booked, {what: text(visitKindMessages.delivery), when: ''})
    await expect(page.getByText(startOf(booked.split(',')[0] ?? ''))).toBeVisible()
}

const cancelVisit = async (page: Page, {text, named}: Shop) => {
    await named(visitMessages.cancelNamed).click()
    await page
        .getByRole('alertdialog')
        .getByRole('button', {name: text(visitMessages.cancel), exact: true})
        .click()
    await expect(named(scheduleMessages.deliveryNamed)).toBeVisible()
}

const payWithoutAccount = async (page: Page, shop: Shop, phoneEnd: string, number: string) => {
    const {text, button} = shop
    await page.getByLabel(text(findMessages.agreementNumber)).fill(number)
    await page.getByLabel(text(findMessages.postalCode)).fill('90210')
    await page.getByLabel(text(findMessages.phoneEnd)).fill(phoneEnd)
    await button(findMessages.find).click()
    await expect(page.getByText(text(amountMessages.byCard), {exact: true})).toBeVisible()
    await giveCard(page, '4111 1111 1111 1111')
    await page.getByRole('button', {name: /\$\d/}).click()
    await page.waitForURL(/payment-successfull$/)
    await expect(page.getByText(/^HWP\d{8}$/)).toBeVisible()
}

test('a renter books, moves and cancels a delivery, changes their phone number and opens their agreement; somebody else pays for them [ROUTE-040] [ROUTE-047] [ROUTE-050] [ACCT-037] [ACCT-038]', async ({
    page,
    baseURL,
    shopLocale: locale
}) => {
    const shop = shopIn(page, locale)
    const {text, go, button, named} = shop
    await withStore(page, baseURL)
    await signIn(page, baseURL ?? '', TATUM)

    await go(schedulePath)
    await expect(named(scheduleMessages.deliveryNamed)).toBeVisible()
    await expectNoAxeViolations(page)
    await named(scheduleMessages.deliveryNamed).click()
    await chooseTime(page, shop, 3)
    await named(visitMessages.moveNamed).click()
    await chooseTime(page, shop, 5)
    await expectNoAxeViolations(page)
    await cancelVisit(page, shop)

    const phoneEnd = String(1000 + Math.floor(Math.random() * 8999))
    await go('/my-accounts/personal-info')
    await button(contactMessages.editPhone).click()
    await page
        .getByRole('textbox', {name: text(contactMessages.phoneField), exact: true})
        .fill(`213555${phoneEnd}`)
    await button(personalMessages.save).click()
    await expect(page.getByText(`(213) 555-${phoneEnd}`)).toBeVisible()
    await expectNoAxeViolations(page)

    await go(SECOND)
    const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('a[href^="/api/agreement-documents/"]').first().click()
    ])
    expect(download.suggestedFilename()).toMatch(/^agreement-\d+\.pdf$/)
    const number = /\d+/.exec(download.suggestedFilename())?.[0] ?? ''

    // Somebody else, in a browser without a session.
    await page.context().clearCookies()
    await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
    })
    await withStore(page, baseURL)
    await go('/contact-us')
    await page.getByRole('contentinfo').locator('a[href$="/make-a-payment"]').click()
    await page.waitForURL(/make-a-payment$/)
    await expect(button(findMessages.find)).toBeVisible()
    // A page with a card frame is loaded as a new document (D-31).
    const entered = () =>
        page.evaluate(() => performance.getEntriesByType('navigation').map(({name}) => name))
    expect((await entered()).join()).toMatch(/make-a-payment$/)
    await payWithoutAccount(page, shop, phoneEnd, number)
    await expectNoAxeViolations(page)
    await page.reload()
    await expect(page.getByRole('heading', {name: text(receiptMessages.title)})).toBeVisible()
    await expect(page.getByText(/^HWP\d{8}$/)).toBeVisible()
})
