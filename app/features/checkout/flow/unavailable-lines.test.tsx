import {screen, within} from '@testing-library/react'
import {axe} from 'jest-axe'
import {takeStock} from '../../../../sandbox/catalogue/availability'
import {productForStore} from '../../../../sandbox/catalogue/product-for-store'
import {checkoutBrowser, heading, press, wait} from '../../../../tests/support/shop/checkout-pages'
import {
    checkoutShopper,
    type CheckoutShopper
} from '../../../../tests/support/shop/checkout-shopper'

jest.setTimeout(60_000)

const browser = checkoutBrowser()
const {world} = browser.sandbox
const storeId = '01001'

let shopper: CheckoutShopper
beforeAll(async () => {
    shopper = await checkoutShopper(browser)
})

const levelOf = (productId: string) => productForStore(world, productId, storeId)?.stockLevel ?? 0

/** Others take what there is, in the store and around it. */
const sellOut = (productId: string): void => {
    for (let level = levelOf(productId); level > 0; level = levelOf(productId)) {
        if (!takeStock(world, {productId, storeId}, level)) return
    }
}

/** Casey with these pieces in the cart, of which the first is gone, on the checkout. */
const openWithout = async (pieces: readonly string[], locale = '') => {
    await shopper.begin(pieces)
    sellOut(pieces[0] ?? '')
    browser.signedIn('casey@homeward.example')
    return browser.show({address: `${locale}/checkout`, storeId})
}

test.each`
    locale      | title                                        | gone                        | goOn                          | next
    ${''}       | ${'Something in your cart is not available'} | ${/no longer available$/}   | ${'Take it out and continue'} | ${'Delivery'}
    ${'/es-US'} | ${'Algo en su carrito no está disponible'}   | ${/ya no está disponible$/} | ${'Quitarlo y continuar'}     | ${'Entrega'}
`(
    'what can be had no more is named at "$locale/checkout", which goes on without it in place [CART-023] [CART-024] (D-27)',
    async ({locale, title, gone, goOn, next}) => {
        const [first = '', second = ''] = shopper.products
        const {container, settled, address} = await openWithout([first, second], locale)

        await heading(title)
        const main = within(screen.getByRole('main'))
        expect(main.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
            expect.stringMatching(gone)
        ])
        await settled()
        expect(await axe(container)).toHaveNoViolations()

        await press(goOn)
        await heading(next)
        expect(address()).toBe(`${locale}/checkout/delivery`)
        expect((await shopper.cart()).lines.map(({productId}) => productId)).toEqual([second])
    }
)

test('a cart that cannot be changed says so, and is offered to be tried again [CART-024]', async () => {
    const [first = '', second = ''] = shopper.products
    await openWithout([first, second])
    await heading('Something in your cart is not available')
    browser.server.answerInstead((_url, request) =>
        request.method === 'DELETE' ? new Response('{}', {status: 503}) : undefined
    )

    await press('Take it out and continue')
    expect(
        await screen.findByText('We couldn’t change your cart. Please try again.', {}, wait)
    ).toBeVisible()
    browser.server.answerInstead(() => undefined)
    await press('Take it out and continue')
    await heading('Delivery')
})

test('where all of it is gone the cart is empty [CART-024]', async () => {
    const [first = ''] = shopper.products
    await openWithout([first])
    await press('Take it out and continue')
    await heading('Your cart is empty')
})
