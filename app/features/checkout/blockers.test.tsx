import {screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {allStores} from '../../../sandbox/stores/store'
import {checkoutShopper} from '../../../tests/support/shop/checkout-shopper'
import {inBrowser} from '../../../tests/support/browser/in-browser'

jest.setTimeout(120_000)

const browser = inBrowser()
const {world} = browser.sandbox
afterAll(() => browser.close())

/** Somebody with a cart and a decision that says this besides, who opens the checkout. */
const openWith = async (approval: object, locale = '') => {
    const shopper = await checkoutShopper(browser)
    await shopper.begin(1)
    world
        .statement(
            "UPDATE approval SET document = json_patch(document, ?) WHERE customer_id LIKE '%casey'"
        )
        .run(JSON.stringify(approval))
    browser.signedIn('casey@homeward.example')
    return browser.show({address: `${locale}/checkout`, storeId: '01001'})
}

test.each`
    wanted          | isChecking | title                              | way
    ${['IDENTITY']} | ${true}    | ${'We need to verify who you are'} | ${'/identity-verification'}
    ${['IDENTITY']} | ${false}   | ${'Your approval has a condition'} | ${'/my-accounts/verification-submission-overview'}
    ${['INCOME']}   | ${true}    | ${'Your approval has a condition'} | ${'/my-accounts/verification-submission-overview'}
    ${['BANK']}     | ${true}    | ${'Delivery'}                      | ${undefined}
`(
    'a decision that asks for $wanted, at a store that checks identities $isChecking, leads to $title first [CHECKOUT-003] [CHECKOUT-004] [CHECKOUT-005] [VERIFY-004] (D-25)',
    async ({wanted, isChecking, title, way}) => {
        const store = allStores(world).get('01001') ?? {}
        Object.assign(store, {c_identityVerificationEnabled: isChecking})
        const {container, settled} = await openWith({wanted, response: '4'})

        await screen.findByRole('heading', {level: 1, name: title}, {timeout: 20_000})
        await settled()
        const [link] = container.querySelectorAll('main .checkout__blocker .button')
        expect(link?.getAttribute('href') ?? undefined).toBe(way)
        expect(await axe(container)).toHaveNoViolations()
    }
)

test.each`
    what                           | approval                                     | locale      | title                                          | way
    ${'was refused'}               | ${{response: '2', expiresOn: '2020-01-01'}}  | ${''}       | ${'We couldn’t approve your last application'} | ${'/declined'}
    ${'was refused'}               | ${{response: '2', expiresOn: '2020-01-01'}}  | ${'/es-US'} | ${'No pudimos aprobar su última solicitud'}    | ${'/es-US/declined'}
    ${'was refused long ago'}      | ${{response: '2', approvedOn: '2020-01-01'}} | ${''}       | ${'You need an approval first'}                | ${'/instant-approval'}
    ${'was approved until before'} | ${{response: '1', expiresOn: '2020-01-01'}}  | ${''}       | ${'Your approval has ended'}                   | ${'/instant-approval'}
`(
    'who $what is informed before the checkout, and led to what can be done: $way (D-25, D-33) [APPR-005, APPR-006]',
    async ({approval, locale, title, way}) => {
        const {container, settled} = await openWith(approval, locale)

        await screen.findByRole('heading', {level: 1, name: title}, {timeout: 20_000})
        await settled()
        const [link] = container.querySelectorAll('main .button')
        expect(link).toHaveAttribute('href', way)
        expect(await axe(container)).toHaveNoViolations()
    }
)

test('a cart of more than the approval leaves says how much is left, and by how much it is over (G-15) (D-25)', async () => {
    const {container} = await openWith({response: '1', weekly: 1_00, expiresOn: '2099-01-01'})

    await screen.findByRole('heading', {level: 1, name: 'Your cart is more than your approval'})
    expect(container.querySelector('main')).toHaveTextContent(
        /Your approval leaves you \$1\.00 a week\. Your cart is \$[1-9][\d.]+ a week more than that\./
    )
    expect(screen.getByRole('link', {name: 'Change your cart'})).toHaveAttribute('href', '/cart')
})

const wait = {timeout: 20_000}

test('an approved customer who is signed out signs in over the checkout, which goes on with their approval and their cart [AUTH-041] (D-17)', async () => {
    const shopper = await checkoutShopper(browser)
    await shopper.begin(1)
    browser.reset()
    const {container, address, settled} = await browser.show({
        address: '/checkout/delivery',
        hasSignIn: true,
        storeId: '01001'
    })
    await screen.findByRole('heading', {level: 1, name: 'Your cart is empty'}, wait)
    await settled()
    expect(await axe(container)).toHaveNoViolations()

    await userEvent.click(within(screen.getByRole('main')).getByRole('button', {name: 'Sign in'}))
    const dialog = within(await screen.findByRole('dialog', {}, wait))
    await userEvent.type(dialog.getByLabelText('Email'), 'casey@homeward.example')
    await userEvent.type(dialog.getByLabelText('Password'), 'Homeward!1')
    await userEvent.click(dialog.getByRole('button', {name: 'Sign In'}))

    await screen.findByRole('heading', {level: 1, name: 'Delivery'}, wait)
    expect(address()).toBe('/checkout/delivery')
    expect(screen.queryByText(/^Already approved/)).toBeNull()
})

test('a customer who is signed in is not offered to sign in before an approval [AUTH-041]', async () => {
    await openWith({response: '2', approvedOn: '2020-01-01'})

    await screen.findByRole('heading', {level: 1, name: 'You need an approval first'}, wait)
    expect(screen.queryByText(/^Already approved/)).toBeNull()
})
