import {resultMessages} from '@app/features/approval/frame/messages'
import {blockerMessages} from '@app/features/checkout/frame/messages'
import {addedMessages, buyMessages} from '@app/features/product/details/messages'
import {oldBrowserMessages} from '@app/shell/layout/old-browser'
import {storageMessages} from '@app/ui/feedback/storage-notice'
import {applyHere} from '../support/application'
import {checkoutOf} from '../support/checkout'
import {accountMenu, register} from '../support/identity'
import {withStore} from '../support/shopper'
import {addToCart, chooseVariations, openFirstCategory, openFirstProduct} from '../support/shopping'
import {expect, test} from '../support/test'
import {translate} from '../support/translate'

const hindrances = {
    'has no storage': () => {
        for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {value: null})
    },
    'refuses storage': () => {
        for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
                get: () => {
                    throw new DOMException('Access is denied', 'SecurityError')
                }
            })
    },
    'has no room left': () => {
        Storage.prototype.setItem = () => {
            throw new DOMException('Quota exceeded', 'QuotaExceededError')
        }
    },
    'has no service worker, locks or channels': () => {
        for (const name of ['serviceWorker', 'locks'])
            Object.defineProperty(Navigator.prototype, name, {get: () => undefined})
        for (const name of ['BroadcastChannel', 'IntersectionObserver', 'matchMedia'])
            Object.defineProperty(window, name, {value: undefined})
        Object.defineProperty(Crypto.prototype, 'randomUUID', {value: undefined})
    }
}

for (const [what, hinder] of Object.entries(hindrances)) {
    test(`a browser that ${what} fills its cart (D-51)`, async ({page}) => {
        const errors: string[] = []
        page.on('pageerror', ({message}) => errors.push(message))
        await page.addInitScript(hinder)
        await page.goto('/c/furniture')
        await page.locator('main a[href^="/p/"]').first().click()

        await page
            .getByRole('button', {name: translate('en-US', buyMessages.addToCart)})
            .first()
            .click()

        await expect(page.locator('header a[href="/cart"]').first()).toContainText('1')
        await page.goto('/cart')
        await expect(page.locator('main a[href^="/p/"]').first()).toBeVisible()
        expect(errors).toEqual([])
    })
}

test('a browser that refuses storage applies, rents, signs, pays and books, and is told what it cannot keep (D-51)', async ({
    page,
    baseURL,
    complaints
}) => {
    test.setTimeout(300_000)
    // The platform's answer for who has no approval yet.
    complaints.mayHappen(/404.*\/existingapproval/)
    const locale = 'en-US'
    await withStore(page, baseURL)
    await page.addInitScript(hindrances['refuses storage'])
    const {t, ...checkout} = checkoutOf(page, locale)
    const notice = page.getByText(t(storageMessages.unavailable))

    await page.goto('/')
    await openFirstCategory(page, locale)
    const name = await openFirstProduct(page, locale)
    await chooseVariations(page)
    const added = await addToCart(page, locale)
    await added.getByRole('link', {name: t(addedMessages.checkout)}).click()
    await page.getByRole('link', {name: t(blockerMessages['no-approval'].action)}).click()
    // The application says it on each of its steps.
    await Promise.all([applyHere(page, locale, '512-43-8861'), notice.waitFor()])
    await page.getByRole('link', {name: t(resultMessages.continue), exact: true}).click()

    await expect(notice).toBeVisible()
    await checkout.fillDelivery({email: 'nova.without.storage@example.com'})
    await checkout.fillSchedule(2)
    await checkout.passTerms()
    await checkout.submitReview()
    await checkout.signAll(1)
    await checkout.goToPayment()
    await checkout.payByCard('4111 1111 1111 1111')
    await checkout.bookDelivery()

    await expect(checkout.main.getByRole('heading', {name})).toBeVisible()
})

for (const what of ['refuses storage', 'has no room left'] as const) {
    test(`a browser that ${what} registers, and is still signed in after a reload (D-51)`, async ({
        page
    }) => {
        await page.addInitScript(hindrances[what])
        await register(page, 'en-US')
        await page.reload()

        await expect(page).toHaveURL(/\/account$/)
        await expect(accountMenu(page, 'en-US')).toBeVisible()
    })
}

for (const [locale, path] of [
    ['en-US', '/'],
    ['es-US', '/es-US']
] as const) {
    test(`${locale}: a browser that cannot read the shop’s script says so, and reads and links (D-51)`, async ({
        page,
        complaints
    }) => {
        complaints.mayHappen(/uncaught: Unexpected token/)
        await page.route('**/main.js', (route) =>
            route.fulfill({contentType: 'text/javascript', body: 'let a = 1 ??? 2'})
        )
        await page.goto(path)

        await expect(page.getByText(translate(locale, oldBrowserMessages.text))).toBeVisible()
        await page.locator('a[href*="/c/furniture"]:visible').first().click()
        await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    })

    test(`${locale}: no other browser says so (D-51)`, async ({page}) => {
        await page.goto(path)
        await page.locator('html[data-live]').waitFor()

        await expect(page.getByText(translate(locale, oldBrowserMessages.text))).toBeHidden()
    })
}
