import {buyMessages} from '@app/features/product/messages'
import {oldBrowserMessages} from '@app/shell/layout/old-browser'
import {translate} from '../support/translate'
import {expect, test} from '../support/test'

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

for (const [locale, path] of [
    ['en-US', '/'],
    ['es-US', '/es-US']
] as const) {
    test(`${locale}: a browser that cannot read the shop’s script says so, and reads and links (D-51)`, async ({
        page
    }) => {
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
