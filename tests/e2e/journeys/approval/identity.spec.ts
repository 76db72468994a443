import type {Page} from '@playwright/test'
import {detailsMessages, messages} from '@app/features/customer/messages'
import {providerMessages, welcomeMessages} from '@app/features/sign-in/messages'
import {messages as wishListMessages} from '@app/features/wish-list/messages'
import {wishMessages} from '@app/ui/products/messages'
import {enter, expectNoAxeViolations, typeInto} from '../../support/accessibility'
import {
    accountMenu,
    aNewPerson,
    choosePassword,
    followMailedLink,
    openSignIn,
    register,
    registerByKeyboard,
    signInAtProvider,
    signInByForm,
    signOutByMenu
} from '../../support/identity'
import {inLanguage} from '../../support/language'
import {withStore} from '../../support/shopper'
import {addToCart, chooseVariations, openFirstProduct, tilesOf} from '../../support/shopping'
import {expect, test} from '../../support/test'

/** The identity provider of the sandbox's brand. */
const service = 'Homeward ID'

test('a guest with a cart and a wish list registers with the keyboard alone and loses nothing [AUTH-002, AUTH-008, AUTH-012, CART-021, WISH-004, ACCT-001, D-17]', async ({
    page,
    baseURL,
    shopLocale,
    complaints
}) => {
    // The platform itself moves a guest's basket when they register, so there is nothing left to merge.
    complaints.mayHappen(/merge|409/)
    const language = inLanguage(page, shopLocale)
    const {locale, text, at, cart, field, button} = language
    const person = aNewPerson()
    await withStore(page, baseURL)

    await page.goto(at('/c/furniture'))
    await tilesOf(page).getByRole('button', {pressed: false}).first().click()
    await expect(page.getByRole('link', {name: text(wishMessages.view)})).toBeVisible()
    await openFirstProduct(page, locale)
    await chooseVariations(page)
    await addToCart(page, locale)

    await registerByKeyboard(page, locale, person)

    const greeting = text(welcomeMessages.welcome, {name: person.firstName})
    await expect(page.getByText(greeting)).toBeVisible()
    await expect(cart(1)).toBeVisible()
    await expect(accountMenu(page, locale)).toHaveText(person.firstName)
    await expect(field(messages.firstName)).toHaveValue(person.firstName)
    await typeInto(page, field(messages.firstName), 'Wren')
    await enter(page, button(messages.save))
    await expect(page.getByText(text(detailsMessages.saved))).toBeVisible()
    await expect(accountMenu(page, locale)).toHaveText('Wren')
    await expectNoAxeViolations(page)

    await page.goto(at('/account/wishlist'))
    const wishes = page.getByRole('list', {name: text(wishListMessages.items)})
    await expect(wishes.getByRole('article')).toHaveCount(1)
    await expectNoAxeViolations(page)
})

/** Everything that a script on the page could read: the page itself and this browser's storage. */
const readable = (page: Page): Promise<string> =>
    page.evaluate(() =>
        [
            JSON.stringify({...window.localStorage}),
            JSON.stringify({...window.sessionStorage}),
            document.cookie,
            document.documentElement.outerHTML
        ].join()
    )

test('a customer who forgot the password signs in again with the mailed link, the form and the provider, and no secret is left anywhere [AUTH-013, AUTH-037, AUTH-046, AUTH-047, D-16, D-19, D-21]', async ({
    page,
    context,
    baseURL,
    shopLocale,
    sandbox,
    complaints
}) => {
    complaints.mayHappen(/merge|409/)
    const addresses: string[] = []
    context.on('request', (request) => {
        addresses.push(request.url(), request.headers().referer ?? '')
    })
    const language = inLanguage(page, shopLocale)
    const {locale, main, text, at} = language
    await withStore(page, baseURL)
    const person = await register(page, locale)
    await expect(accountMenu(page, locale)).toBeVisible()
    await signOutByMenu(page, locale)

    const changed = {...person, password: 'Bright-Meadow!64'}
    const link = await followMailedLink(page, language, {sandbox, email: person.email})
    await choosePassword(page, language, changed.password)
    await expect(page).toHaveURL(/\/account$/)
    await expect(accountMenu(page, locale)).toBeVisible()

    await signOutByMenu(page, locale)
    await signInByForm(page, locale, changed)
    await signOutByMenu(page, locale)
    await openSignIn(page, locale)
    await main.getByRole('link', {name: text(providerMessages.start, {service})}).click()
    await signInAtProvider(page, changed)
    await page.waitForURL((url) => url.pathname === at('/account'))
    const greeting = text(welcomeMessages.welcome, {name: person.firstName})
    await expect(page.getByText(greeting)).toBeVisible()

    const stored = await readable(page)
    const token = new URL(link).searchParams.get('token') ?? ''
    expect(token).not.toBe('')
    const secrets = [person.password, changed.password, token]
    for (const secret of secrets) expect(stored).not.toContain(secret)
    expect(stored).not.toMatch(/eyJ[\w-]+\.eyJ/)
    // The only other host is the identity provider, in the sandbox.
    const ours = ['localhost', '127.0.0.1', '']
    const hosts = addresses.map((address) => (address === '' ? '' : new URL(address).hostname))
    expect(hosts.filter((host) => !ours.includes(host))).toEqual([])
    const others = addresses.filter((address) => address !== link).join('\n')
    for (const secret of [...secrets, person.email, encodeURIComponent(person.email)])
        expect(others).not.toContain(secret)
})
