import {providerMessages, welcomeMessages} from '@app/features/sign-in/messages'
import {messages as headerMessages} from '@app/shell/header/messages'
import {accountMenu, register, signOutByMenu} from '../../support/identity'
import {inLanguage} from '../../support/language'
import {withStore} from '../../support/shopper'
import {addToCart, chooseVariations, openFirstProduct} from '../../support/shopping'
import {expect, test} from '../../support/test'

const service = 'Homeward ID'

test('who signs in at a provider of another site, in the frame of the dialog, stays on the page with the guest’s cart [AUTH-041, AUTH-046, CART-021, D-16, D-17]', async ({
    page,
    context,
    baseURL,
    shopLocale,
    complaints
}) => {
    complaints.mayHappen(/merge|409/)
    const {locale, text, at, cart} = inLanguage(page, shopLocale)
    await withStore(page, baseURL)
    const person = await register(page, locale)
    await signOutByMenu(page, locale)
    // This shop is configured with a link to its provider. From here on its pages say that it is a frame.
    await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
            for (const data of document.querySelectorAll('script[type="application/json"]')) {
                const text = data.textContent ?? ''
                const framed = text.replace(
                    '"identityProviderFrame":false',
                    '"identityProviderFrame":true'
                )
                if (framed !== text) data.textContent = framed
            }
        })
    })
    await page.goto(at('/c/furniture'))
    await openFirstProduct(page, locale)
    await chooseVariations(page)
    await addToCart(page, locale)
    await page.goto(at('/c/furniture'))
    await expect(cart(1)).toBeVisible()

    const signIn = page.getByRole('banner').getByRole('link', {name: text(headerMessages.signIn)})
    await signIn.click()
    const title = text(providerMessages.frame, {service})
    const frame = page.frameLocator(`iframe[title="${title}"]`)
    await frame.getByLabel('Email').fill(person.email)
    await frame.getByLabel('Password').fill(person.password)
    await frame.getByRole('button', {name: 'Sign in'}).click()

    const greeting = text(welcomeMessages.welcome, {name: person.firstName})
    await expect(page.getByText(greeting)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(accountMenu(page, locale)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(at('/c/furniture'))
    const tokens = (await context.cookies()).filter(({name}) => name.startsWith('cc-'))
    expect(tokens.length).toBeGreaterThan(0)

    await page.reload()
    await expect(cart(1)).toBeVisible()
    await expect(accountMenu(page, locale)).toBeVisible()
})
