import {expect, type Locator, type Page} from '@playwright/test'
import {randomBytes} from 'node:crypto'
import type {MessageDescriptor} from 'react-intl'
import {
    loginMessages,
    newPasswordMessages,
    registerMessages,
    resetMessages
} from '@app/features/sign-in/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {accountMenuMessages} from '@app/shell/header/account/account-menu-messages'
import {messages as headerMessages} from '@app/shell/header/messages'
import {enter, typeInto} from './accessibility'
import type {Language} from './language'
import type {SandboxControl} from './sandbox-control'
import {type Locale, translate} from './translate'

export type Person = {firstName: string; lastName: string; email: string; password: string}

/** A person whom no other journey uses. */
export const aNewPerson = (): Person => ({
    firstName: 'Nova',
    lastName: 'Hale',
    email: `nova${randomBytes(6).toString('hex')}@homeward.example`,
    password: 'Quiet-Harbor!27'
})

const registration = (person: Person) =>
    [
        [registerMessages.firstName, person.firstName],
        [registerMessages.lastName, person.lastName],
        [registerMessages.email, person.email],
        [registerMessages.password, person.password]
    ] as const

const partsOf = (page: Page, locale: Locale) => {
    const main = page.getByRole('main')
    const text = (message: MessageDescriptor) => translate(locale, message)
    return {
        field: (label: MessageDescriptor) => main.getByLabel(text(label), {exact: true}),
        button: (name: MessageDescriptor) =>
            main.getByRole('button', {name: text(name), exact: true})
    }
}

/** Registers somebody new on the sign-in page that is open. */
export const registerHere = async (
    page: Page,
    locale: Locale,
    person = aNewPerson()
): Promise<Person> => {
    const {field, button} = partsOf(page, locale)
    await button(loginMessages.create).click()
    for (const [label, value] of registration(person)) await field(label).fill(value)
    await button(registerMessages.submit).click()
    return person
}

/** Registers somebody new, who is then signed in, on the page of their details. */
export const register = async (
    page: Page,
    locale: Locale,
    person = aNewPerson()
): Promise<Person> => {
    await page.goto(inLocale(locale, '/login'))
    await registerHere(page, locale, person)
    await expect(page).toHaveURL(/\/account$/)
    return person
}

/** The same with the keyboard only. */
export const registerByKeyboard = async (
    page: Page,
    locale: Locale,
    person: Person
): Promise<void> => {
    const {field, button} = partsOf(page, locale)
    await openSignIn(page, locale)
    await enter(page, button(loginMessages.create))
    await expect(page.getByRole('heading', {level: 1})).toBeFocused()
    for (const [label, value] of registration(person)) await typeInto(page, field(label), value)
    await enter(page, button(registerMessages.submit))
    await expect(page).toHaveURL(/\/account$/)
}

/** The customer's menu in the header. */
export const accountMenu = (page: Page, locale: Locale): Locator =>
    page.getByRole('banner').getByRole('button', {
        name: translate(locale, accountMenuMessages.label, {name: ''}).replace(/^\W+/, '')
    })

/** Opens the sign-in page and waits until its form can be sent. */
export const openSignIn = async (page: Page, locale: Locale): Promise<void> => {
    await page.goto(inLocale(locale, '/login'))
    await expect(page.locator('html[data-live]')).toBeAttached()
}

/** Signs out with the menu; ends on the home page, as a guest. */
export const signOutByMenu = async (page: Page, locale: Locale): Promise<void> => {
    await accountMenu(page, locale).click()
    await page.getByRole('menuitem', {name: translate(locale, accountMenuMessages.signOut)}).click()
    await page.waitForURL((url) => url.pathname === inLocale(locale, '/'))
    const signIn = page
        .getByRole('banner')
        .getByRole('link', {name: translate(locale, headerMessages.signIn)})
    await expect(signIn).toBeVisible()
}

/** Signs in with the form of the sign-in page; ends on the page of their details. */
export const signInByForm = async (
    page: Page,
    locale: Locale,
    {email, password}: Pick<Person, 'email' | 'password'>
): Promise<void> => {
    const {field, button} = partsOf(page, locale)
    await openSignIn(page, locale)
    await field(loginMessages.email).fill(email)
    await field(loginMessages.password).fill(password)
    await button(loginMessages.submit).click()
    await expect(page).toHaveURL(/\/account$/)
    await expect(accountMenu(page, locale)).toBeVisible()
}

/** Fills in the identity provider's form, which is not part of the shop. */
export const signInAtProvider = async (
    page: Page,
    {email, password}: Pick<Person, 'email' | 'password'>
): Promise<void> => {
    await page.waitForURL(/single-sign-on\/authorize/)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', {name: 'Sign in'}).click()
}

/** Requests a link to a new password, opens the mailed one and returns its address. */
export const followMailedLink = async (
    page: Page,
    {at, field, button, main, text}: Language,
    mail: {sandbox: SandboxControl; email: string}
): Promise<string> => {
    await page.goto(at('/my-accounts/resetPassword'))
    await expect(page.locator('html[data-live]')).toBeAttached()
    await typeInto(page, field(resetMessages.email), mail.email)
    await enter(page, button(resetMessages.submit))
    await expect(main.getByText(text(resetMessages.sentTitle))).toBeVisible()
    const link = await mail.sandbox.mailedLink(mail.email)
    await page.goto(link)
    await expect(page).toHaveURL(/\/my-accounts\/resetPassword\/new$/)
    return link
}

/** Types a new password on the link's page, and saves it. */
export const choosePassword = async (
    page: Page,
    {field, button}: Language,
    password: string
): Promise<void> => {
    await typeInto(page, field(newPasswordMessages.password), password)
    await enter(page, button(newPasswordMessages.submit))
}
