import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {
    requireBank,
    checkoutBrowser,
    checkoutPast
} from '../../../tests/support/shop/checkout-pages'
import type {CheckoutShopper} from '../../../tests/support/shop/checkout-shopper'

jest.setTimeout(120_000)

const browser = checkoutBrowser()

const wait = {timeout: 20_000}
const ACCOUNT = '000987654321'
let shopper: CheckoutShopper
/** With agreements drawn up, before they are signed. */
let unsigned: ReturnType<CheckoutShopper['remember']>

beforeAll(async () => {
    const past = await checkoutPast(browser, 'review')
    shopper = past.shopper
    unsigned = past.after
})

const open = (address: string) => {
    shopper.goBackTo(unsigned)
    browser.signedIn('casey@homeward.example')
    return browser.show({address, storeId: '01001'})
}

const title = (name: string) => screen.findByRole('heading', {level: 1, name}, wait)

const fill = async () => {
    await title('Bank verification')
    await userEvent.type(screen.getByLabelText('Routing number'), '021000021')
    await userEvent.type(screen.getByLabelText('Account number'), ACCOUNT)
    await userEvent.type(screen.getByLabelText('Account number again'), ACCOUNT)
    await userEvent.click(screen.getByRole('button', {name: 'Continue'}))
}

test('whoever opened its thank-you too early is thanked once the bank is verified [VERIFY-006] (D-24)', async () => {
    requireBank(browser)
    const {address} = await open('/thankyou-verificationPage')
    await waitFor(() => expect(address()).toBe('/bank-verification'))
    await fill()

    await title('Thank you, your bank account is verified')
})

test('a bank that is verified leads to its thank-you, and its number is stored nowhere [CHECKOUT-005] [VERIFY-006] [ROUTE-031] (D-26)', async () => {
    requireBank(browser)
    const {address, cache, container, settled} = await open('/bank-verification')
    await fill()

    await title('Thank you, your bank account is verified')
    expect(address()).toBe('/thankyou-verificationPage')
    await settled()
    await act(async () => expect(await axe(container)).toHaveNoViolations())
    const cached = [...cache.getQueryCache().getAll(), ...cache.getMutationCache().getAll()].map(
        ({state}) => JSON.stringify(state)
    )
    const stored = JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])
    expect(cached.join() + stored + document.body.innerHTML).not.toContain(ACCOUNT)
    expect(browser.server.calls.filter(({body}) => body.includes(ACCOUNT))).toHaveLength(1)

    await userEvent.click(screen.getByRole('link', {name: 'Continue'}))
    await title('Sign your agreement')
})

test.each`
    how                      | answer
    ${'fails'}               | ${() => new Response('{}', {status: 500})}
    ${'says nothing usable'} | ${() => new Response('<html>')}
    ${'does not verify it'}  | ${() => Response.json({verified: false})}
`(
    'where the call $how the page says its general error, and all is still there [VERIFY-007]',
    async ({answer}) => {
        requireBank(browser, answer)
        const {address} = await open('/bank-verification')
        await fill()

        expect(await screen.findByText('Something went wrong. Try again!', {}, wait)).toBeVisible()
        expect(address()).toBe('/bank-verification')
        expect(screen.getByRole('textbox', {name: 'Account number'})).toHaveValue(ACCOUNT)
    }
)

test('the thank-you leads back to the form as long as no bank is verified (D-24)', async () => {
    requireBank(browser)
    const {address} = await open('/es-US/thankyou-verificationPage')

    await title('Verificación bancaria')
    expect(address()).toBe('/es-US/bank-verification')
})

test('a checkout in Spanish stays in Spanish where it leads to another step (D-24)', async () => {
    requireBank(browser)
    const {address} = await open('/es-US/checkout/payment')

    await title('Verificación bancaria')
    expect(address()).toBe('/es-US/bank-verification')
})

test('a visitor of whom nothing is known is not thanked for an account [ROUTE-032] [VERIFY-006]', async () => {
    await browser.show({address: '/thankyou-verificationPage', storeId: '01001'})

    await title('Bank verification')
    expect(screen.getByText('There is no bank account to verify.')).toBeVisible()
    expect(screen.queryByText(/is verified/)).toBeNull()
})

test('a customer of whom no bank account was asked is not thanked for one [ROUTE-032]', async () => {
    await open('/thankyou-verificationPage')

    await title('Bank verification')
    expect(await screen.findByText('There is no bank account to verify.', {}, wait)).toBeVisible()
    expect(screen.queryByText(/is verified/)).toBeNull()
    expect(document.title).toMatch(/^Bank verification/)
})
