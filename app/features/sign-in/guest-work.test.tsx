import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Route} from 'react-router-dom'
import {useBasket, useBasketActions} from '@app/commerce/basket/basket-context'
import {useIdentity} from '@app/commerce/session/identity'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'
import {LoginPage} from './login-page'

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const SENTINEL = 'Sentinel!5ecret'

const [sofa = ''] = browser.sandbox.world
    .statement<{id: string}>("SELECT id FROM product WHERE role <> 'master' AND type = 'RAC'")
    .all()
    .map(({id}) => id)

/** The sign-in page with the cart and the shopper beside it. */
const Shop = () => {
    const basket = useBasket()
    const identity = useIdentity()
    const {addToBasket} = useBasketActions()
    const lines = basket.state === 'ready' ? (basket.basket?.lines ?? []) : []
    return (
        <>
            <p>{`${identity.state}, ${lines.length} in the cart`}</p>
            <button onClick={() => void addToBasket({productId: sofa, quantity: 1})}>Add</button>
            <Route path="*/login">
                <LoginPage timeouts={{state: 'loading'}} />
            </Route>
        </>
    )
}

const show = () => browser.show({address: '/login?return=/cart', part: <Shop />})
const add = async () => {
    await userEvent.click(await screen.findByRole('button', {name: 'Add'}))
    expect(await screen.findByText('guest, 1 in the cart')).toBeVisible()
}
const type = async (label: string, text: string) =>
    userEvent.type(screen.getByLabelText(label), text)

const register = async () => {
    await userEvent.click(screen.getByRole('button', {name: 'Create account'}))
    await type('First name', 'Robin')
    await type('Last name', 'Hale')
    await type('Email', 'robin.hale@example.com')
    await type('Password', SENTINEL)
    await userEvent.click(screen.getByRole('button', {name: 'Create account'}))
}

/** Everything that a browser keeps of a page, as text. */
const cachedTexts = (cache: object, address: string): string =>
    [
        ...Object.values({...window.localStorage}),
        ...Object.values({...window.sessionStorage}),
        document.cookie,
        address,
        JSON.stringify(cache)
    ].join('\n')

test('a guest with a cart and a saved item registers and loses nothing; the password is stored nowhere [AUTH-002, AUTH-011, CART-021, D-17, API-037, ENTITY-029, ROLE-001]', async () => {
    window.localStorage.setItem('wishlist', JSON.stringify([sofa]))
    const shop = await show()
    await add()

    await register()

    expect(await screen.findByText("Welcome Robin, You're now signed in.")).toBeVisible()
    expect(await screen.findByText('customer, 1 in the cart')).toBeVisible()
    expect(screen.queryByText(/could not/)).not.toBeInTheDocument()
    expect(shop.address()).toBe('/cart')
    const queries = shop.cache.getQueryCache().getAll()
    const cached = [
        queries.map(({queryKey, state}) => ({queryKey, data: state.data})),
        shop.cache
            .getMutationCache()
            .getAll()
            .map(({state}) => state)
    ]
    expect(cachedTexts(cached, shop.address())).not.toContain(SENTINEL)
    const registered = browser.server.calls.find(
        ({method, path}) => method === 'POST' && path.endsWith('/customers')
    )
    const email = 'robin.hale@example.com'
    expect(JSON.parse(registered?.body ?? '{}')).toEqual({
        customer: {firstName: 'Robin', lastName: 'Hale', email, login: email},
        password: SENTINEL
    })
    const list = browser.server.calls.filter(({path}) => path.includes('product-lists'))
    expect(list.some(({method, body}) => method === 'POST' && body.includes(sofa))).toBe(true)
})

test('a wrong password is reported and the cart kept; the right password brings the cart into the account [AUTH-037, CART-021, API-026]', async () => {
    mayComplain(/401/)
    const shop = await show()
    await add()
    await type('Email', 'casey@homeward.example')
    await type('Password', SENTINEL)

    await userEvent.click(screen.getByRole('button', {name: 'Sign In'}))
    expect(await screen.findByRole('alert')).toHaveTextContent(
        "Something's not right with your email or password. Try again."
    )
    expect(screen.getByText('guest, 1 in the cart')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue(''))
    await type('Password', 'Homeward!1')
    await userEvent.click(screen.getByRole('button', {name: 'Sign In'}))

    expect(await screen.findByText('customer, 1 in the cart')).toBeVisible()
    expect(shop.address()).toBe('/cart')
    const merges = browser.server.calls.filter(({path}) => path.includes('merge'))
    expect(merges).toHaveLength(1)
    expect(merges[0]?.method).toBe('POST')
    expect(merges[0]?.path).toMatch(/\/baskets\/actions\/merge$/)
    expect(merges[0]?.query).toContain('createDestinationBasket=true')
    expect(merges[0]?.query).not.toContain('overrideExisting')
    expect(cachedTexts({}, shop.address())).not.toContain(SENTINEL)
})

test.each`
    state                 | shown
    ${'locked'}           | ${/^Your account is locked for its safety/}
    ${'password-expired'} | ${/^Your password has expired/}
`(
    'an account that is $state says so only to a person with its password [D-20]',
    async ({state, shown}) => {
        mayComplain(/40[13]/)
        const path = '/__control/customers/blake@homeward.example/sign-in'
        await browser.sandbox.call(`PUT ${path}`, {body: {state}})
        await show()
        await add()
        await type('Email', 'blake@homeward.example')
        await type('Password', 'not-mine')
        await userEvent.click(screen.getByRole('button', {name: 'Sign In'}))
        expect(await screen.findByRole('alert')).toHaveTextContent(/^Something's not right/)
        await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue(''))

        await type('Password', 'Homeward!1')
        await userEvent.click(screen.getByRole('button', {name: 'Sign In'}))

        await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(shown))
        expect(screen.getByText('guest, 1 in the cart')).toBeVisible()
        expect(screen.getByRole('link', {name: 'Forgot password?'})).toBeVisible()
    }
)

test('a merge that fails once is repeated; if it keeps failing the shopper reads so, and is signed in all the same [D-17, CART-021]', async () => {
    mayComplain(/503/)
    const shop = await show()
    await add()
    browser.sandbox.faults.add({path: '*/merge', harm: {kind: 'status', status: 503}})
    await type('Email', 'casey@homeward.example')
    await type('Password', 'Homeward!1')

    await userEvent.click(screen.getByRole('button', {name: 'Sign In'}))

    expect(await screen.findByText(/could not bring your guest cart/)).toBeVisible()
    expect(await screen.findByText(/^customer, /)).toBeVisible()
    const merges = browser.server.calls.filter(({path}) => path.includes('merge'))
    expect(merges).toHaveLength(2)
    expect(shop.address()).toBe('/cart')
    browser.sandbox.faults.clear()
})
