import {detailsMessages} from '@app/features/customer/messages'
import {typeInto, enter} from '../../support/accessibility'
import {
    accountMenu,
    aNewPerson,
    choosePassword,
    followMailedLink,
    register,
    signInByForm,
    signOutByMenu
} from '../../support/identity'
import {inLanguage} from '../../support/language'
import {withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'

test('a password with letters, signs and a currency of other alphabets registers, signs in, is changed and reset, and opens the account on another device [AUTH-012, AUTH-013, AUTH-037] (D-21, D-50)', async ({
    page,
    browser,
    baseURL,
    shopLocale,
    sandbox,
    complaints
}) => {
    // The platform moves a guest's basket itself when they register: there is nothing left to merge.
    complaints.mayHappen(/merge|409/)
    const language = inLanguage(page, shopLocale)
    const {locale, text, at, field, button} = language
    const person = {...aNewPerson(), password: 'Contraseña-Larga!2026'}
    const changed = {...person, password: 'Piñata€Azul77!'}
    const reset = {...person, password: 'Señal–Única 🌵 2026!'}
    await withStore(page, baseURL)

    await register(page, locale, person)
    await expect(accountMenu(page, locale)).toBeVisible()
    await signOutByMenu(page, locale)
    await signInByForm(page, locale, person)

    await page.goto(at('/account'))
    await typeInto(page, field(detailsMessages.currentPassword), person.password)
    await typeInto(page, field(detailsMessages.newPassword), changed.password)
    await enter(page, button(detailsMessages.change))
    await expect(page.getByText(text(detailsMessages.changed))).toBeVisible()
    await signOutByMenu(page, locale)
    await signInByForm(page, locale, changed)
    await signOutByMenu(page, locale)

    await followMailedLink(page, language, {sandbox, email: person.email})
    await choosePassword(page, language, reset.password)
    await expect(page).toHaveURL(/\/account$/)
    await expect(accountMenu(page, locale)).toBeVisible()

    const other = await browser.newContext({baseURL: baseURL ?? ''})
    const elsewhere = await other.newPage()
    await withStore(elsewhere, baseURL)
    await signInByForm(elsewhere, locale, reset)
    await expect(accountMenu(elsewhere, locale)).toHaveText(person.firstName)
    await other.close()
})
