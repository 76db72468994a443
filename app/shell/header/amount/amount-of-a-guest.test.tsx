import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useBasket, useBasketActions} from '@app/commerce/basket/basket-context'
import {storedTemporaryId} from '@app/commerce/basket/temporary/temporary-id'
import {useIdentity} from '@app/commerce/session/identity'
import {useSessionActions} from '@app/commerce/session/session'
import {useShopperCall} from '@app/commerce/session/use-shopper-call'
import {applyFor60} from '../../../../tests/support/values/apply-for-60'
import {inBrowser} from '../../../../tests/support/browser/in-browser'
import {KnownAmount} from './known-amount'

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const [sofa = ''] = browser.sandbox.world
    .statement<{id: string}>("SELECT id FROM product WHERE role <> 'master' AND type = 'RAC'")
    .all()
    .map(({id}) => id)

const changes = [['existing-approval']] as const

const newAccount = {
    firstName: 'Robin',
    lastName: 'Hale',
    email: 'robin.amount@example.com',
    password: 'Quiet-Harbor!27'
}

const Shop = () => {
    const identity = useIdentity()
    const basket = useBasket()
    const {addToBasket} = useBasketActions()
    const {register} = useSessionActions()
    const request = useShopperCall(applyFor60, changes)
    const lines = basket.state === 'ready' ? (basket.basket?.lines ?? []) : []
    return (
        <>
            <KnownAmount />
            <p>{`${identity.state}, ${lines.length} in the cart`}</p>
            <button onClick={() => void request(undefined)}>Apply</button>
            <button onClick={() => void addToBasket({productId: sofa, quantity: 1})}>Add</button>
            <button onClick={() => void register(newAccount)}>Register</button>
        </>
    )
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', {name}))

const amount = () => screen.findByRole('link', {name: /left of your approval/})

test('a guest applies, fills the cart, registers, and the amount and the temporary basket are still there [APPR-001, APPR-007, CART-005] (G-13, D-17)', async () => {
    await browser.show({part: <Shop />, storeId: '01001'})
    await press('Apply')
    expect(await amount()).toHaveTextContent('$60.00 / week left')

    await press('Add')
    expect(await screen.findByText('guest, 1 in the cart')).toBeVisible()
    await waitFor(async () => expect(await amount()).not.toHaveTextContent('$60.00'))
    const left = (await amount()).textContent
    const temporary = storedTemporaryId()
    const requested = () =>
        browser.server.calls
            .filter(({path}) => path.endsWith('/existingapproval'))
            .map(({body}) => JSON.parse(body).customerId)
    const before = requested()

    await press('Register')
    expect(await screen.findByText('customer, 1 in the cart')).toBeVisible()

    await waitFor(async () => expect(await amount()).toHaveTextContent(String(left)))
    expect(temporary).toBeDefined()
    expect(storedTemporaryId()).toBe(temporary)
    // The guest is nobody any more: about them nothing is asked, and nothing refused.
    expect(requested().slice(before.length)).not.toContain(before[0])
})
