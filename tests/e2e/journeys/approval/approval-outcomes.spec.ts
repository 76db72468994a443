import {randomInt} from 'node:crypto'
import type {MessageDescriptor} from 'react-intl'
import {
    overviewMessages,
    sendMessages,
    sentMessages
} from '@app/features/approval/documents/document-messages'
import {entryMessages, refusalMessages} from '@app/features/approval/frame/entry-messages'
import {identityMessages} from '@app/features/approval/frame/identity-messages'
import {
    declinedMessages,
    failureMessages,
    resultMessages
} from '@app/features/approval/frame/messages'
import {offerMessages, offerRefusalMessages} from '@app/features/approval/offer/offer-messages'
import {phoneMessages} from '@app/features/approval/frame/phone-messages'
import {
    incomeMessages,
    personalMessages,
    reviewMessages
} from '@app/features/approval/application/step-messages'
import {loginMessages} from '@app/features/sign-in/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {messages as fileMessages} from '@app/ui/form/fields/file-messages'
import {messages as stepPageMessages} from '@app/ui/form/steps/step-messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {
    apply,
    begin,
    draftStored,
    fillBirthDate,
    fillHome,
    fillPersonal,
    fillPhone,
    fillRest,
    heading,
    submit
} from '../../support/application'
import {register, registerHere} from '../../support/identity'
import {storedBy} from '../../support/browser-storage'
import {expectNoSecrets, listenForSecrets} from '../../support/secrets'
import {withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'
import {translate} from '../../support/translate'

let heard: string[] = []
test.beforeEach(async ({page, baseURL}) => {
    heard = listenForSecrets(page)
    await withStore(page, baseURL)
})
// After every journey: what is secret is stored nowhere (D-26).
test.afterEach(({page}) => expectNoSecrets(page, heard))

for (const locale of ['en-US', 'es-US'] as const) {
    const t = (message: MessageDescriptor, values?: Record<string, string | number>) =>
        translate(locale, message, values)
    const at = (path: string) => inLocale(locale, path)

    test.describe(`@${locale}`, () => {
        test('a guest applies and registers, and the amount is still there [APPR-001] [APPR-011] (D-17)', async ({
            page,
            complaints
        }) => {
            // The platform itself moves a guest's basket when they register, so there is nothing left to merge.
            complaints.mayHappen(/merge|409/)
            await apply(page, locale, '512-43-8861')
            await expect(heading(page, t(resultMessages.approvedTitle))).toBeVisible()

            await register(page, locale)
            await page.goto(at('/approved'))

            await expect(heading(page, t(resultMessages.approvedTitle))).toBeVisible()
            await expect(page.getByText('$60.00').first()).toBeVisible()
            await expectNoAxeViolations(page)
        })

        test('a guest is approved on a condition, registers, sends the document, and the condition is gone [APPR-010] [APPR-025] [VERIFY-002] [VERIFY-008] (D-17, D-35)', async ({
            page,
            complaints
        }) => {
            complaints.mayHappen(/merge|409/)
            await apply(page, locale, '512-43-8864')
            await expect(heading(page, t(resultMessages.conditionalTitle))).toBeVisible()
            await page.getByRole('link', {name: t(resultMessages.send)}).click()

            await registerHere(page, locale)
            await expect(heading(page, t(overviewMessages.title))).toBeVisible()
            await page.getByRole('link', {name: t(overviewMessages.start)}).click()
            await page.getByLabel(t(fileMessages.chooseFile)).setInputFiles({
                name: 'stub.pdf',
                mimeType: 'application/pdf',
                buffer: Buffer.from('%PDF-1.7 a pay stub')
            })
            await expect(page.getByText(t(fileMessages.uploaded, {name: 'stub.pdf'}))).toBeVisible()
            await expectNoAxeViolations(page)
            await page.getByRole('button', {name: t(sendMessages.submit)}).click()

            await expect(heading(page, t(sentMessages.title))).toBeVisible()
            await page.getByRole('link', {name: t(overviewMessages.approval)}).click()
            await expect(heading(page, t(resultMessages.approvedTitle))).toBeVisible()
            await expect(page.getByText('$60.00').first()).toBeVisible()
        })

        test('an identity that was entered wrong three times is locked, and stays locked (G-20) [VERIFY-004]', async ({
            page
        }) => {
            await apply(page, locale, '512-43-8866')
            await expect(heading(page, t(resultMessages.conditionalTitle))).toBeVisible()
            await expect(page).toHaveURL(new RegExp(`${at('/pre-approvedPage')}$`))
            await expectNoAxeViolations(page)

            await page.getByRole('link', {name: t(identityMessages.verify)}).click()
            await page.getByLabel(t(identityMessages.lastFour)).fill('0000')
            await fillBirthDate(page, locale)
            for (const tries of [2, 1]) {
                await page.getByRole('button', {name: t(identityMessages.submit)}).click()
                await expect(page.getByText(t(identityMessages.wrong, {tries}))).toBeVisible()
            }
            await expectNoAxeViolations(page)
            await page.getByRole('button', {name: t(identityMessages.submit)}).click()

            await expect(heading(page, t(identityMessages.lockedTitle))).toBeVisible()
            await page.reload()
            await expect(heading(page, t(identityMessages.lockedTitle))).toBeVisible()
            await expectNoAxeViolations(page)
            expect(await storedBy(page)).not.toContain('1988-02-29')
        })

        test('a mailed offer is claimed by its link, and its code is in no URL [ROUTE-029] [ROUTE-057] (D-21, G-28)', async ({
            page,
            complaints
        }) => {
            complaints.mayHappen(/404/)
            const code = `HW${String(randomInt(1_000_000, 10_000_000))}1`
            await page.goto(at(`/claim-offer?code=${code}`))
            await expect(page).toHaveURL(new RegExp(`${at('/claim-offer')}$`))
            await expect(page.getByLabel(t(offerMessages.code))).toHaveValue(code)
            await page.getByLabel(t(offerMessages.lastName)).fill('Hill')
            await page.getByLabel(t(offerMessages.zip), {exact: true}).fill('90210')
            await expectNoAxeViolations(page)
            const submitLetter = page.getByRole('button', {name: t(offerMessages.submit)})
            await submitLetter.click()

            await expect(heading(page, t(offerRefusalMessages.unknownTitle))).toBeVisible()
            await expectNoAxeViolations(page)
            await page.getByRole('link', {name: t(offerRefusalMessages.again)}).click()
            await page.getByLabel(t(offerMessages.lastName)).fill('Hale')
            await submitLetter.click()

            await expect(heading(page, t(resultMessages.approvedTitle))).toBeVisible()
            await expect(page.getByText('$60.00').first()).toBeVisible()
            expect(await storedBy(page)).not.toContain(code)
        })

        test('a refusal gives no reason of our own, and is shown again when the shopper comes back to apply (D-33) [APPR-012] [ROUTE-021]', async ({
            page
        }) => {
            await apply(page, locale, '512-43-8862')

            await expect(heading(page, t(declinedMessages.title))).toBeVisible()
            await expect(page.getByText(t(declinedMessages.mail))).toBeVisible()
            await page.goto(at('/instant-approval'))
            await page.getByRole('link', {name: t(refusalMessages.see)}).click()
            await expect(page.getByText('Plainview Consumer Reports')).toBeVisible()
            await expectNoAxeViolations(page)
        })

        test('answers survive a failure and a reload, except for what is never stored (D-24) [APPR-013] [APPR-015]', async ({
            page,
            sandbox,
            complaints
        }) => {
            complaints.mayHappen(/50\d/)
            complaints.mayHappen(/instant approval failed/)
            await sandbox.fail('POST', '*instantapproval', 500)
            await page.goto(at('/instant-approval'))
            const start = page.getByRole('button', {name: t(entryMessages.begin)})
            await start.click()
            await expect(start).not.toHaveAttribute('aria-busy')
            await expect(heading(page, t(entryMessages.title))).toBeVisible()
            await sandbox.recover()

            await start.click()
            await fillPhone(page, locale)
            await fillPersonal(page, locale, '900-70-1234')
            await fillRest(page, locale)
            await sandbox.fail('POST', '*get-decision*', 503)
            await submit(page, locale)
            await expect(heading(page, t(failureMessages.title))).toBeVisible()
            await expectNoAxeViolations(page)
            await sandbox.recover()
            await page.getByRole('link', {name: t(failureMessages.retry)}).click()
            await expect(heading(page, t(reviewMessages.title))).toBeVisible()

            await page.reload()

            await expect(heading(page, t(personalMessages.title))).toBeVisible()
            await expect(page.getByText(t(personalMessages.again))).toBeVisible()
            await expect(page.getByLabel(t(personalMessages.email))).toHaveValue(
                'new.person@example.com'
            )
        })

        test('a failed look-up by phone is shown as failed, and the form continues [VERIFY-001]', async ({
            page,
            sandbox,
            complaints
        }) => {
            complaints.mayHappen(/50\d/)
            await begin(page, locale)
            await sandbox.garble('*payfone')
            await page.getByLabel(t(phoneMessages.phone)).fill('310-555-0142')
            await page.getByRole('checkbox').check()
            await page
                .getByRole('button', {name: t(stepPageMessages.continue), exact: true})
                .click()

            await expect(page.getByText(t(personalMessages.lookUpFailed))).toBeVisible()
            await expect(page.getByLabel(t(phoneMessages.phone))).toHaveValue('(310) 555-0142')
            await expectNoAxeViolations(page)
        })

        test('a customer whose session ends before the submit signs in again in place, and the application is sent once [D-14] (D-24)', async ({
            page,
            context,
            sandbox,
            complaints
        }) => {
            complaints.mayHappen(/merge|409|oauth2|status 40[01]|status of 40[01]/)
            const {email, password} = await register(page, locale)
            await begin(page, locale)
            // All steps: person, address, income, references.
            const isStored = draftStored(page, 4)
            await fillPhone(page, locale)
            await fillPersonal(page, locale, '512-43-8861')
            await fillRest(page, locale)
            await expect.poll(isStored).toBe(true)
            // Half an hour later the access token has expired, and the refresh token is refused.
            await context.clearCookies({name: /^cc-at/})
            await sandbox.refuseRefresh()
            await sandbox.forgetCalls()
            await submit(page, locale)

            const dialog = page.getByRole('dialog')
            await dialog.getByLabel(t(loginMessages.email), {exact: true}).fill(email)
            await dialog.getByLabel(t(loginMessages.password), {exact: true}).fill(password)
            await dialog.getByRole('button', {name: t(loginMessages.submit), exact: true}).click()
            await expect(dialog).toBeHidden()
            await expect(heading(page, t(reviewMessages.title))).toBeVisible()
            await expect(page.getByText('***-**-8861')).toBeVisible()
            await expect(page.getByText(t(reviewMessages.ended))).toBeVisible()
            await submit(page, locale)

            await expect(heading(page, t(resultMessages.approvedTitle))).toBeVisible()
            const decisions = (await sandbox.calls()).filter(({path}) => path.endsWith('/decision'))
            expect(decisions).toHaveLength(1)
        })

        test('a customer who leaves at step four continues there in a later visit (D-24)', async ({
            page,
            complaints
        }) => {
            complaints.mayHappen(/merge|409/)
            await register(page, locale)
            await begin(page, locale)
            await fillPhone(page, locale)
            await fillPersonal(page, locale, '512-43-8861')
            const saved = page.waitForResponse(
                (answer) =>
                    answer.url().includes('/application-draft/') &&
                    (answer.request().postData()?.includes('monthsThere') ?? false)
            )
            await fillHome(page, locale)
            await expect(heading(page, t(incomeMessages.title))).toBeVisible()
            await saved
            await page.goto(at('/'))

            await page.goto(at('/instant-approval'))
            await expect(page.getByText(t(entryMessages.goOn))).toBeVisible()
            await expectNoAxeViolations(page)
            await page.getByRole('link', {name: t(entryMessages.goOn)}).click()

            await expect(heading(page, t(personalMessages.title))).toBeVisible()
            await expect(page.getByText(t(personalMessages.again))).toBeVisible()
            await expect(page.getByLabel(t(personalMessages.email))).toHaveValue(
                'new.person@example.com'
            )
            await expect(page.getByRole('textbox', {name: t(personalMessages.number)})).toHaveValue(
                ''
            )
        })
    })
}
