import type {Page} from '@playwright/test'
import {
    declinedMessages,
    entryMessages,
    failureMessages,
    resultMessages
} from '@app/features/approval/messages'
import {personalMessages, reviewMessages} from '@app/features/approval/step-messages'
import {expectNoAxeViolations} from '../support/accessibility'
import {
    apply,
    fillPersonal,
    fillPhone,
    fillRest,
    heading,
    person,
    submit
} from '../support/application'
import {withStore} from '../support/shopper'
import {expect, test} from '../support/test'
import {translate} from '../support/translate'

const t = translate

/** Everything that nobody may find anywhere but in the one call that needs it. */
const secretsOf = (ssn: string) => [ssn, ssn.replaceAll('-', ''), '1988-02-29', '02/29/1988']

/** Whatever this browser keeps or shows, as one text. */
const kept = async (page: Page): Promise<string> => {
    const stored = await page.evaluate(() =>
        JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie, location.href])
    )
    return stored + (await page.content())
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
