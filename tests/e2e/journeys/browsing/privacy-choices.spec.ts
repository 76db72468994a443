import type {BrowserContext, Page} from '@playwright/test'
import {choiceMessages, privacyMessages} from '@app/features/privacy/messages'
import {expect, test} from '../../support/test'
import {translate} from '../../support/translate'

const choiceOf = (page: Page, choice: 'allow' | 'refuse') =>
    page.getByRole('radio', {name: translate('en-US', choiceMessages[`${choice}Hint`])})

const cookieOf = async (context: BrowserContext) =>
    (await context.cookies()).find(({name}) => name === 'dw_dnt')

/** What a tag manager would find. */
const shownIn = (page: Page) =>
    page.evaluate(() => {
        const tagged: Window & {dataLayer?: unknown} = window
        return tagged.dataLayer
    })

test('from the footer a visitor allows, another tab follows at once, and a refusal outlives a reload (G-64)', async ({
    page,
    context
}) => {
    await page.goto('/how-rac-works')
    expect(await cookieOf(context)).toBeUndefined()
    expect(await shownIn(page)).toBeUndefined()
    const otherTab = await context.newPage()
    await otherTab.goto('/privacy-choices')
    await expect(choiceOf(otherTab, 'allow')).toBeEnabled()

    const name = translate('en-US', privacyMessages.title)
    await page.getByRole('contentinfo').getByRole('link', {name}).click()
    await expect(page.getByRole('heading', {level: 1, name})).toBeVisible()
    await choiceOf(page, 'allow').check()

    await expect(page.getByText(translate('en-US', choiceMessages.allowed))).toBeVisible()
    expect(await cookieOf(context)).toMatchObject({value: '0', path: '/', sameSite: 'Lax'})
    await expect(choiceOf(otherTab, 'allow')).toBeChecked()
    await expect.poll(() => shownIn(page)).toEqual(expect.any(Array))
    await expect.poll(() => shownIn(otherTab)).toEqual(expect.any(Array))

    await choiceOf(otherTab, 'refuse').check()
    await expect(choiceOf(page, 'refuse')).toBeChecked()
    await page.reload()
    await expect(choiceOf(page, 'refuse')).toBeChecked()
    expect(await cookieOf(context)).toMatchObject({value: '1'})
    expect(await shownIn(page)).toBeUndefined()
})

test('with Global Privacy Control the page says that the signal is honored, and takes no other choice (G-64)', async ({
    page,
    context
}) => {
    await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {get: () => true})
    )
    await page.goto('/privacy-choices')

    await expect(choiceOf(page, 'refuse')).toBeChecked()
    await expect(choiceOf(page, 'allow')).toBeDisabled()
    await expect(page.getByText(translate('en-US', choiceMessages.signal))).toBeVisible()
})
