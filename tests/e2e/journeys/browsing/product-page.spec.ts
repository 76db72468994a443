import {messages as productMessages} from '@app/features/product/details/messages'
import {scrollerMessages} from '@app/ui/navigation/messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {translate} from '../../support/translate'
import {openFirstProduct} from '../../support/shopping'
import {expect, test} from '../../support/test'

test('a row of products has arrows only on large screens [CONTENT-032]', async ({page}) => {
    await page.goto('/')
    const arrow = page
        .getByRole('button', {name: translate('en-US', scrollerMessages.next)})
        .first()

    await page.setViewportSize({width: 375, height: 800})
    await expect(arrow).toBeHidden()

    await page.setViewportSize({width: 1280, height: 800})
    await expect(arrow).toBeVisible()
})

test('a picture is enlarged, and Escape returns to where the shopper was', async ({page}) => {
    await page.goto('/c/electronics')
    await openFirstProduct(page)
    const enlarge = page.getByRole('button', {name: translate('en-US', productMessages.enlarge)})

    await enlarge.click()
    const large = page.getByRole('dialog').getByRole('img')
    await expect(large).toBeVisible()
    await expectNoAxeViolations(page)

    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await expect(enlarge).toBeFocused()
})

test('a swipe shows the next picture, and a thumbnail shows its own', async ({page}) => {
    await page.goto('/c/electronics')
    const name = await openFirstProduct(page)
    const strip = page.getByRole('list', {
        name: translate('en-US', productMessages.pictures, {name})
    })
    const slide = (index: number) => strip.getByRole('listitem').nth(index - 1)
    const thumbnail = (index: number) =>
        page
            .locator('.thumbnails')
            .getByRole('listitem')
            .nth(index - 1)
            .getByRole('link')
    await expect(slide(1)).toBeInViewport({ratio: 0.9})
    await expect(thumbnail(1)).toHaveAttribute('aria-current', 'true')

    await strip.hover()
    const {width = 0} = (await strip.boundingBox()) ?? {}
    await page.mouse.wheel(width, 0)
    await expect(slide(2)).toBeInViewport({ratio: 0.9})
    await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true')
    await expect(thumbnail(1)).not.toHaveAttribute('aria-current')

    await thumbnail(3).click()
    await expect(slide(3)).toBeInViewport({ratio: 0.9})
    await expect(thumbnail(3)).toHaveAttribute('aria-current', 'true')

    await strip.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(slide(2)).toBeInViewport({ratio: 0.9})
})

test('back from a product, the listing is where the shopper left it', async ({page}) => {
    await page.goto('/c/electronics?offset=25')
    await openFirstProduct(page)
    await page.goBack()
    await expect(page).toHaveURL(/offset=25/)
    const tile = page.getByRole('article').nth(12)
    await tile.scrollIntoViewIfNeeded()
    const placeOnScreen = () => tile.boundingBox()
    const left = await placeOnScreen()

    await tile.getByRole('link').click()
    await expect(
        page.getByRole('button', {name: translate('en-US', productMessages.enlarge)})
    ).toBeVisible()
    await page.goBack()

    await expect.poll(placeOnScreen).toEqual(left)
})
