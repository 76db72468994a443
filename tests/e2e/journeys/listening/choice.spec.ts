import type {BrowserContext, Page} from '@playwright/test'
import {choiceMessages} from '@app/features/privacy/messages'
import {inLocale} from '@app/routing/route/locale-path'
import {whenListenersHaveBegun} from '../../support/listening/usable'
import {recordVisit} from '../../support/listening/visit-recorder'
import {withStore} from '../../support/shopper'
import {
    addToCart,
    chooseVariations,
    openFirstCategory,
    openFirstProduct
} from '../../support/shopping'
import {expect, test} from '../../support/test'
import {type Locale, translate} from '../../support/translate'

/** Calls that only listeners make, and scripts of others. */
const LISTENING = /\/api\/(visitor|log)\b|\/scripts\/[\w-]+\.js/

const requestsOf = (context: BrowserContext): string[] => {
    const requests: string[] = []
    context.on('request', (request) => {
        if (LISTENING.test(request.url())) requests.push(request.url())
    })
    return requests
}

const choose = (page: Page, locale: Locale, choice: 'allow' | 'refuse') =>
    page.getByRole('radio', {name: translate(locale, choiceMessages[`${choice}Hint`])}).check()

/** Shops a little, in two documents, and waits in each until whoever may listen has begun. */
const shopAWhile = async (page: Page, locale: Locale) => {
    await page.goto(inLocale(locale, '/'))
    await whenListenersHaveBegun(page)
    await openFirstCategory(page, locale)
    await openFirstProduct(page, locale)
    await chooseVariations(page)
    await addToCart(page, locale)
    await page.goto(inLocale(locale, '/cart'))
    await whenListenersHaveBegun(page)
}

/** The names of what listeners store. */
const storedBy = async (context: BrowserContext) =>
    (await context.cookies())
        .map(({name}) => name)
        .filter((name) => /^(visitorId|categoriesViewed)$/.test(name))

test('before the choice nothing is reported, stored or requested; what waits on the page is reported once it is made (G-64) (D-39)', async ({
    page,
    context,
    baseURL,
    sandbox,
    shopLocale: locale
}) => {
    await withStore(page, baseURL)
    const visit = await recordVisit(context, sandbox)
    const requests = requestsOf(context)

    await shopAWhile(page, locale)
    expect(await visit.reported()).toEqual({dataLayers: [], activities: [], log: []})
    expect(requests).toEqual([])
    expect(await storedBy(context)).toEqual([])

    await page.goto(inLocale(locale, '/privacy-choices'))
    await choose(page, locale, 'allow')
    await visit.seen('privacy-choices')
    await visit.expectList('choice-made.txt')
})

test('after a refusal nothing is reported, stored or requested, and nothing of before once it is taken back (G-64)', async ({
    page,
    context,
    baseURL,
    sandbox,
    shopLocale: locale
}) => {
    await withStore(page, baseURL)
    const visit = await recordVisit(context, sandbox)
    const requests = requestsOf(context)

    await page.goto(inLocale(locale, '/privacy-choices'))
    await choose(page, locale, 'refuse')
    await shopAWhile(page, locale)
    expect(await visit.reported()).toEqual({dataLayers: [], activities: [], log: []})
    expect(requests).toEqual([])
    expect(await storedBy(context)).toEqual([])

    await page.goto(inLocale(locale, '/privacy-choices'))
    await whenListenersHaveBegun(page)
    await choose(page, locale, 'allow')
    await page.getByRole('banner').locator('a[href$="/cart"]').click()
    await visit.seen('cart')
    await visit.expectList('refusal-taken-back.txt')
})
