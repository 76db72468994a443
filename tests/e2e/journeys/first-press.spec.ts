import type {Page} from '@playwright/test'
import {expect, test} from '../support/test'
import {withStore} from '../support/shopper'

/** Presses the last match of the selector, as soon as the page says that its controls work. */
const pressAtOnce = (page: Page, selector: string) =>
    page.addInitScript((pressed) => {
        const seen = new MutationObserver(() => {
            if (document.documentElement.dataset.live === undefined) return
            seen.disconnect()
            const all = document.querySelectorAll<HTMLElement>(pressed)
            all[all.length - 1]?.click()
        })
        seen.observe(document, {attributes: true, subtree: true, attributeFilter: ['data-live']})
    }, selector)

const startedAt = (page: Page) => page.evaluate(() => performance.timeOrigin)

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

for (const {what, from, selector, to} of [
    {
        what: 'the last product of a list',
        from: '/c/furniture',
        selector: '.tile__link',
        to: /\/p\//
    },
    {what: 'a product far down the home page', from: '/', selector: '.tile__link', to: /\/p\//},
    {what: 'the foot of a page', from: '/', selector: '.footer__legal a', to: /terms-conditions/},
    {what: 'the last category of the menu', from: '/', selector: '.navigation__link', to: /\/c\//}
]) {
    test(`${what} works as soon as the page is hydrated, without a page load [PLP-001]`, async ({
        page
    }) => {
        await pressAtOnce(page, selector)
        await page.goto(from, {waitUntil: 'commit'})
        const began = await startedAt(page)

        await page.waitForURL(to)

        await expect(page.getByRole('heading', {level: 1})).toBeVisible()
        expect(await startedAt(page)).toBe(began)
    })
}

test('a shopper who pays by the month sees every price of the list by the month, whatever hydrates first [PLP-016]', async ({
    page,
    context,
    baseURL
}) => {
    await context.addCookies([{name: 'frequency', value: 'monthly', url: baseURL ?? ''}])

    await page.goto('/c/furniture')

    const periods = page.locator('.tile .price__per')
    await expect(periods.first()).toHaveText(/month/)
    await expect(periods.last()).toHaveText(/month/)
})
