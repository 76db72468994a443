import {waitFor} from '@testing-library/react'
import Cookies from 'js-cookie'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'

const browser = inBrowser()
afterAll(() => browser.close())
beforeEach(() => mayComplain(/404/))
afterEach(() => browser.reset())

const wait = {timeout: 15_000}

/** The id of the shopper's session. */
const ownUsid = () => Cookies.get('usid_Homeward') ?? ''

/** Gives the shopper a basket in this currency. */
const withBasketIn = (currency: string, usid?: string) => {
    browser.signedIn('casey@homeward.example')
    const c_customerSessionTrackingID = usid ?? ownUsid()
    browser.server.answerInstead(({pathname}, {method}) =>
        method === 'GET' && pathname.endsWith('/baskets')
            ? Response.json({
                  total: 1,
                  baskets: [
                      {
                          basketId: 'older',
                          currency,
                          productItems: [],
                          customerInfo: {},
                          c_customerSessionTrackingID
                      }
                  ]
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

test('a basket of an earlier session carries the id of the shopper’s session from then on, written once [SESSION-019]', async () => {
    withBasketIn('USD', 'an-earlier-session')
    const {settled} = await browser.show({part: <p>Here</p>})

    await waitFor(() => expect(changes()).toHaveLength(1), wait)
    await settled()
    expect(changes().map(({body}) => JSON.parse(body))).toEqual([
        {c_customerSessionTrackingID: ownUsid()}
    ])
})

test('a new basket carries the id of the shopper’s session from the start [SESSION-019]', async () => {
    browser.signedIn('casey@homeward.example')
    const {settled} = await browser.show({part: <p>Here</p>})
    const made = () =>
        browser.server.calls.filter(
            ({method, path}) => method === 'POST' && path.endsWith('/baskets')
        )

    await waitFor(() => expect(made()).toHaveLength(1), wait)
    await settled()
    const c_customerSessionTrackingID = ownUsid()
    expect(c_customerSessionTrackingID).toMatch(/^[\w-]+$/)
    expect(made().map(({body}) => JSON.parse(body))).toEqual([{c_customerSessionTrackingID}])
    const patched = browser.server.calls.filter(({method}) => method === 'PATCH')
    expect(patched.filter(({body}) => body.includes('TrackingID'))).toEqual([])
})
