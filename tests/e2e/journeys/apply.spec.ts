import {randomInt} from 'node:crypto'
import type {Page} from '@playwright/test'
import {
    overviewMessages,
    sendMessages,
    sentMessages
} from '@app/features/approval/document-messages'
import {identityMessages} from '@app/features/approval/identity-messages'
import {
    declinedMessages,
    entryMessages,
    failureMessages,
    resultMessages
} from '@app/features/approval/messages'
import {offerMessages, offerRefusalMessages} from '@app/features/approval/offer-messages'
import {personalMessages, reviewMessages} from '@app/features/approval/step-messages'
import {messages as fieldMessages} from '@app/ui/form/field-messages'
import {expectNoAxeViolations} from '../support/accessibility'
import {
    apply,
    fillBirthDate,
    fillPersonal,
    fillPhone,
    fillRest,
    heading,
    person,
    submit
} from '../support/application'
import {registerHere} from '../support/identity'
import {withStore} from '../support/shopper'
import {expect, test} from '../support/test'
import {translate} from '../support/translate'

const t = translate

/** Everything that nobody may find anywhere but in the one call that needs it. */
const secretsOf = (ssn: string) => [ssn, ssn.replaceAll('-', ''), '1988-02-29', '02/29/1988']

/** Whatever this browser keeps or shows, the worker's caches too, as one text. */
const kept = async (page: Page): Promise<string> => {
    const stored = await page.evaluate(async () => {
        const texts = [document.cookie, document.referrer, location.href]
        for (const name of await caches.keys()) {
            const cache = await caches.open(name)
            for (const request of await cache.keys()) {
                const answer = await cache.match(request)
                const isText = /json|html/.test(answer?.headers.get('content-type') ?? '')
                texts.push(request.url, isText ? ((await answer?.text()) ?? '') : '')
            }
        }
        return JSON.stringify([{...localStorage}, {...sessionStorage}, history.state, texts])
    })
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

    await page.goto('/?utm_source=mail&utm_campaign=spring')
    await apply(page, 'en-US', ssn)

    await expect(heading(page, t('en-US', resultMessages.approvedTitle))).toBeVisible()
    await expect(page.getByText('$60.00').first()).toBeVisible()
    // The campaign of a page before goes along with the look-up of the decision [APPR-018].
    expect(bodies.join()).toContain('"marketingUtm":"utm_source=mail&utm_campaign=spring"')
    await expectNoAxeViolations(page)
    const found = (await kept(page)) + bodies.join('\n')
    for (const secret of secretsOf(ssn)) expect(found).not.toContain(secret)
    for (const other of [person.landlord, 'Friend 1', '3105550171']) {
        expect(await kept(page)).not.toContain(other)
    }

    await page.goBack()
    await expect(heading(page, t('en-US', resultMessages.approvedTitle))).toBeVisible()
    await page.reload()
    await expect(page.getByText('$60.00').first()).toBeVisible()
})

test('a guest is approved on a condition, registers, sends the document, and has no condition any more [APPR-010] [APPR-025] [VERIFY-002] [VERIFY-008] (D-17, D-35)', async ({
    page,
    complaints
}) => {
    test.setTimeout(180_000)
    // The platform moves a guest's basket itself when they register: there is nothing left to merge.
    complaints.mayHappen(/merge|409/)
    await apply(page, 'en-US', '512-43-8864')
    await expect(heading(page, t('en-US', resultMessages.conditionalTitle))).toBeVisible()
    await page.getByRole('link', {name: t('en-US', resultMessages.send)}).click()

    await registerHere(page, 'en-US')
    await expect(heading(page, t('en-US', overviewMessages.title))).toBeVisible({timeout: 20_000})
    await page.getByRole('link', {name: t('en-US', overviewMessages.start)}).click()
    await page.getByLabel(t('en-US', fieldMessages.chooseFile)).setInputFiles({
        name: 'stub.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 a pay stub')
    })
    await expect(
        page.getByText(t('en-US', fieldMessages.uploaded, {name: 'stub.pdf'}))
    ).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', {name: t('en-US', sendMessages.submit)}).click()

    await expect(heading(page, t('en-US', sentMessages.title))).toBeVisible()
    await page.getByRole('link', {name: t('en-US', overviewMessages.approval)}).click()
    await expect(heading(page, t('en-US', resultMessages.approvedTitle))).toBeVisible()
    await expect(page.getByText('$60.00').first()).toBeVisible()
})

test('an identity that is told wrong three times is locked, and stays so, in Spanish (G-20) [VERIFY-004]', async ({
    page
}) => {
    test.setTimeout(180_000)
    await apply(page, 'es-US', '512-43-8866')
    await expect(heading(page, t('es-US', resultMessages.conditionalTitle))).toBeVisible()
    await expect(page).toHaveURL(/\/es-US\/pre-approvedPage$/)
    await expectNoAxeViolations(page)

    await page.getByRole('link', {name: t('es-US', identityMessages.verify)}).click()
    await page.getByLabel(t('es-US', identityMessages.lastFour)).fill('0000')
    await fillBirthDate(page, 'es-US')
    for (const tries of [2, 1]) {
        await page.getByRole('button', {name: t('es-US', identityMessages.submit)}).click()
        await expect(page.getByText(t('es-US', identityMessages.wrong, {tries}))).toBeVisible()
    }
    await expectNoAxeViolations(page)
    await page.getByRole('button', {name: t('es-US', identityMessages.submit)}).click()

    await expect(heading(page, t('es-US', identityMessages.lockedTitle))).toBeVisible()
    await page.reload()
    await expect(heading(page, t('es-US', identityMessages.lockedTitle))).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await kept(page)).not.toContain('1988-02-29')
})

test('a mailed offer is claimed by its link, and its code is in no address [ROUTE-029] [ROUTE-057] (D-21, G-28)', async ({
    page,
    complaints
}) => {
    complaints.mayHappen(/404/)
    const code = `HW${String(randomInt(1_000_000, 10_000_000))}1`
    await page.goto(`/es-US/claim-offer?code=${code}`)
    await expect(page).toHaveURL(/\/es-US\/claim-offer$/)
    await expect(page.getByLabel(t('es-US', offerMessages.code))).toHaveValue(code)
    await page.getByLabel(t('es-US', offerMessages.lastName)).fill('Hill')
    await page.getByLabel(t('es-US', offerMessages.zip), {exact: true}).fill('90210')
    await expectNoAxeViolations(page)
    const submitLetter = () =>
        page.getByRole('button', {name: t('es-US', offerMessages.submit)}).click()
    await submitLetter()

    await expect(heading(page, t('es-US', offerRefusalMessages.unknownTitle))).toBeVisible({
        timeout: 20_000
    })
    await expectNoAxeViolations(page)
    await page.getByRole('link', {name: t('es-US', offerRefusalMessages.again)}).click()
    await page.getByLabel(t('es-US', offerMessages.lastName)).fill('Hale')
    await submitLetter()

    await expect(heading(page, t('es-US', resultMessages.approvedTitle))).toBeVisible()
    await expect(page.getByText('$60.00').first()).toBeVisible()
    expect(await kept(page)).not.toContain(code)
})

test('a refusal gives no reason of its own, and the way to what can be done (D-33) [APPR-012]', async ({
    page
}) => {
    await apply(page, 'en-US', '512-43-8862')

    await expect(heading(page, t('en-US', declinedMessages.title))).toBeVisible()
    await expect(page.getByText(t('en-US', declinedMessages.mail))).toBeVisible()
    await expect(page.getByText('Plainview Consumer Reports')).toBeVisible()
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
