import type {Page} from '@playwright/test'
import {
    startWithEverythingOff,
    startWithEverythingOn
} from '../../../../scripts/shop/listening-shops'
import {measuredPages} from '../../../../scripts/shop/measured-pages'
import {messages as chatMessages} from '@app/shell/chat/messages'
import {whenListenersHaveBegun} from '../../support/listening/usable'
import {allowTracking} from '../../support/listening/visit-recorder'
import {withStore} from '../../support/shopper'
import {patientDeadlines} from '../../support/shops'
import {expect, test} from '../../support/test'
import {translate} from '../../support/translate'

/** Of each kind of page one, also with a card frame, a form, and nothing to show. */
const PATHS = [
    '/c/furniture',
    '/search?q=sofa',
    '/search?q=zzzzqqq',
    '/cart',
    '/checkout',
    '/checkout/payment',
    '/make-a-payment',
    '/instant-approval',
    '/login',
    '/store-locator',
    '/privacy-choices'
]

/** What the security policy has stopped, and what it was about. */
const violationsOf = async (page: Page): Promise<string[]> => {
    const stopped: string[] = []
    await page.exposeFunction('stoppedByPolicy', (what: string) => void stopped.push(what))
    await page.addInitScript(() => {
        type Watched = Window & {stoppedByPolicy?: (what: string) => void}
        const watched: Watched = window
        document.addEventListener('securitypolicyviolation', (event) =>
            watched.stoppedByPolicy?.(`${event.violatedDirective} ${event.blockedURI}`)
        )
    })
    return stopped
}

const loadedScripts = (page: Page) =>
    page.evaluate(
        () => [...document.scripts].filter(({src}) => /\/scripts\/[\w-]+\.js$/.test(src)).length
    )

for (const [state, start, scripts] of [
    ['on', startWithEverythingOn, 6],
    ['off', startWithEverythingOff, 0]
] as const) {
    test(`with everything ${state} that listens the security policy stops nothing (D-37)`, async ({
        page,
        context
    }) => {
        const shop = await start(patientDeadlines)
        try {
            await withStore(page, shop.origin)
            await allowTracking(context, shop.origin)
            const stopped = await violationsOf(page)
            const {home, product} = await measuredPages(shop.origin)

            for (const path of [home, product, ...PATHS]) {
                await page.goto(shop.origin + path)
                await whenListenersHaveBegun(page)
                expect(stopped, path).toEqual([])
            }
            await page.goto(shop.origin)
            await expect.poll(() => loadedScripts(page)).toBe(scripts)
            const chat = page.getByRole('button', {name: translate('en-US', chatMessages.chat)})
            await expect(chat).toHaveCount(state === 'on' ? 1 : 0)
            if (state === 'on') {
                await chat.click()
                await expect(page.locator('#sandbox-chat')).toBeVisible()
            }
            expect(stopped).toEqual([])
        } finally {
            await shop.stop()
        }
    })
}
