import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useState} from 'react'
import {inBrowser} from '../../../../tests/support/browser/in-browser'
import {useSessionActions, type LiveSession} from '../../session/session'
import {keepCheckoutAlive, touchTemporaryBasket} from './checkout-session'
import {deleteTemporaryBasket} from './delete-temporary-basket'
import {createTemporaryBasket} from './temporary-basket'

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const [sofa = ''] = browser.sandbox.world
    .statement<{id: string}>("SELECT id FROM product WHERE role <> 'master' AND type = 'RAC'")
    .all()
    .map(({id}) => id)

const actions = {
    begin: (session: LiveSession) =>
        createTemporaryBasket(session, {lines: [{productId: sofa, quantity: 1}]}),
    stay: keepCheckoutAlive,
    touch: touchTemporaryBasket,
    end: deleteTemporaryBasket
}

const Checkout = () => {
    const {whenLive} = useSessionActions()
    const [message, setMessage] = useState('')
    const press = (name: keyof typeof actions) => {
        setMessage('')
        whenLive()
            .then(async (session) => void (await actions[name](session)))
            .then(
                () => setMessage(`${name}: done`),
                () => setMessage(`${name}: failed`)
            )
    }
    return (
        <>
            <button onClick={() => press('begin')}>begin</button>
            <button onClick={() => press('stay')}>stay</button>
            <button onClick={() => press('touch')}>touch</button>
            <button onClick={() => press('end')}>end</button>
            <p>{message}</p>
        </>
    )
}

const press = async (name: keyof typeof actions, outcome: 'done' | 'failed') => {
    await userEvent.click(await screen.findByRole('button', {name}))
    expect(await screen.findByText(`${name}: ${outcome}`)).toBeVisible()
}
const sent = (method: string) =>
    browser.server.calls.filter(
        (call) => call.method === method && /\/baskets\/[\w-]+$/.test(call.path)
    )

test('choosing to stay increments a counter in the temporary basket, with the session id; at the end the basket is deleted [SESSION-004, SESSION-006, SESSION-019, API-027]', async () => {
    await browser.show({part: <Checkout />})
    await press('begin', 'done')

    await press('stay', 'done')
    await press('stay', 'done')

    const bodies = sent('PATCH').map(({body}) => JSON.parse(body))
    expect(bodies).toEqual([
        {c_sessionAlive: 1, c_customerSessionTrackingID: expect.stringMatching(/^[\w-]+$/)},
        {c_sessionAlive: 2, c_customerSessionTrackingID: expect.stringMatching(/^[\w-]+$/)}
    ])
    await press('end', 'done')
    expect(sent('DELETE')).toHaveLength(1)
})

test('the time cannot be extended if the platform has deleted the basket [D-34]', async () => {
    await browser.show({part: <Checkout />})
    await press('begin', 'done')
    localStorage.setItem('tempBasketId', 'dropped')

    await press('stay', 'failed')

    expect(localStorage.getItem('tempBasketId')).toBeNull()
})

test('during a long step the basket is written to so that it does not expire, which does not count as choosing to stay [SESSION-019, API-027]', async () => {
    await browser.show({part: <Checkout />})
    await press('begin', 'done')

    await press('touch', 'done')

    expect(sent('PATCH').map(({body}) => JSON.parse(body))).toEqual([
        {c_customerSessionTrackingID: expect.stringMatching(/^[\w-]+$/)}
    ])
})

test.each(['stay', 'touch'] as const)(
    'a basket that the platform does not have is no temporary basket any more, as %s says; a web page with 404 says nothing [CART-007] (D-49)',
    async (name) => {
        await browser.show({part: <Checkout />})
        await press('begin', 'done')
        const basketId = localStorage.getItem('tempBasketId')
        const isOfBasket = ({pathname}: URL) => pathname.endsWith(`/baskets/${basketId}`)
        let body = '<html>Not Found</html>'
        browser.server.answerInstead((url) =>
            isOfBasket(url) ? new Response(body, {status: 404}) : undefined
        )

        await press(name, name === 'stay' ? 'failed' : 'done')
        expect(localStorage.getItem('tempBasketId')).toBe(basketId)

        body = '{"type": "https://api.example/errors/basket-not-found"}'
        await press(name, name === 'stay' ? 'failed' : 'done')
        expect(localStorage.getItem('tempBasketId')).toBeNull()
    }
)
