import type {Page} from '@playwright/test'
import {
    declinedMessages,
    entryMessages,
    failureMessages,
    resultMessages
} from '@app/features/approval/messages'
import {
    homeMessages,
    incomeMessages,
    personalMessages,
    phoneMessages,
    referencesMessages,
    relationMessages,
    reviewMessages,
    sourceMessages,
    stayMessages
} from '@app/features/approval/step-messages'
import {messages as formMessages} from '@app/ui/form/field-messages'
import {frequencyMessages} from '@app/ui/form/messages'
import {expectNoAxeViolations} from '../support/accessibility'
import {withStore} from '../support/shopper'
import {expect, test} from '../support/test'
import {translate} from '../support/translate'

type Locale = 'en-US' | 'es-US'

const person = {phone: '310-555-0142', born: ['2', '29', '1988'], landlord: 'Lee Landlord'}

/** Everything that nobody may find anywhere but in the one call that needs it. */
const secretsOf = (ssn: string) => [ssn, ssn.replaceAll('-', ''), '1988-02-29', '02/29/1988']

const t = translate

const go = (page: Page, locale: Locale) =>
    page.getByRole('button', {name: t(locale, formMessages.continue), exact: true}).click()

const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name})

const begin = async (page: Page, locale: Locale) => {
    await page.goto(locale === 'en-US' ? '/instant-approval' : '/es-US/instant-approval')
    await page.getByRole('button', {name: t(locale, entryMessages.begin)}).click()
    // The session begins with this press.
    await expect(heading(page, t(locale, phoneMessages.title))).toBeVisible({timeout: 20_000})
}

const fillPhone = async (page: Page, locale: Locale) => {
    await page.getByLabel(t(locale, phoneMessages.phone)).fill(person.phone)
    await page.getByRole('checkbox').check()
    await go(page, locale)
    await expect(page.getByText(t(locale, personalMessages.prefilled))).toBeVisible()
}

const fillPersonal = async (page: Page, locale: Locale, ssn: string) => {
    await page.getByLabel(t(locale, personalMessages.email)).fill('new.person@example.com')
    const [month = '', day = '', year = ''] = person.born
    await page.getByLabel(t(locale, formMessages.month), {exact: true}).fill(month)
    await page.getByLabel(t(locale, formMessages.day), {exact: true}).fill(day)
    await page.getByLabel(t(locale, formMessages.year), {exact: true}).fill(year)
    await page.getByRole('textbox', {name: t(locale, personalMessages.number)}).fill(ssn)
    await go(page, locale)
}

const fillRest = async (page: Page, locale: Locale) => {
    await expect(heading(page, t(locale, homeMessages.title))).toBeVisible()
    await page
        .getByLabel(t(locale, homeMessages.months))
        .selectOption({label: t(locale, stayMessages[18])})
    await go(page, locale)
    await page.getByLabel(t(locale, sourceMessages.job)).check()
    await page.getByLabel(t(locale, frequencyMessages.weekly), {exact: true}).check()
    await page.getByLabel(t(locale, incomeMessages.amount)).fill('300')
    await go(page, locale)
    const groups = page.getByRole('group')
    const fill = async (group: string, name: string, phone: string) => {
        const fields = groups.filter({has: page.getByText(group, {exact: true})})
        await fields.getByLabel(t(locale, referencesMessages.name), {exact: true}).fill(name)
        await fields.getByLabel(t(locale, referencesMessages.phone)).fill(phone)
        return fields
    }
    await fill(t(locale, referencesMessages.landlord), person.landlord, '310-555-0161')
    for (const number of [1, 2]) {
        const fields = await fill(
            t(locale, referencesMessages.reference, {number}),
            `Friend ${number}`,
            `310-555-017${number}`
        )
        await fields
            .getByLabel(t(locale, referencesMessages.relation))
            .selectOption({label: t(locale, relationMessages.friend)})
    }
    await go(page, locale)
    await expect(heading(page, t(locale, reviewMessages.title))).toBeVisible()
}

const submit = async (page: Page, locale: Locale) => {
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', {name: t(locale, reviewMessages.submit)}).click()
}

/** Whatever this browser keeps or shows, as one text. */
const kept = async (page: Page): Promise<string> => {
    const stored = await page.evaluate(() =>
        JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie, location.href])
    )
    return stored + (await page.content())
}

const apply = async (page: Page, locale: Locale, ssn: string) => {
    await begin(page, locale)
    await fillPhone(page, locale)
    await fillPersonal(page, locale, ssn)
    await fillRest(page, locale)
    await submit(page, locale)
}

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

test('a new person applies, and nobody finds their number anywhere but in the one call [APPR-001] [APPR-020] [APPR-024] [G-26]', async ({
    page
}) => {
    const ssn = '512-43-8861'
    const bodies: string[] = []
    page.on('request', (request) => {
        const isBasket = request.method() === 'PATCH' && /\/baskets\/[^/]+\?/.test(request.url())
        bodies.push(request.url(), isBasket ? '' : (request.postData() ?? ''))
    })
    page.on('response', (response) => {
        if (!/json/.test(response.headers()['content-type'] ?? '')) return
        void response.text().then(
            (text) => bodies.push(text),
            () => undefined
        )
    })

    await apply(page, 'en-US', ssn)

    await expect(heading(page, t('en-US', resultMessages.approvedTitle))).toBeVisible()
    await expect(page.getByText('$60.00').first()).toBeVisible()
    await expectNoAxeViolations(page)
    const found = (await kept(page)) + bodies.join('\n')
    for (const secret of secretsOf(ssn)) expect(found).not.toContain(secret)
    expect(await kept(page)).not.toContain(person.landlord)

    await page.goBack()
    await expect(heading(page, t('en-US', resultMessages.approvedTitle))).toBeVisible()
    await page.reload()
    await expect(page.getByText('$60.00').first()).toBeVisible()
})

test('a condition names the documents that are wanted, in Spanish [APPR-010] [APPR-025] [VERIFY-002]', async ({
    page
}) => {
    await apply(page, 'es-US', '512-43-8866')

    await expect(heading(page, t('es-US', resultMessages.conditionalTitle))).toBeVisible()
    await expect(page).toHaveURL(/\/es-US\/pre-approvedPage$/)
    await expect(page.getByRole('link', {name: t('es-US', resultMessages.send)})).toBeVisible()
    await expectNoAxeViolations(page)
})

test('a refusal gives no reason of its own, and the way to what can be done (D-33) [APPR-012]', async ({
    page
}) => {
    await apply(page, 'en-US', '512-43-8862')

    await expect(heading(page, t('en-US', declinedMessages.title))).toBeVisible()
    await expect(page.getByText(t('en-US', declinedMessages.mail))).toBeVisible()
    await expectNoAxeViolations(page)
})

test('answers outlive a failure and a reload, but for what is kept nowhere (D-24) [APPR-013] [APPR-015]', async ({
    page,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/50\d/)
    complaints.mayHappen(/instant approval failed/)
    await sandbox.fail('POST', '*instantapproval', 500)
    await page.goto('/instant-approval')
    const start = page.getByRole('button', {name: t('en-US', entryMessages.begin)})
    await start.click()
    await expect(start).not.toHaveAttribute('aria-busy')
    await expect(heading(page, t('en-US', entryMessages.title))).toBeVisible()
    await sandbox.recover()

    await start.click()
    await fillPhone(page, 'en-US')
    await fillPersonal(page, 'en-US', '900-70-1234')
    await fillRest(page, 'en-US')
    await sandbox.fail('POST', '*get-decision*', 503)
    await submit(page, 'en-US')
    await expect(heading(page, t('en-US', failureMessages.title))).toBeVisible()
    await sandbox.recover()
    await page.getByRole('link', {name: t('en-US', failureMessages.retry)}).click()
    await expect(heading(page, t('en-US', reviewMessages.title))).toBeVisible()

    await page.reload()

    await expect(heading(page, t('en-US', personalMessages.title))).toBeVisible()
    await expect(page.getByText(t('en-US', personalMessages.again))).toBeVisible()
    await expect(page.getByLabel(t('en-US', personalMessages.email))).toHaveValue(
        'new.person@example.com'
    )
})
