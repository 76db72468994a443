import {expect, test} from '../support/test'

test('a shopper who loses the connection sees so in both languages, can continue when it is back, and no page was stored (D-40)', async ({
    page,
    context,
    complaints
}) => {
    complaints.mayHappen(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
        .toBe(true)

    await page.reload()
    const stored = await page.evaluate(async () => {
        const boxes = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        const requests = await Promise.all(boxes.map((box) => box.keys()))
        return requests.flat().map(({url}) => new URL(url).pathname)
    })
    expect(stored).toContain('/offline.html')
    const mayBeStored = /^\/(offline\.html$|mobify\/bundle\/|mobify\/caching\/images\/)/
    expect(stored.filter((path) => !mayBeStored.test(path))).toEqual([])

    // What the home page fetches ahead, once it is idle, is not on its way when the connection goes.
    await expect
        .poll(() =>
            page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name))
        )
        .toEqual(
            expect.arrayContaining([
                expect.stringMatching(/\/listing-page\.js$/),
                expect.stringMatching(/\/product-page\.js$/)
            ])
        )
    await context.setOffline(true)
    await page.goto('/c/furniture')
    await expect(page.getByRole('heading', {name: 'You are currently offline'})).toBeVisible()
    await expect(page.getByText('No tiene conexión.')).toBeVisible()

    await context.setOffline(false)
    await page.getByRole('link', {name: 'Retry Connection'}).click()
    await expect(page).toHaveURL(/\/c\/furniture$/)
    await expect(page.getByRole('heading', {level: 1, name: 'Furniture'})).toBeVisible()
})
