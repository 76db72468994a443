import {waitFor} from '@testing-library/react'
import {inBrowser} from '../../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../../tests/support/page-complaints'

const browser = inBrowser()
afterAll(() => browser.close())
beforeEach(() => {
    mayComplain(/404|503/)
    browser.signedIn('casey@homeward.example')
})
afterEach(() => browser.reset())

const storedId = () => localStorage.getItem('tempBasketId')
const reads = (id: string) =>
    browser.server.calls.filter(
        ({method, path}) => method === 'GET' && path.endsWith(`/baskets/${id}`)
    )

test('on the first load, a stored temporary basket that does not exist any more is none [CART-007] [CART-026]', async () => {
    localStorage.setItem('tempBasketId', 'dropped')

    const {settled} = await browser.show({part: <p>Here</p>})

    await waitFor(() => expect(storedId()).toBeNull(), {timeout: 15_000})
    await settled()
    expect(reads('dropped')).toHaveLength(1)
})

test.each([
    {answer: 'its basket', status: 200, body: '{"basketId": "t-1"}'},
    {answer: 'an outage', status: 503, body: '{}'},
    {answer: 'a web page with 404', status: 404, body: '<html>Not Found</html>'}
])('the stored temporary basket stays after $answer [CART-007] (D-49)', async ({status, body}) => {
    localStorage.setItem('tempBasketId', 't-1')
    let times = 0
    browser.server.answerInstead(({pathname}) => {
        if (!pathname.endsWith('/baskets/t-1')) return undefined
        times += 1
        return new Response(body, {status})
    })

    const {settled} = await browser.show({part: <p>Here</p>})
    await waitFor(() => expect(times).toBe(1), {timeout: 15_000})
    await settled()

    expect(storedId()).toBe('t-1')
})

test('without a stored temporary basket nothing is read', async () => {
    const {settled} = await browser.show({part: <p>Here</p>})
    await settled()

    expect(browser.server.calls.filter(({path}) => path.includes('shopper-baskets/v2'))).toEqual([])
})
