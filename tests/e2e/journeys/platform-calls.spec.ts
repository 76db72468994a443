import type {Page} from '@playwright/test'
import {lineMessages} from '@app/features/basket/messages'
import {choiceMessages} from '@app/features/stores/messages'
import {messages as overlayMessages} from '@app/ui/overlay/messages'
import {translate} from '../support/translate'
import {addToCart, chooseVariations, openFirstProduct} from '../support/shopping'
import {expect, test} from '../support/test'
import {withStore} from '../support/shopper'

const EN = 'en-US'

type Call = {
    call: string
    query: Record<string, string>
    headers: Record<string, string>
    body: unknown
}

const ORGANIZATION = /\/organizations\/[^/]+/

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

/** The browser's calls to the platform from now on: method and path without the organization, query and body. */
const listenTo = (page: Page): Call[] => {
    const calls: Call[] = []
    page.on('request', (request) => {
        const {pathname, searchParams} = new URL(request.url())
        const [, path] = /^\/api\/(?:scapi|commerce)(\/.*)$/.exec(pathname) ?? []
        if (path === undefined) return
        calls.push({
            call: `${request.method()} ${path.replace(ORGANIZATION, '')}`,
            query: Object.fromEntries(searchParams),
            headers: request.headers(),
            body: parsed(request.postData())
        })
    })
    return calls
}

const found = (calls: readonly Call[], call: RegExp): Call => {
    const match = calls.find((each) => call.test(each.call))
    if (!match)
        throw new Error(
            `${String(call)} was not called, but:\n${calls.map((each) => each.call).join('\n')}`
        )
    return match
}

test('a first item creates a basket, is added to it, and removed again [API-022, API-023, API-024, API-025, CART-001, CART-002, CART-006, SESSION-019]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL)
    await page.goto('/c/furniture')
    const name = await openFirstProduct(page)
    await chooseVariations(page)
    const calls = listenTo(page)
    await addToCart(page, EN)
    await page.goto('/cart')
    await page.getByRole('button', {name: translate(EN, lineMessages.removeNamed, {name})}).click()
    await page.getByRole('button', {name: translate(EN, overlayMessages.yes)}).click()
    await expect(
        page.getByRole('button', {name: translate(EN, lineMessages.removeNamed, {name})})
    ).toHaveCount(0)

    const names = calls.map(({call}) => call)
    const created = found(calls, /^POST .*\/baskets$/)
    expect(found(calls, /^GET .*\/customers\/[^/]+\/baskets$/).query).toMatchObject({
        siteId: 'Homeward'
    })
    expect(created.body).toEqual({c_customerSessionTrackingID: expect.any(String)})
    expect(names.filter((call) => /^POST .*\/baskets$/.test(call))).toHaveLength(1)
    expect(found(calls, /^POST .*\/baskets\/[^/]+\/items$/).body).toMatchObject([{quantity: 1}])
    found(calls, /^DELETE .*\/baskets\/[^/]+\/items\/[^/]+$/)
    expect(names.findIndex((call) => /^POST .*\/baskets$/.test(call))).toBeLessThan(
        names.findIndex((call) => call.endsWith('/items'))
    )
})

test('a store change sends the platform the store and its source, and reprices the basket [API-002, API-020, API-033, API-045, STORE-061, STORE-063]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL)
    await page.goto('/c/furniture')
    await openFirstProduct(page)
    await chooseVariations(page)
    await (await addToCart(page, EN)).press('Escape')
    await page.goto('/store-locator?zip=75201')
    const calls = listenTo(page)
    const button = page.getByRole('button', {name: translate(EN, choiceMessages.makeMine)}).first()
    await button.click()
    await page.getByRole('button', {name: translate(EN, choiceMessages.change)}).click()
    await expect(page.getByRole('button', {name: /^My Store/})).toBeVisible()

    const context = found(calls, /^(PATCH|PUT) .*\/shopper-context\/[^/]+$/)
    const {query} = found(calls, /^GET .*\/stores$/)
    const [storeId = ''] = (query.ids ?? '').split(',')
    expect(storeId).toMatch(/^\d{5}$/)
    expect(context.query).toMatchObject({siteId: 'Homeward', evaluateContextWithClientIp: 'true'})
    expect(context.body).toMatchObject({
        assignmentQualifiers: {storeId},
        customQualifiers: {storeId, storeFlags: expect.any(String)}
    })
    const change = found(calls, /^POST \/custom\/store-change\/v1\/update-cart$/)
    expect(change.query).toMatchObject({siteId: 'Homeward', locale: EN})
    expect(change.body).toMatchObject({storeId})
    expect(change.headers['correlation-id']).toMatch(/^\w+$/)
})

test('the server tells a browser its own IP address, and nothing stores it [API-060]', async ({
    request
}) => {
    const answer = await request.get('/api/get-client-ip', {
        headers: {'x-forwarded-for': '203.0.113.7, 10.0.0.1'}
    })

    expect(await answer.json()).toEqual({clientIp: '203.0.113.7'})
    expect(answer.headers()['cache-control']).toBe('no-store')
})
