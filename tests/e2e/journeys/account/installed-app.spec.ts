import type {Page} from '@playwright/test'
import {z} from 'zod'
import {payMessages} from '@app/features/account/payments/pay-messages'
import {dueOnIconMessages} from '@app/features/account/personal-info/due-on-icon'
import {shareMessages} from '@app/features/product/details/messages'
import {loginMessages} from '@app/features/sign-in/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {expectNoAxeViolations} from '../../support/accessibility'
import {signOutByMenu} from '../../support/identity'
import {signIn, withStore} from '../../support/shopper'
import {openFirstProduct} from '../../support/shopping'
import {expect, test} from '../../support/test'
import {translate} from '../../support/translate'

const Manifest = z.object({shortcuts: z.array(z.object({url: z.string()}))})

/** The addresses of the shortcuts that a page's app has: to pay, and to the cart. */
const shortcutsOf = async (page: Page): Promise<string[]> => {
    const href = await page.locator('link[rel="manifest"]').getAttribute('href')
    const response = await page.request.get(href ?? '')
    expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/)
    return Manifest.parse(await response.json()).shortcuts.map(({url}) => url)
}

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

test('the app’s shortcuts lead a guest through sign-in to the page to pay on, and to the cart, in the language of the app [ROUTE-044] [ROUTE-002] (D-22)', async ({
    page,
    shopLocale: locale
}) => {
    const text = (message: Parameters<typeof translate>[1]) => translate(locale, message)
    await page.goto(inLocale(locale, '/'))
    const [pay = '', cart = ''] = await shortcutsOf(page)
    expect([pay, cart]).toEqual([
        inLocale(locale, '/my-accounts/payment-agreement'),
        inLocale(locale, '/cart')
    ])

    await page.goto(pay)
    await page.waitForURL(/\/login\?return=/)
    const main = page.getByRole('main')
    await main.getByLabel(text(loginMessages.email), {exact: true}).fill('avery@homeward.example')
    await main.getByLabel(text(loginMessages.password), {exact: true}).fill('Homeward!1')
    await main.getByRole('button', {name: text(loginMessages.submit), exact: true}).click()
    await page.waitForURL((url) => url.pathname === pay)
    await expect(page.getByRole('heading', {level: 1, name: text(payMessages.title)})).toBeVisible()

    await page.goto(cart)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})

test('a product is shared by the device’s sheet, with its canonical address [G-71]', async ({
    page,
    shopLocale: locale
}) => {
    const links: unknown[] = []
    await page.exposeFunction('takeLink', (link: unknown) => void links.push(link))
    await page.addInitScript(() => {
        Object.defineProperty(navigator, 'canShare', {value: () => true})
        Object.defineProperty(navigator, 'share', {
            value: (link: unknown) => Reflect.apply(Reflect.get(window, 'takeLink'), null, [link])
        })
    })
    await page.goto(inLocale(locale, '/c/furniture'))
    const name = await openFirstProduct(page, locale)

    await page
        .getByRole('button', {name: translate(locale, shareMessages.share), exact: true})
        .click()

    const url = await page.locator('link[rel="canonical"]').getAttribute('href')
    await expect.poll(() => links).toEqual([{title: name, url}])
})

test('a renter has the app’s icon count what is due, and sign-out clears it (D-42)', async ({
    page,
    baseURL,
    shopLocale: locale
}) => {
    const numbers: number[] = []
    await page.exposeFunction('takeNumber', (count: number) => void numbers.push(count))
    await page.addInitScript(() => {
        const show = (count: number) =>
            Reflect.apply(Reflect.get(window, 'takeNumber'), null, [count])
        Object.defineProperty(navigator, 'setAppBadge', {value: show})
        Object.defineProperty(navigator, 'clearAppBadge', {value: () => show(0)})
    })
    await signIn(page, baseURL ?? '', 'blake@homeward.example')
    await page.goto(inLocale(locale, '/my-accounts/personal-info'))
    const choice = page.getByRole('switch', {name: translate(locale, dueOnIconMessages.show)})
    await expect(choice).not.toBeChecked()
    expect(numbers).toEqual([])

    await choice.check()
    await expect.poll(() => numbers.at(-1)).toBe(1)
    await expectNoAxeViolations(page)
    await page.goto(inLocale(locale, '/cart'))
    await expect.poll(() => numbers.filter((count) => count === 1)).toHaveLength(2)

    await signOutByMenu(page, locale)
    expect(numbers.at(-1)).toBe(0)
    await page.reload()
    await expect(page.locator('html[data-live]')).toBeAttached()
    expect(numbers.at(-1)).toBe(0)
})
