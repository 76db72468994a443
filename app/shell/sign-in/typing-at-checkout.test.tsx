import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useIdentity} from '@app/commerce/session/identity'
import {useSessionActions} from '@app/commerce/session/session'
import {FirstMatch} from '@app/routing/view/browser-routes'
import {shopRoutes} from '@app/shop-routes'
import {checkoutShopper} from '../../../tests/support/shop/checkout-shopper'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {kitRoutes} from '../kit-routes'

jest.setTimeout(120_000)

const browser = inBrowser()
afterAll(() => browser.close())

const wait = {timeout: 20_000}
const credentials = {login: 'casey@homeward.example', password: 'Homeward!1'}

/** A page of the shop, with the sign-in that opens over a checkout. */
const Shop = () => {
    const {state} = useIdentity()
    const {signIn} = useSessionActions()
    return (
        <>
            <p>{`Now: ${state}`}</p>
            <button onClick={() => void signIn(credentials)}>Sign in in place</button>
            <FirstMatch routes={kitRoutes(shopRoutes)} />
        </>
    )
}

const field = (name: string) => screen.findByLabelText(name, {}, wait)
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))

test('an address that is typed at the checkout when the session ends is there after signing in in place [CHECKOUT-001] (D-14)', async () => {
    const shopper = await checkoutShopper(browser)
    await shopper.begin(1)
    browser.signedIn(credentials.login)
    await browser.show({address: '/checkout', part: <Shop />, storeId: '01001'})
    await userEvent.type(await field('Street address'), '75 Harbor Way')
    await userEvent.type(await field('City'), 'Beverly Hills')
    await userEvent.type(await field('Zip code'), '90210')
    await userEvent.type(await field('Phone'), '3105550123')
    browser.server.ended()
    await press('Continue')
    expect(await screen.findByText('Now: guest', {}, wait)).toBeVisible()
    await waitFor(() => expect(screen.queryByLabelText('City')).not.toBeInTheDocument(), wait)

    await press('Sign in in place')

    expect(await field('Street address')).toHaveValue('75 Harbor Way')
    expect(await field('City')).toHaveValue('Beverly Hills')
})
