import type {Page} from '@playwright/test'
import {inLocale} from '@app/routing/route/locale-path'
import {CARD_PAGES} from '../../../../scripts/shop/card-pages'
import {signIn} from '../../../../scripts/shop/sign-in'
import {whenListenersHaveBegun} from '../../support/listening/usable'
import {allowTracking} from '../../support/listening/visit-recorder'
import {withStore} from '../../support/shopper'
import {
    addToCart,
    chooseVariations,
    openFirstCategory,
    openFirstProduct
} from '../../support/shopping'
import {expect, test} from '../../support/test'

/** Of other companies, as the sandbox's preferences name them. */
const SCRIPTS = /^http:\/\/127\.0\.0\.1:\d+\/scripts\/[\w-]+\.js$/

/** All of them, in the order of the preferences. */
const names = ['optimizely', 'optimizely-recommendation', 'crazy-egg', 'qm', 'survey', 'zeta']

const scriptsOf = (page: Page): string[] => {
    const requested: string[] = []
    page.on('request', (request) => {
        if (SCRIPTS.test(request.url())) requested.push(request.url())
    })
    return requested
}

test.beforeEach(async ({page, context, baseURL}) => {
    await withStore(page, baseURL)
    await allowTracking(context, baseURL)
})

for (const path of ['/', '/c/furniture', '/search?q=sofa', '/cart', '/store-locator']) {
    test(`${path} requests nothing of another company before it is usable, then each script once [CONFIG-004, CONFIG-008, CONFIG-009, CONFIG-010, CONFIG-011] (G-65)`, async ({
        page,
        shopLocale: locale
    }) => {
        const requested = scriptsOf(page)
        await page.goto(inLocale(locale, path))
        await expect.poll(() => requested.length).toBeGreaterThanOrEqual(names.length)
        await whenListenersHaveBegun(page)

        expect(requested.map((address) => /([\w-]+)\.js$/.exec(address)?.[1])).toEqual(names)
        const early = await page.evaluate(() => {
            const [visit] = performance.getEntriesByType('navigation')
            const loaded = visit instanceof PerformanceNavigationTiming ? visit.loadEventEnd : NaN
            const [hydrated] = performance.getEntriesByName('hydrated')
            const usable = Math.max(loaded, hydrated?.startTime ?? NaN)
            return performance
                .getEntriesByType('resource')
                .filter(({name}) => !name.startsWith(location.origin))
                .filter(({startTime}) => !(startTime > usable))
                .map(({name}) => name)
        })
        expect(early).toEqual([])
    })
}

test('beside a card there is no script of another company, nor may there be one (D-31) (D-37)', async ({
    page,
    baseURL,
    shopLocale: locale
}) => {
    await signIn(page.request, baseURL ?? '', 'wren@homeward.example')
    const requested = scriptsOf(page)
    for (const path of CARD_PAGES) {
        const answer = await page.goto(inLocale(locale, path))
        await whenListenersHaveBegun(page)

        const policy = answer?.headers()['content-security-policy'] ?? ''
        expect(/script-src([^;]*)/.exec(policy)?.[1]?.trim(), path).toBe("'self'")
        expect(requested, path).toEqual([])
    }
})

/** What a script of another company may do to a page that is not its own. */
const REWRITES = `
    document.title = 'Sale'
    window.dataLayer = 'mine'
    const [send, push] = [window.fetch, history.pushState]
    window.fetch = function (...given) { return send.apply(this, given) }
    history.pushState = function (...given) { return push.apply(this, given) }
    const rewrite = () => {
        for (const heading of document.querySelectorAll('h1:not([data-sale]), h2:not([data-sale])')) {
            heading.dataset.sale = ''
            heading.before(Object.assign(document.createElement('em'), {textContent: 'Sale!'}))
        }
        if (document.querySelector('#sale')) return
        document.body.prepend(Object.assign(document.createElement('aside'), {id: 'sale', textContent: 'Sale!'}))
        document.querySelector('main')?.append(document.createElement('hr'))
    }
    rewrite()
    new MutationObserver(rewrite).observe(document.body, {childList: true, subtree: true})
`

const scripts = {
    absent: (page: Page) => page.route(SCRIPTS, (route) => route.abort()),
    missing: (page: Page) => page.route(SCRIPTS, (route) => route.fulfill({status: 404})),
    slow: (page: Page) => page.route(SCRIPTS, () => undefined),
    throwing: (page: Page) =>
        page.route(SCRIPTS, (route) =>
            route.fulfill({
                contentType: 'text/javascript',
                body: 'throw new Error("of another company")'
            })
        ),
    rewriting: (page: Page) =>
        page.route(SCRIPTS, (route) =>
            route.fulfill({contentType: 'text/javascript', body: `{${REWRITES}}`})
        )
}

for (const [way, prepare] of Object.entries(scripts)) {
    test(`with ${way} scripts of other companies a shopper puts something into the cart as without them (G-65)`, async ({
        page,
        complaints,
        shopLocale: locale
    }) => {
        // What the browser itself says of a script that fails.
        complaints.mayHappen(/\/scripts\/|of another company/)
        await prepare(page)
        const requested = scriptsOf(page)

        await page.goto(inLocale(locale, '/'))
        await expect.poll(() => requested.length).toBe(names.length)
        await openFirstCategory(page, locale)
        await openFirstProduct(page, locale)
        await chooseVariations(page)
        await addToCart(page, locale)
        await page.goBack()
        await page.goForward()
        await page.goto(inLocale(locale, '/cart'))

        const lines = page.getByRole('main').getByRole('article')
        await expect(lines.first()).toContainText('$')
        await expect(page.locator('h1')).toBeVisible()
    })
}
