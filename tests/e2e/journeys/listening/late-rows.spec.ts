import {inLocale} from '@app/routing/route/locale-path'
import {whenListenersHaveBegun} from '../../support/listening/usable'
import {allowTracking, recordVisit} from '../../support/listening/visit-recorder'
import {shiftOf} from '../../support/shift'
import {withStore} from '../../support/shopper'
import {openFirstProduct, readDownToRecommended} from '../../support/shopping'
import {expect, test} from '../../support/test'

const WANTED = '**/api/visitor/recommendations'

/**
 * Pages with a row of recommended products. It is asked for out of view; on the last two little is above it: there it may
 * be seen to take the place that was kept for it, which is as high but for a line of text.
 */
const pages = [
    {what: 'the home page', path: '/', most: 0.001},
    {what: 'a product’s page', path: 'the product', most: 0.001},
    {what: 'an empty cart', path: '/cart', most: 0.02},
    {what: 'a search that finds nothing', path: '/search?q=zzzzqqq', most: 0.02}
]

for (const {what, path, most} of pages) {
    test(`a row of recommended products that arrives late shifts nothing on ${what} [PERS-013, PERS-014] (G-65)`, async ({
        page,
        context,
        baseURL,
        sandbox,
        shopLocale: locale
    }) => {
        await withStore(page, baseURL)
        await allowTracking(context, baseURL)
        const visit = await recordVisit(context, sandbox)
        // An empty cart and an empty search recommend what was viewed before.
        await page.goto(inLocale(locale, '/c/furniture'))
        await openFirstProduct(page, locale)
        await visit.seen('product')
        const address = path === 'the product' ? page.url() : inLocale(locale, path)
        let arrive = (): void => undefined
        const arrived = new Promise<void>((resolve) => {
            arrive = resolve
        })
        await page.route(WANTED, async (route) => {
            await arrived
            await route.continue()
        })

        const requested = page.waitForRequest(WANTED)
        await page.goto(address)
        const row = await readDownToRecommended(page, locale)
        await requested
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        const before = await shiftOf(page)
        arrive()
        await expect(row.getByRole('article').first()).toBeAttached()
        await whenListenersHaveBegun(page)

        expect((await shiftOf(page)) - before).toBeLessThan(most)
    })
}
