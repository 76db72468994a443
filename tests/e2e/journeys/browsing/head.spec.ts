import type {Page} from '@playwright/test'
import {withStore} from '../../support/shopper'
import {openFirstCategory, openFirstProduct} from '../../support/shopping'
import {expect, test} from '../../support/test'

/** What a page says about itself: language, title, and the elements of the head that the page wrote. */
const headOf = (page: Page) =>
    page.evaluate(() => {
        const elements = document.head.querySelectorAll('[data-react-helmet]:not(title)')
        const written = [...elements].map(({tagName, attributes, textContent}) =>
            [
                tagName,
                ...[...attributes].map(({name, value}) => `${name}=${value}`).sort(),
                textContent
            ].join(' ')
        )
        return {
            language: document.documentElement.lang,
            title: document.title,
            written: written.sort()
        }
    })

const isLive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-live')

/** The head of the page on screen as the server writes it, seen by another visitor who opens its address. */
const headWhenOpened = async (page: Page) => {
    const opened = await page.context().newPage()
    await opened.goto(page.url())
    await isLive(opened)
    const head = await headOf(opened)
    await opened.close()
    return head
}

const hasHeadOfItsOwn = async (page: Page) => {
    const opened = await headWhenOpened(page)
    expect(opened.title).not.toBe('')
    await expect.poll(() => headOf(page)).toEqual(opened)
}

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

test('a page that is reached by links, or by going back, has the head of the page that is opened by its address [SHELL-027, G-71]', async ({
    page,
    shopLocale
}) => {
    await page.goto(shopLocale === 'en-US' ? '/' : `/${shopLocale}`)
    await isLive(page)
    await hasHeadOfItsOwn(page)

    await openFirstCategory(page, shopLocale)
    await hasHeadOfItsOwn(page)

    await openFirstProduct(page, shopLocale)
    await hasHeadOfItsOwn(page)

    await page.goBack()
    await hasHeadOfItsOwn(page)
})
