import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'
import {useShopperMutation} from '../session/use-shopper-mutation'
import {useBasket} from './basket-context'

const browser = inBrowser()
afterAll(() => browser.close())
beforeEach(() => mayComplain(/404|503/))
afterEach(() => browser.reset())

const ofCheckout = {basketId: 'checkout', temporaryBasket: true, currency: 'USD', productItems: []}
const regular = {basketId: 'regular', currency: 'USD', productItems: []}

/** The cart's state, and a button that changes the basket of a checkout. */
const Shop = () => {
    const basket = useBasket()
    const {mutate} = useShopperMutation({
        run: ({mutations}) =>
            mutations.shopperBaskets.updateBasket({
                parameters: {basketId: 'checkout'},
                body: {c_sessionAlive: 2}
            })
    })
    const id = basket.state === 'ready' ? ` ${basket.basket?.id ?? 'none'}` : ''
    return (
        <>
            <p>Cart: {`${basket.state}${id}`}</p>
            <button onClick={() => mutate(undefined)}>Change the checkout</button>
        </>
    )
}

let changes = 0

/** Opens it; `listed` is what the platform lists, or nothing if it cannot be asked. */
const open = async (listed: () => object[] | undefined) => {
    changes = 0
    browser.signedIn('casey@homeward.example')
    browser.server.answerInstead(({pathname}, {method}) => {
        if (pathname.endsWith('/baskets/checkout')) {
            changes += 1
            return Response.json(ofCheckout)
        }
        if (method !== 'GET' || !pathname.endsWith('/baskets')) return undefined
        const baskets = listed()
        return baskets
            ? Response.json({total: baskets.length, baskets})
            : new Response(null, {status: 503})
    })
    await browser.show({part: <Shop />})
}

const shown = async (text: string) => expect(await screen.findByText(`Cart: ${text}`)).toBeVisible()
const change = () => userEvent.click(screen.getByRole('button', {name: 'Change the checkout'}))
const made = () =>
    browser.server.calls.filter(({method, path}) => method === 'POST' && path.endsWith('/baskets'))

describe('a changed basket of a checkout where the shopper’s list was not read (D-48) [CART-001]', () => {
    test('leaves the cart unknown while the platform cannot say, and makes no second basket', async () => {
        await open(() => undefined)
        await shown('failed')

        await change()

        await waitFor(() => expect(changes).toBe(1))
        await shown('failed')
        expect(made()).toEqual([])
    })

    test('has the list read again: the shopper’s own basket is the cart', async () => {
        const answers: object[][] = []
        await open(() => answers[0])
        await shown('failed')
        answers.push([regular, ofCheckout])

        await change()

        await shown('ready regular')
        expect(made()).toEqual([])
    })
})

test('a shopper who has the basket of a checkout alone gets a cart, once [CART-006]', async () => {
    const listed: object[] = [ofCheckout]
    await open(() => (made().length > 0 ? [ofCheckout, regular] : listed))

    await shown('ready regular')

    expect(made()).toHaveLength(1)
})
