import {failureMessages} from '@app/features/approval/frame/messages'
import {newPasswordMessages, providerMessages} from '@app/features/sign-in/messages'
import {messages as sessionMessages} from '@app/shell/sign-in/messages'
import {expectNoAxeViolations} from '../support/accessibility'
import {
    accountMenu,
    choosePassword,
    followMailedLink,
    openSignIn,
    register,
    signInAtProvider,
    signInByForm,
    signOutByMenu
} from '../support/identity'
import {inLanguage} from '../support/language'
import {withStore} from '../support/shopper'
import {expect, test} from '../support/test'

/** The identity provider of the sandbox's brand. */
const service = 'Homeward ID'

test('the page says when the provider is down or a session cannot be renewed, and the form still works [AUTH-046, ROUTE-027, D-14, D-16]', async ({
    page,
    context,
    baseURL,
    shopLocale,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/merge|409|oauth2|status 400|status of 400/)
    const {locale, main, text, at} = inLanguage(page, shopLocale)
    await withStore(page, baseURL)
    const person = await register(page, locale)
    await expect(accountMenu(page, locale)).toBeVisible()
    await signOutByMenu(page, locale)

    await openSignIn(page, locale)
    await main.getByRole('link', {name: text(providerMessages.start, {service})}).click()
    await page.waitForURL(/single-sign-on\/authorize/)
    await sandbox.fail('POST', '*/oauth2/token', 503)
    await signInAtProvider(page, person)
    await page.waitForURL((url) => url.pathname === at('/service-failure-login'))
    await expect(main.getByText(text(failureMessages.loginLead))).toBeVisible()
    await sandbox.recover()
    await expectNoAxeViolations(page)
    await main.getByRole('link', {name: text(failureMessages.login)}).click()
    await page.waitForURL((url) => url.pathname === at('/login'))

    await signInByForm(page, locale, person)
    await page.goto(at('/how-it-works'))
    await expect(accountMenu(page, locale)).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Half an hour later the access token has expired, and the refresh token is refused.
    await context.clearCookies({name: /^cc-at/})
    await sandbox.refuseRefresh()
    await page.goto(at('/how-it-works'))
    await expect(page.getByText(text(sessionMessages.ended))).toBeVisible()
    await expect(accountMenu(page, locale)).toHaveCount(0)
    await page.goto(at('/account/orders'))
    await page.waitForURL((url) => url.pathname === at('/login'))
    expect(new URL(page.url()).searchParams.get('return')).toBe('/account/orders')
})

test('a mailed link works once: the second time the page offers a new link, and the new password stays [D-20, D-21] (G-31)', async ({
    page,
    baseURL,
    shopLocale,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/merge|409|status 400|status of 400/)
    const language = inLanguage(page, shopLocale)
    const {locale, main, text} = language
    await withStore(page, baseURL)
    const person = await register(page, locale)
    await expect(accountMenu(page, locale)).toBeVisible()
    await signOutByMenu(page, locale)
    const link = await followMailedLink(page, language, {sandbox, email: person.email})
    await choosePassword(page, language, 'Bright-Meadow!64')
    await expect(page).toHaveURL(/\/account$/)

    await page.goto(link)
    await choosePassword(page, language, 'Bright-Meadow!65')
    await expect(main.getByText(text(newPasswordMessages.over))).toBeVisible()
    await expectNoAxeViolations(page)

    await signOutByMenu(page, locale)
    await signInByForm(page, locale, {...person, password: 'Bright-Meadow!64'})
})
