import {resultMessages} from '@app/features/approval/frame/messages'
import {phoneMessages} from '@app/features/approval/frame/phone-messages'
import {
    homeMessages,
    incomeMessages,
    personalMessages,
    referencesMessages,
    reviewMessages
} from '@app/features/approval/application/step-messages'
import {
    begin,
    fillPersonal,
    fillPhone,
    fillRest,
    heading,
    person,
    submitButton
} from '../../support/application'
import {withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'
import {translate as t} from '../../support/translate'

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

for (const locale of ['en-US', 'es-US'] as const)
    test(`Back and Forward show every step as it was left, and a double tap submits once: @${locale} [ROUTE-015] [ROUTE-022] (D-24)`, async ({
        page,
        sandbox
    }) => {
        await begin(page, locale)
        await fillPhone(page, locale)
        await fillPersonal(page, locale, '512-43-8861')
        await fillRest(page, locale)

        const titles = [phoneMessages, personalMessages, homeMessages, incomeMessages].map(
            ({title}) => title
        )
        const steps = [...titles, referencesMessages.title, reviewMessages.title]
        for (const title of steps.slice(0, -1).reverse()) {
            await page.goBack()
            await expect(heading(page, t(locale, title))).toBeVisible()
        }
        for (const title of steps.slice(1)) {
            await page.goForward()
            await expect(heading(page, t(locale, title))).toBeVisible()
            if (title === personalMessages.title) {
                const number = page.getByRole('textbox', {name: t(locale, personalMessages.number)})
                await expect(number).toHaveValue('')
                await expect(page.getByLabel(t(locale, personalMessages.email))).toHaveValue(
                    'new.person@example.com'
                )
            }
        }
        await expect(page.getByText(person.landlord)).toBeVisible()

        await sandbox.forgetCalls()
        for (const box of await page.getByRole('checkbox').all()) await box.check()
        await submitButton(page, locale).dblclick()
        await expect(heading(page, t(locale, resultMessages.approvedTitle))).toBeInViewport()
        const decisions = (await sandbox.calls()).filter(({path}) => path.endsWith('/decision'))
        expect(decisions).toHaveLength(1)
    })
