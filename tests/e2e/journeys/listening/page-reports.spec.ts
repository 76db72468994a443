import type {Page} from '@playwright/test'
import {freePort} from '../../../../scripts/shop/free-port'
import {startShop} from '../../../../scripts/shop/running-shop'
import {messages as searchMessages} from '@app/features/search/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {whenListenersHaveBegun, whenListenersMeasure} from '../../support/listening/usable'
import {allowTracking} from '../../support/listening/visit-recorder'
import {withStore} from '../../support/shopper'
import {patientDeadlines} from '../../support/shops'
import {expect, test} from '../../support/test'
import {translate} from '../../support/translate'

/** As when a shopper turns to another app: a browser that a test drives hides no page. */
const hide = (page: Page): Promise<void> =>
    page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true})
        document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))
    })

test('how fast a document was for a visitor who allows it is measured once, when it is hidden; of others nothing is (D-36)', async ({
    page,
    context,
    shopLocale: locale
}) => {
    const metricsPort = await freePort()
    const shop = await startShop({METRICS_PORT: String(metricsPort), ...patientDeadlines})
    /** What was counted of documents, as `LCP home phone 1`. */
    const counted = async (): Promise<string[]> => {
        const metrics = await page.request.get(`http://127.0.0.1:${metricsPort}/metrics`)
        const counts = (await metrics.text()).matchAll(
            /^storefront_(?:vital_seconds|layout_shift)_count\{(.*)\} (\d+)$/gm
        )
        return [...counts].map(([, labels = '', count]) => {
            const values = [...labels.matchAll(/="(\w+)"/g)].map(([, value]) => value)
            return [...values, count].join(' ')
        })
    }
    const visit = async (path: string, whenBegun = whenListenersHaveBegun): Promise<void> => {
        await page.goto(shop.origin + inLocale(locale, path))
        await whenBegun(page)
        await page.getByRole('combobox', {name: translate(locale, searchMessages.label)}).click()
        // How long the press took is known after the next frame.
        await whenListenersHaveBegun(page)
        await hide(page)
    }
    try {
        await withStore(page, shop.origin)
        await visit('/c/furniture')
        await allowTracking(context, shop.origin)
        await visit('/', whenListenersMeasure)

        const once = [
            'FCP home phone 1',
            'INP home phone 1',
            'LCP home phone 1',
            'TTFB home phone 1',
            'home phone 1'
        ]
        await expect.poll(async () => (await counted()).sort()).toEqual(once)

        // Hidden again and left, it reports nothing more.
        await hide(page)
        await page.goto(`${shop.origin}/robots.txt`)
        expect((await counted()).sort()).toEqual(once)
    } finally {
        await shop.stop()
    }
})
