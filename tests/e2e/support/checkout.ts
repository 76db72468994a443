import {expect, type Page} from '@playwright/test'
import type {MessageDescriptor} from 'react-intl'
import {
    confirmationMessages,
    deliveryDayMessages
} from '@app/features/checkout/confirmation/confirmation-messages'
import {deliveryMessages} from '@app/features/checkout/delivery/delivery-messages'
import {paymentMessages} from '@app/features/checkout/frame/payment-messages'
import {scheduleMessages} from '@app/features/checkout/frame/schedule-messages'
import {signedMessages} from '@app/features/checkout/signing/signing-messages'
import {
    consentMessages,
    paperMessages,
    reviewMessages,
    signMessages,
    termsMessages
} from '@app/features/checkout/frame/terms-messages'
import {messages as stepPageMessages} from '@app/ui/form/steps/step-messages'
import {expectNoAxeViolations} from './accessibility'
import {giveCard} from './card'
import {type Locale, translate} from './translate'

/** Matches any value in a message. */
const UNKNOWN = '#'

/** A pattern for a message whose values are not all known. */
const startOf = (text: string): RegExp =>
    new RegExp(`^${(text.split(UNKNOWN)[0] ?? '').replace(/[$()?.]/g, String.raw`\$&`)}`)

/** The buttons of the signing provider's page, which speaks the shopper's language. */
const providerButtons = {
    'en-US': {sign: 'Sign', later: 'Finish later'},
    'es-US': {sign: 'Firmar', later: 'Terminar más tarde'}
} as const

/** The pages of the checkout, gone through as a shopper does. */
export const checkoutOf = (page: Page, locale: Locale) => {
    const main = page.getByRole('main')
    const t = (message: MessageDescriptor, values?: Record<string, string | number>) =>
        translate(locale, message, values)
    const press = (name: string | RegExp) => page.getByRole('button', {name, exact: true}).click()
    const goOn = () => press(t(stepPageMessages.continue))
    const comes = (message: MessageDescriptor) =>
        expect(main.getByRole('heading', {level: 1, name: t(message)})).toBeVisible()

    return {
        main,
        t,
        press,
        /** Goes on with what the shopper said before, which is filled in. */
        keepDelivery: async () => {
            await comes(deliveryMessages.title)
            await expect(page.getByText(t(deliveryMessages.known))).toBeVisible()
            for (const label of [deliveryMessages.email, deliveryMessages.address1])
                await expect(page.getByLabel(t(label), {exact: true})).not.toHaveValue('')
            await goOn()
        },
        /** The recipient and the address; `email` is for a shopper who has none yet. */
        fillDelivery: async ({isPickUp = false, email = ''} = {}) => {
            await comes(deliveryMessages.title)
            if (isPickUp) await page.getByLabel(t(deliveryMessages.pickup)).check()
            const typed = [
                [deliveryMessages.firstName, 'Nova'],
                [deliveryMessages.lastName, 'Rivera'],
                [deliveryMessages.phone, '3105550123'],
                [deliveryMessages.address1, '1 Main St'],
                [deliveryMessages.city, 'Beverly Hills'],
                [deliveryMessages.zip, '90210'],
                ...(email === '' ? [] : [[deliveryMessages.email, email] as const])
            ] as const
            for (const [label, value] of typed) {
                await page.getByLabel(t(label), {exact: true}).fill(value)
            }
            await page.getByLabel(t(deliveryMessages.state)).selectOption('CA')
            await goOn()
        },
        /** Goes on with the usual frequency and day, which are chosen already (D-44). */
        keepSchedule: async () => {
            await comes(scheduleMessages.title)
            await expect(page.getByRole('gridcell', {selected: true})).toHaveCount(1)
            await goOn()
        },
        /** Takes the nth day of the calendar, and the usual frequency. */
        fillSchedule: async (day: number) => {
            await comes(scheduleMessages.title)
            await expect(page.getByRole('group', {name: t(scheduleMessages.day)})).toBeVisible()
            await page.getByRole('grid').getByRole('button').nth(day).click()
            await expectNoAxeViolations(page)
            await goOn()
        },
        /** Adds no service, or each that the store has; none is ticked at first (D-32). */
        passTerms: async ({services = 0} = {}) => {
            await comes(termsMessages.title)
            if (services > 0) await expect(main.getByRole('checkbox')).toHaveCount(services)
            for (const box of services > 0 ? await main.getByRole('checkbox').all() : []) {
                await expect(box).not.toBeChecked()
                await box.check()
            }
            await goOn()
        },
        /** Opens the sample agreement, gives every consent, and submits. */
        submitReview: async () => {
            await comes(reviewMessages.title)
            const sample = page.getByRole('link', {name: t(paperMessages.sample)})
            const paper = await page.request.get((await sample.getAttribute('href')) ?? '')
            expect(paper.headers()['content-type']).toBe('application/pdf')
            await sample.click()
            await page.getByLabel(t(consentMessages.electronic)).check()
            for (const box of await main.getByRole('checkbox').all()) await box.check()
            await expectNoAxeViolations(page)
            await press(t(reviewMessages.submit))
        },
        /** Presses a button of the signing provider's page. */
        atProvider: (button: 'sign' | 'later') => press(providerButtons[locale][button]),
        /** Signs one agreement after the other, each on a separate visit. */
        signAll: async (of: number) => {
            for (let number = 1; number <= of; number += 1) {
                await press(of === 1 ? t(signMessages.sign) : t(signMessages.signOf, {number, of}))
                await page.waitForURL(/signing\/envelopes/)
                await press(providerButtons[locale].sign)
                await page.waitForURL(/thankyou-agreement-signed/)
            }
        },
        /** From the last signature to the first payment, which is a new document (D-31). */
        goToPayment: async () => {
            await page.getByRole('link', {name: t(signedMessages.pay)}).click()
            await comes(paymentMessages.title)
        },
        /** Types a card in its frame, and pays with it. */
        payByCard: async (number: string) => {
            await giveCard(page, number)
            await press(startOf(t(paymentMessages.pay, {total: `$${UNKNOWN}`})))
        },
        /** On the confirmation: books a delivery. */
        bookDelivery: async () => {
            await comes(confirmationMessages.title)
            await page.getByLabel(t(deliveryDayMessages.slot)).selectOption({index: 2})
            await press(t(deliveryDayMessages.book))
            const booked = startOf(t(deliveryDayMessages.booked, {window: UNKNOWN}))
            await expect(page.getByText(booked)).toBeVisible()
            await expectNoAxeViolations(page)
        }
    }
}
