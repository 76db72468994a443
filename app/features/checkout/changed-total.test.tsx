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
} from '../../../tests/support/shop/checkout-pages'
import type {CheckoutShopper} from '../../../tests/support/shop/checkout-shopper'

jest.setTimeout(60_000)

const browser = checkoutBrowser()
const {sandbox} = browser

let shopper: CheckoutShopper
let paid: ReturnType<CheckoutShopper['remember']>

/** The agreement is signed and paid; the order is not placed yet. */
beforeAll(async () => {
    const past = await checkoutPast(browser, 'payment')
    shopper = past.shopper
    paid = past.after
})

/** Changes the stored record as if the shopper had seen a lower price than the platform has now. */
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

test('an order whose total differs from the one that the shopper saw is placed only after they have accepted the new total (D-28)', async () => {
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

test('the changed total is shown in Spanish, too (D-28)', async () => {
    shopper.goBackTo(paid)
    sawLess()
    await open('/es-US')

    expect(await screen.findByText(/^Los precios de la tienda cambiaron/, {}, wait)).toBeVisible()
    expect(screen.getByRole('button', {name: 'Hacer mi pedido'})).toBeVisible()
})

test('the order contains the total that the shopper saw, and the platform refuses an order with another total (D-28)', async () => {
    shopper.goBackTo(paid)
    let hasRefused = false
    browser.server.answerInstead(async (url, request) => {
        // The price changes after the last check and before the order.
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
    expect(screen.getByRole('button', {name: 'Try again'})).toHaveClass('button--primary')
    await press('Try again')
    await heading('Thank you for your order')
    const {orderNo = ''} = shopper.record() ?? {}
    const order = findOrder(sandbox.world, orderNo)
    const {shown} = shopper.record() ?? {}
    expect(order?.basket.custom.c_shownTotal).toBe((shown?.payment ?? 0) / 100)
})

/** Other shoppers rent all that is left of the piece, in the store and nearby. */
const sellOut = (productId: string): void => {
    const levelOf = () => productForStore(sandbox.world, productId, '01001')?.stockLevel ?? 0
    for (let level = levelOf(); level > 0; level = levelOf()) {
        takeStock(sandbox.world, {productId, storeId: '01001'}, level)
    }
}

test.each`
    locale      | words                                              | contact                    | again
    ${''}       | ${/^Your store has run out of something/}          | ${'Contact your store'}    | ${'Try again'}
    ${'/es-US'} | ${/^A su tienda se le acabó algo de lo que renta/} | ${'Contactar a su tienda'} | ${'Intentar de nuevo'}
`(
    'if a piece is sold out after it was paid for, the page at "$locale" says so, asking the store is the primary action, and trying again orders it once it is back in stock (D-27) (D-30)',
    async ({locale, words, contact, again}) => {
        shopper.goBackTo(paid)
        sellOut(shopper.products[0] ?? '')
        const {container, settled} = await open(locale)

        expect(await screen.findByText(words, {}, wait)).toBeVisible()
        const help = screen.getByRole('link', {name: contact})
        expect(help).toHaveAttribute('href', `${locale}/contact-us`)
        const tryAgain = screen.getByRole('button', {name: again})
        expect(help).toHaveClass('button--primary')
        expect(tryAgain).toHaveClass('button--quiet')
        expect(help.compareDocumentPosition(tryAgain)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
        await settled()
        expect(await axe(container)).toHaveNoViolations()
        expect(shopper.ledger()).toMatchObject({orders: 0, payments: 1})

        await press(again)
        expect(await screen.findByText(words, {}, wait)).toBeVisible()
        expect(screen.getByRole('button', {name: again})).toHaveFocus()
        expect(shopper.ledger()).toMatchObject({orders: 0, payments: 1})

        sandbox.world.statement('DELETE FROM stock_change').run()
        await press(again)
        await heading(locale === '' ? 'Thank you for your order' : 'Gracias por su pedido')
        expect(shopper.ledger()).toMatchObject({orders: 1, payments: 1})
    }
)
