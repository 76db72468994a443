import {inLocale} from '@app/routing/route/locale-path'
import {openNavigation} from '../../support/shopping'
import {expect, test} from '../../support/test'

test('the language changes on the page where the shopper is [I18N-004]', async ({page}) => {
    await page.goto('/c/furniture')
    const navigation = await openNavigation(page, 'en-US')

    await navigation.getByRole('link', {name: 'Español'}).click()

    await page.waitForURL('**/es-US/c/furniture')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
})

test('only the current language is fetched [I18N-008]', async ({page}) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))

    await page.goto('/es-US/c/furniture')
    await page.waitForLoadState('networkidle')

    expect(requested.filter((url) => url.includes('en-US.json'))).toEqual([])
})

for (const locale of ['en-US', 'es-US']) {
    test(`the texts in ${locale} are served as a file [I18N-007]`, async ({page, request}) => {
        await page.goto('/')
        const script = await page
            .locator('script[src*="/mobify/bundle/"]')
            .first()
            .getAttribute('src')
        const bundle = /^(.*\/mobify\/bundle\/[^/]+\/)/.exec(script ?? '')?.[1] ?? ''

        const answer = await request.get(`${bundle}static/translations/compiled/${locale}.json`)

        expect(answer.status()).toBe(200)
        expect(answer.headers()['content-type']).toContain('json')
        expect(Object.keys(await answer.json()).length).toBeGreaterThan(50)
    })
}

for (const locale of ['en-US', 'es-US'] as const) {
    test(`a link in an editor’s text stays in ${locale} and opens no new document [ROUTE-065]`, async ({
        page
    }) => {
        await page.goto(inLocale(locale, '/terms-conditions'))
        await page.locator('html[data-live]').waitFor({state: 'attached'})
        const documents: string[] = []
        page.on('request', (request) => {
            if (request.isNavigationRequest()) documents.push(request.url())
        })

        await page.getByRole('main').locator('.prose a[href$="/contact-us"]').click()

        await page.waitForURL((url) => url.pathname === inLocale(locale, '/contact-us'))
        await expect(page.getByRole('main')).toBeFocused()
        expect(documents).toEqual([])
    })
}
