import {screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {takeStock} from '../../../sandbox/catalogue/availability'
import {productForStore} from '../../../sandbox/catalogue/product-for-store'
import {findOrder} from '../../../sandbox/shoppers/orders/order'
import {
    checkoutBrowser,
    checkoutPast,
    heading,
    press,
    wait
} from '../../../tests/support/checkout-pages'
import type {CheckoutShopper} from '../../../tests/support/checkout-shopper'

jest.setTimeout(60_000)

const browser = checkoutBrowser()
const {sandbox} = browser

let shopper: CheckoutShopper
let paid: ReturnType<CheckoutShopper['remember']>

/** Signed and paid, before the order. */
beforeAll(async () => {
    const past = await checkoutPast(browser, 'payment')
    shopper = past.shopper
    paid = past.after
})

/** As if the shopper had seen another price than the platform has by now. */
const sawLess = () => {
    const {shown, ...rest} = shopper.record() ?? {}
    if (!shown) throw new Error('Nothing was shown')
    const payment = shown.payment - 150
    localStorage.setItem('checkout', JSON.stringify({...rest, shown: {...shown, payment}}))
    return payment / 100
}

const open = async (locale = '') => {
    browser.signedIn('casey@homeward.example')
    return browser.show({address: `${locale}/checkout/order`, storeId: '01001'})
}

test('an order that comes to something else than the shopper saw is not booked before they have seen that (D-28)', async () => {
    shopper.goBackTo(paid)
    const shown = sawLess()
    const {container, settled} = await open()

    const notice = await screen.findByText(/^Prices in the shop have changed/, {}, wait)
    expect(notice).toHaveTextContent(
        `now $${(shown + 1.5).toFixed(2)}, and you saw $${shown.toFixed(2)}.`
    )
    await settled()
    expect(await axe(container)).toHaveNoViolations()
    expect(shopper.ledger()).toMatchObject({orders: 0})

    await press('Place my order')
    await heading('Thank you for your order')
    expect(shopper.ledger()).toMatchObject({orders: 1, payments: 1})
})

test('the difference is told in Spanish, too (D-28)', async () => {
    shopper.goBackTo(paid)
    sawLess()
    await open('/es-US')

    expect(await screen.findByText(/^Los precios de la tienda cambiaron/, {}, wait)).toBeVisible()
    expect(screen.getByRole('button', {name: 'Hacer mi pedido'})).toBeVisible()
})

test('the order carries the total that the shopper saw, and the platform books no other (D-28)', async () => {
    shopper.goBackTo(paid)
    let hasRefused = false
    browser.server.answerInstead(async (url, request) => {
        // Between the last look and the order the price changes.
        if (hasRefused || request.method !== 'POST' || !url.pathname.endsWith('/orders'))
            return undefined
        hasRefused = true
        const {token} = shopper
        const {basketId = ''} = shopper.record() ?? {}
        const changed = await sandbox.call(
            `PATCH /checkout/shopper-baskets/v2/organizations/{org}/baskets/${basketId}?siteId=Homeward`,
            {token, body: {c_shownTotal: 1.23}}
        )
        expect(changed.status).toBe(200)
        return browser.server.fetch(request)
    })
    await open()

    expect(await screen.findByText(/^We couldn’t place your order yet/, {}, wait)).toBeVisible()
    expect(shopper.ledger()).toMatchObject({orders: 0})
    await press('Try again')
    await heading('Thank you for your order')
    const {orderNo = ''} = shopper.record() ?? {}
    const order = findOrder(sandbox.world, orderNo)
    const {shown} = shopper.record() ?? {}
    expect(order?.basket.custom.c_shownTotal).toBe((shown?.payment ?? 0) / 100)
})

/** Others take what there is of the piece, in the store and around it. */
const sellOut = (productId: string): void => {
    const levelOf = () => productForStore(sandbox.world, productId, '01001')?.stockLevel ?? 0
    for (let level = levelOf(); level > 0; level = levelOf()) {
        takeStock(sandbox.world, {productId, storeId: '01001'}, level)
    }
}

test.each`
    locale      | words                                              | contact                    | again
    ${''}       | ${/^Your store has run out of something/}          | ${'Ask your store'}        | ${'Try again'}
    ${'/es-US'} | ${/^A su tienda se le acabó algo de lo que renta/} | ${'Preguntar a su tienda'} | ${'Intentar de nuevo'}
`(
    'a piece that is sold out once it is paid for is said to be at "$locale", with who can help, and ordered when it is there again (D-27) (D-30)',
    async ({locale, words, contact, again}) => {
        shopper.goBackTo(paid)
        sellOut(shopper.products[0] ?? '')
        const {container, settled} = await open(locale)

        expect(await screen.findByText(words, {}, wait)).toBeVisible()
        const help = screen.getByRole('link', {name: contact})
        expect(help).toHaveAttribute('href', `${locale}/contact-us`)
        await settled()
        expect(await axe(container)).toHaveNoViolations()
        expect(shopper.ledger()).toMatchObject({orders: 0, payments: 1})

        sandbox.world.statement('DELETE FROM stock_change').run()
        await press(again)
        await heading(locale === '' ? 'Thank you for your order' : 'Gracias por su pedido')
        expect(shopper.ledger()).toMatchObject({orders: 1, payments: 1})
    }
)
