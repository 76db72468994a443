import type {Page} from '@playwright/test'
import {carouselMessages, videoMessages} from '@app/ui/content/messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {expect, test} from '../../support/test'
import {translate} from '../../support/translate'

const carouselOf = (page: Page) => page.locator('.carousel').first()

/** How many slides are side by side. */
const inView = (page: Page) =>
    carouselOf(page).evaluate((carousel) => {
        const slide = carousel.querySelector('.carousel__slide')
        return slide ? carousel.clientWidth / slide.clientWidth : 0
    })

test('a carousel slides by itself every three seconds, and stands still once it is paused [CONTENT-002, CONTENT-025, CONTENT-026]', async ({
    page,
    shopLocale
}) => {
    await page.goto(shopLocale === 'en-US' ? '/rac-exchange' : `/${shopLocale}/rac-exchange`)
    const carousel = carouselOf(page)
    await carousel.scrollIntoViewIfNeeded()
    const list = carousel.locator('.carousel__slides')
    const place = () => list.evaluate(({scrollLeft}) => Math.round(scrollLeft))

    await page.mouse.move(0, 0)
    await expect.poll(place).toBeGreaterThan(0)
    await expect(carousel.locator('.carousel__slide').first()).toHaveCSS(
        'transition-duration',
        '0.5s'
    )

    await carousel
        .getByRole('button', {name: translate(shopLocale, carouselMessages.pause)})
        .press('Enter')
    await expect(
        carousel.getByRole('button', {name: translate(shopLocale, carouselMessages.play)})
    ).toBeVisible()
})

test('as many slides are side by side as fit: at 768 and at 480 pixels their number changes [CONTENT-027, CONTENT-029]', async ({
    page
}) => {
    const counts: number[] = []
    for (const width of [375, 479, 480, 767, 768, 1280]) {
        await page.setViewportSize({width, height: 900})
        await page.goto('/rac-exchange')
        counts.push(Math.round((await inView(page)) * 10) / 10)
    }

    // Gaps between the slides make each a little narrower than its share.
    expect(counts[0]).toBeGreaterThan(1.1)
    expect(counts[0]).toBeLessThan(1.5)
    expect(Math.floor(counts[2] ?? 0)).toBe(2)
    expect(Math.floor(counts[4] ?? 0)).toBe(3)
    expect([counts[1], counts[3], counts[5]].map((count) => Math.floor(count ?? 0))).toEqual([
        1, 2, 3
    ])
})

test('tabs, an accordion and a video work by keyboard, and can be read by everybody [CONTENT-010, CONTENT-011, CONTENT-017]', async ({
    page,
    shopLocale
}) => {
    await page.goto(shopLocale === 'en-US' ? '/how-rac-works' : `/${shopLocale}/how-rac-works`)

    const tabs = page.getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toHaveCount(1)

    const trigger = page.locator('.accordion__trigger').first()
    await trigger.press('Enter')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')

    expect(page.frames()).toHaveLength(1)
    await page
        .getByRole('button', {
            name: new RegExp(`^${translate(shopLocale, videoMessages.play).split(':')[0] ?? ''}`)
        })
        .press('Enter')
    const frame = page.frameLocator('.video__frame')
    await expect(frame.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.locator('.video__frame')).toHaveAttribute('src', /how-it-works/)
    await expectNoAxeViolations(page)
})
