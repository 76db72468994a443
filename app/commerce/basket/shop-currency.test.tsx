import {waitFor} from '@testing-library/react'
import {inBrowser} from '../../../tests/support/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'

const browser = inBrowser()
afterAll(() => browser.close())
beforeEach(() => mayComplain(/not wrapped in act|404/))
afterEach(() => browser.reset())

const wait = {timeout: 15_000}

/** Gives the shopper a basket in this currency. */
const withBasketIn = (currency: string) => {
    browser.signedIn('casey@homeward.example')
    browser.server.answerInstead(({pathname}, {method}) =>
        method === 'GET' && pathname.endsWith('/baskets')
            ? Response.json({
                  total: 1,
                  baskets: [{basketId: 'older', currency, productItems: [], customerInfo: {}}]
              })
            : undefined
    )
}

const changes = () =>
    browser.server.calls.filter(
        ({method, path}) => method === 'PATCH' && path.endsWith('/baskets/older')
    )
const isRead = () =>
    expect(browser.server.calls.map(({path}) => path).join()).toMatch(/product-lists/)

test('a basket in another currency is changed to the shop’s currency, once [API-027]', async () => {
    withBasketIn('CAD')
    await browser.show({part: <p>Here</p>})

    await waitFor(() => expect(changes()).toHaveLength(1), wait)
    expect(JSON.parse(changes()[0]?.body ?? '')).toEqual({currency: 'USD'})
})

test('a basket in the shop’s currency is not changed [API-027]', async () => {
    withBasketIn('USD')
    await browser.show({part: <p>Here</p>})

    await waitFor(isRead, wait)
    expect(changes()).toEqual([])
})
