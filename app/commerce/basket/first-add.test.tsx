import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {useBasket, useBasketActions} from './basket-context'

const browser = inBrowser()
const {sandbox} = browser
afterAll(() => browser.close())
afterEach(() => browser.reset())

const [sofa = '', chair = ''] = sandbox.world
    .statement<{id: string}>("SELECT id FROM product WHERE role <> 'master' AND type = 'RAC'")
    .all()
    .map(({id}) => id)

/** A page with the cart and a button that adds an item. */
const Shop = () => {
    const basket = useBasket()
    const {addToBasket} = useBasketActions()
    const lines = basket.state === 'ready' ? (basket.basket?.lines ?? []) : []
    const add = (productId: string) => void addToBasket({productId, quantity: 1})
    return (
        <>
            <p>In the cart: {lines.map(({productId}) => productId).join(', ')}</p>
            <button onClick={() => add(sofa)}>Add a sofa</button>
            <button onClick={() => add(chair)}>Add a chair</button>
        </>
    )
}

const inCart = (...ids: string[]) =>
    screen.findByText(`In the cart: ${ids.join(', ')}`, {}, {timeout: 20_000})
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))

test('the first add of a new shopper creates a basket with the item [CART-002]', async () => {
    await browser.show({part: <Shop />, storeId: '01001'})

    await press('Add a sofa')

    expect(await inCart(sofa)).toBeVisible()
})

test('with cookies and storage gone, the first add creates a basket with the item [CART-002]', async () => {
    const {settled} = await browser.show({part: <Shop />, storeId: '01001'})
    await press('Add a sofa')
    await inCart(sofa)
    await settled()
    browser.server.forget()
    localStorage.clear()
    Cookies.remove('usid_Homeward')

    await press('Add a chair')

    expect(await inCart(chair)).toBeVisible()
})
