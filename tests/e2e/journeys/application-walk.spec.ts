import {resultMessages} from '@app/features/approval/messages'
import {
    homeMessages,
    incomeMessages,
    personalMessages,
    phoneMessages,
    referencesMessages,
    reviewMessages
} from '@app/features/approval/step-messages'
import {loginMessages} from '@app/features/sign-in/messages'
import {
    begin,
    fillPersonal,
    fillPhone,
    fillRest,
    heading,
    person,
    submit,
    submitButton
} from '../support/application'
import {PASSWORD, register, withStore} from '../support/shopper'
import {expect, test} from '../support/test'
import {translate as t} from '../support/translate'

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

test('Back and Forward find every step as it was left, and a double tap sends it once [ROUTE-015] [ROUTE-022] (D-24)', async ({
    page,
    sandbox
}) => {
    await begin(page, 'en-US')
    await fillPhone(page, 'en-US')
    await fillPersonal(page, 'en-US', '512-43-8861')
    await fillRest(page, 'en-US')

    const titles = [phoneMessages, personalMessages, homeMessages, incomeMessages].map(
        ({title}) => title
    )
    const steps = [...titles, referencesMessages.title, reviewMessages.title]
    for (const title of steps.slice(0, -1).reverse()) {
        await page.goBack()
        await expect(heading(page, t('en-US', title))).toBeVisible()
    }
    for (const title of steps.slice(1)) {
        await page.goForward()
        await expect(heading(page, t('en-US', title))).toBeVisible()
        if (title === personalMessages.title) {
            const number = page.getByRole('textbox', {name: t('en-US', personalMessages.number)})
            await expect(number).toHaveValue('')
            await expect(page.getByLabel(t('en-US', personalMessages.email))).toHaveValue(
                'new.person@example.com'
            )
        }
    }
    await expect(page.getByText(person.landlord)).toBeVisible()

    await sandbox.forgetCalls()
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await submitButton(page, 'en-US').dblclick()
    await expect(heading(page, t('en-US', resultMessages.approvedTitle))).toBeVisible()
    const decisions = (await sandbox.calls()).filter(({path}) => path.endsWith('/decision'))
    expect(decisions).toHaveLength(1)
})

test('a customer whose session ends before the submit signs in again in place, and sends what they typed [D-14]', async ({
    page,
    complaints
}) => {
    test.setTimeout(120_000)
    complaints.mayHappen(/40[01]/)
    await page.goto('/login')
    const login = await register(page, 'en-US')
    await expect(page).toHaveURL(/\/account$/, {timeout: 20_000})
    await begin(page, 'en-US')
    await fillPhone(page, 'en-US')
    await fillPersonal(page, 'en-US', '512-43-8861')
    await fillRest(page, 'en-US')
    await page.context().clearCookies({name: /^cc-/})
    await submit(page, 'en-US')

    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('en-US', loginMessages.email), {exact: true}).fill(login)
    await dialog.getByLabel(t('en-US', loginMessages.password), {exact: true}).fill(PASSWORD)
    await dialog.getByRole('button', {name: t('en-US', loginMessages.submit)}).click()
    await expect(dialog).toBeHidden({timeout: 20_000})

    await expect(page.getByText('***-**-8861')).toBeVisible()
    await submitButton(page, 'en-US').click()
    await expect(heading(page, t('en-US', resultMessages.approvedTitle))).toBeVisible({
        timeout: 20_000
    })
})
