import {slowLineTo} from '../../support/in-pieces'
import {shiftOf} from '../../support/shift'
import {withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'

const PHONE = {width: 390, height: 844}
const SMALL_PHONE = {width: 360, height: 640}

/** Documents are cut at other bytes each time: within the header, a heading, the hero, a tile. */
const CUTS = [400, 900, 1_400, 1_900, 2_400, 2_900]

const PAGES = [
    ['/', PHONE],
    ['/es-US/how-rac-works', SMALL_PHONE],
    ['/c/furniture', SMALL_PHONE],
    ['/es-US/c/clearance', SMALL_PHONE],
    ['/es-US/search?q=washer', SMALL_PHONE],
    ['/es-US/p/kenford-storage-bed-in-natural-oak/180007', PHONE]
] as const

for (const [address, size] of PAGES) {
    test(`on a slow line, in whatever pieces ${address} arrives, nothing on the screen moves (D-07, G-11)`, async ({
        page,
        baseURL
    }) => {
        const line = await slowLineTo(baseURL ?? '')
        try {
            await page.setViewportSize(size)
            await withStore(page, line.origin)
            for (const cut of CUTS) {
                line.cutAt(cut)
                await page.goto(`${line.origin}${address}`)
                await page.locator('html[data-live]').waitFor({state: 'attached'})
                const shift = await shiftOf(page)
                expect(shift, `${address}, cut at ${cut}`).toBeLessThanOrEqual(0.001)
            }
        } finally {
            line.close()
        }
    })
}
