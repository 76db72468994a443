import type {Locator, Page} from '@playwright/test'
import {buyMessages} from '@app/features/product/details/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {shiftOf} from '../../support/shift'
import {withStore} from '../../support/shopper'
import {tilesOf} from '../../support/shopping'
import {expect, test} from '../../support/test'
import {type Locale, translate} from '../../support/translate'

const PHONE = {width: 390, height: 844}
const SMALL_PHONE = {width: 360, height: 640}

/** Listings of every kind: with editors' content and without, of all levels, a tab, a search, the worn and the reduced. */
const LISTINGS = [
    '/c/furniture',
    '/c/appliances',
    '/c/electronics?tab=deals',
    '/c/clearance',
    '/search?q=washer'
]

/** What a shopper sees of a part: where it ends, and whether nothing covers a corner or the middle of it. */
const sightOf = (part: Locator) =>
    part.evaluate((element) => {
        const {left, right, top, bottom} = element.getBoundingClientRect()
        const whole = element.closest('article, .product__buying, .add-to-cart') ?? element
        const points = [
            [left + 1, top + 1],
            [(left + right) / 2, (top + bottom) / 2],
            [right - 1, bottom - 1]
        ] as const
        const isOnTop = points.every(([x, y]) => whole.contains(document.elementFromPoint(x, y)))
        const isWithin =
            top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight && right > left
        return {isOnTop, isWithin}
    })

/** Whole on the screen, and below no bar that sticks to its edges. */
const expectInSight = async (part: Locator, what: string) =>
    expect(await sightOf(part), what).toEqual({isOnTop: true, isWithin: true})

/** Neither what comes in nor what the browser changes then moves anything. */
const open = async (page: Page, address: string) => {
    await page.goto(address)
    await page.locator('html[data-live]').waitFor({state: 'attached'})
    await page.evaluate(() => document.fonts.ready)
    expect(await shiftOf(page), `${address} shifts`).toBeLessThanOrEqual(0.001)
}

const isSmall = (page: Page) => page.viewportSize()?.width === SMALL_PHONE.width

/** Two tiles side by side, each with its picture, its price and the terms; on the larger phone both are whole. */
const expectListing = async (page: Page, where: string) => {
    for (const index of [0, 1]) {
        const tile = tilesOf(page).nth(index)
        for (const part of [tile.locator('.tile__media'), tile.locator('.price')])
            await expectInSight(part, `tile ${index + 1} of ${where}`)
        if (!isSmall(page)) await expectInSight(tile, `whole tile ${index + 1} of ${where}`)
    }
}

/** The product with the longest name takes the most room. */
const longestProduct = (page: Page) =>
    tilesOf(page)
        .getByRole('heading')
        .getByRole('link')
        .evaluateAll((links) => {
            const byLength = links.sort(
                (one, other) => (other.textContent ?? '').length - (one.textContent ?? '').length
            )
            return byLength[0]?.getAttribute('href') ?? ''
        })

/** The name, the price and the button; on the larger phone also the terms, whatever the length of the name. */
const expectProduct = async (page: Page, locale: Locale, where: string) => {
    const main = page.getByRole('main')
    const button = main.getByRole('button', {
        name: new RegExp(
            [
                translate(locale, buyMessages.addToCart),
                translate(locale, buyMessages.outOfStock),
                ...['color', 'size', 'storage'].map((id) =>
                    translate(locale, buyMessages.choose, {id, label: ''})
                )
            ]
                .map((text) => `^${text}$`)
                .join('|')
        )
    })
    await expectInSight(main.getByRole('heading', {level: 1}), `name on ${where}`)
    const price = main.locator('.price--page')
    await expectInSight(price.locator('.price__amount'), `price on ${where}`)
    if (!isSmall(page)) await expectInSight(price, `terms on ${where}`)
    await expectInSight(button, `button on ${where}`)
}

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

for (const [locale, first, other] of [
    ['en-US', PHONE, SMALL_PHONE],
    ['es-US', SMALL_PHONE, PHONE]
] as const) {
    for (const listing of LISTINGS) {
        const address = inLocale(locale, listing)
        test(`on a phone ${address} and its product with the longest name begin with what they cost (D-07, G-11)`, async ({
            page
        }) => {
            await page.setViewportSize(first)
            await open(page, address)
            await expectListing(page, `${address} at ${first.width}`)
            const product = await longestProduct(page)
            await page.setViewportSize(other)
            await expectListing(page, `${address} at ${other.width}`)

            await page.setViewportSize(first)
            await open(page, product)
            await expectProduct(page, locale, `${product} at ${first.width}`)
            await page.setViewportSize(other)
            await expectProduct(page, locale, `${product} at ${other.width}`)
        })
    }
}
