import type {Page} from '@playwright/test'
import {inLocale} from '@app/routing/route/locale-path'
import {createDeferred} from '../../../support/values/deferred'
import {shiftOf} from '../../support/shift'
import {withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'

const TYPEFACES = '**/static/fonts/*'

const open = async (page: Page, address: string): Promise<void> => {
    await page.goto(address, {waitUntil: 'commit'})
    await page.locator('html[data-live]').waitFor({state: 'attached'})
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
}

const isThere = (page: Page): Promise<boolean> =>
    page.evaluate(() => [...document.fonts].some(({status}) => status === 'loaded'))

/** The names of the fonts that the browser draws the page's heading with. */
const drawnWith = async (page: Page): Promise<string> => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const {root} = await devtools.send('DOM.getDocument')
    const heading = {nodeId: root.nodeId, selector: 'h1'}
    const {nodeId} = await devtools.send('DOM.querySelector', heading)
    const {fonts} = await devtools.send('CSS.getPlatformFontsForNode', {nodeId})
    return fonts.map(({familyName}) => familyName).join()
}

for (const [locale, path] of [
    ['en-US', '/'],
    ['es-US', '/c/furniture']
] as const)
    test(`where the typeface comes late, ${path} has its text without it and nothing moves; pages after it have it, from the shop itself @${locale} [G-70]`, async ({
        page,
        baseURL
    }) => {
        await withStore(page, baseURL)
        const arrival = createDeferred<undefined>()
        await page.route(TYPEFACES, async (route) => {
            await arrival.promise
            await route.continue()
        })
        const request = page.waitForRequest(TYPEFACES)
        await open(page, inLocale(locale, path))
        expect(await isThere(page)).toBe(false)
        const before = await shiftOf(page)

        arrival.resolve(undefined)
        expect(new URL((await request).url()).origin).toBe(baseURL)
        await expect.poll(() => isThere(page)).toBe(true)
        expect((await shiftOf(page)) - before).toBe(0)
        expect(await drawnWith(page)).not.toContain('Figtree')

        // A browser that is busy as a page begins does not wait even for what it has stored.
        await page.unrouteAll()
        const drawnOnNext = async () => {
            await open(page, inLocale(locale, '/c/appliances'))
            return drawnWith(page)
        }
        await expect.poll(drawnOnNext).toContain('Figtree')
    })
