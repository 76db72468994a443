import {screen, waitFor, within} from '@testing-library/react'
import {axe} from 'jest-axe'
import {createRecord} from '@app/commerce/checkout/checkout-record'
import {
    checkoutBrowser,
    checkoutPast,
    heading,
    wait
} from '../../../tests/support/shop/checkout-pages'
import type {CheckoutShopper} from '../../../tests/support/shop/checkout-shopper'

jest.setTimeout(120_000)

const browser = checkoutBrowser()

let shopper: CheckoutShopper
let ended: ReturnType<CheckoutShopper['remember']>
let orderNo = ''

/** Casey has ordered and paid by card. */
beforeAll(async () => {
    const past = await checkoutPast(browser, 'confirmation')
    shopper = past.shopper
    ended = past.after
    orderNo = shopper.record()?.orderNo ?? ''
})
beforeEach(() => shopper.goBackTo(ended))

const open = (address: string, login = 'casey@homeward.example') => {
    browser.signedIn(login)
    return browser.show({address, storeId: '01001'})
}

/** What stands beside a word of the page. */
const factOf = (word: string): string | null | undefined =>
    within(screen.getByRole('main')).getByText(word, {selector: 'dt'}).nextElementSibling
        ?.textContent

test.each`
    address                                    | title                         | number                | paid
    ${'/order-confirmation'}                   | ${'Thank you for your order'} | ${'Order number'}     | ${'Paid with'}
    ${'/checkout/confirmation'}                | ${'Thank you for your order'} | ${'Order number'}     | ${'Paid with'}
    ${'/checkout/confirmation/:orderNo'}       | ${'Thank you for your order'} | ${'Order number'}     | ${'Paid with'}
    ${'/es-US/order-confirmation'}             | ${'Gracias por su pedido'}    | ${'Número de pedido'} | ${'Pagado con'}
    ${'/es-US/checkout/confirmation'}          | ${'Gracias por su pedido'}    | ${'Número de pedido'} | ${'Pagado con'}
    ${'/es-US/checkout/confirmation/:orderNo'} | ${'Gracias por su pedido'}    | ${'Número de pedido'} | ${'Pagado con'}
`(
    '$address shows the order, its pieces and its payment [ROUTE-018] [ROUTE-019] [ROUTE-020] [CHECKOUT-016] (G-21)',
    async ({address, title, number, paid}) => {
        const {container, settled} = await open(address.replace(':orderNo', orderNo))

        await heading(title)
        expect(factOf(number)).toBe(orderNo)
        expect(factOf(paid)).toMatch(/^Visa .*4242$/)
        const main = within(screen.getByRole('main'))
        expect(main.getAllByRole('heading', {level: 3})).toHaveLength(1)
        expect(main.getAllByRole('link', {name: /PDF/})).toHaveLength(2)
        await settled()
        expect(await axe(container)).toHaveNoViolations()
    }
)

test('the receipt says what was paid, as the platform booked it, here and after a reload (D-30)', async () => {
    const [payment] = shopper.world
        .statement<{total: number}>(
            'SELECT total_cents AS total FROM payment WHERE customer_id = ?'
        )
        .all('seed00000000000000000casey')
    const total = payment?.total ?? 0
    await open('/checkout/confirmation')

    await heading('Thank you for your order')
    expect(total).toBeGreaterThan(0)
    expect(factOf('Amount paid')).toBe(`$${(total / 100).toFixed(2)}`)
})

test('with a promo code each piece is shown at the price that the total cost of the order is made of (D-07) [CHECKOUT-013] [CHECKOUT-016]', async () => {
    browser.server.answerInstead(async (url, request) => {
        if (!url.pathname.includes('/orders/') || request.headers.has('x-once')) return undefined
        const own = new Request(request)
        own.headers.set('x-once', '1')
        const order = await browser.server.fetch(own).then((response) => response.json())
        const [line] = order.productItems
        const reduced = {...line, priceAfterOrderDiscount: line.price - 1}
        return Response.json({...order, c_promoCode: 'SAVE10', productItems: [reduced]})
    })
    await open('/checkout/confirmation')
    await heading('Thank you for your order')

    const [amount] = await screen.findAllByText(/^Before the promo code/, {}, wait)
    const shown = amount?.closest('li')?.textContent ?? ''
    expect(shown).toContain(`${factOf('Total cost to own') ?? '-'} in all`)
})

test('the order of another customer is as good as none, by number and without one [ROUTE-020] [SHELL-027] (G-21)', async () => {
    const page = await open(`/checkout/confirmation/${orderNo}`, 'jordan@homeward.example')
    await heading('We found no order')
    await waitFor(() => expect(document.title).toMatch(/^We found no order \|/), wait)
    expect(screen.getByRole('main')).not.toHaveTextContent(orderNo)

    page.goTo('/order-confirmation')
    await heading('We found no order')
    expect(screen.getByRole('main')).not.toHaveTextContent(orderNo)
})

test('an order that is not the last one of this browser is shown without the papers of the last [ROUTE-020]', async () => {
    localStorage.clear()
    await open(`/checkout/confirmation/${orderNo}`)

    await heading('Thank you for your order')
    expect(screen.queryByRole('link', {name: /PDF/})).toBeNull()
})

test('a card of which nobody told the number is named without one [CHECKOUT-016] [ENTITY-010]', async () => {
    browser.signedIn('casey@homeward.example')
    browser.server.answerInstead(async (url, request) => {
        if (!url.pathname.includes('/orders/') || request.headers.has('x-once')) return undefined
        const own = new Request(request)
        own.headers.set('x-once', '1')
        const order = await browser.server.fetch(own).then((response) => response.json())
        return Response.json({...order, paymentInstruments: [{paymentMethodId: 'CREDIT_CARD'}]})
    })
    await browser.show({address: '/checkout/confirmation', storeId: '01001'})

    await screen.findByRole('heading', {name: 'First payment'}, wait)
    expect(factOf('Paid with')).toBe('Card')
})

test.each`
    isPickup | shown                                                  | missing
    ${true}  | ${'Your store calls you when it is ready to pick up.'} | ${'Delivery day'}
    ${false} | ${'Delivery day'}                                      | ${'Your store calls you when it is ready to pick up.'}
`(
    'an order whose number nobody knows, picked up: $isPickup, says $shown [ROUTE-018] (G-21)',
    async ({isPickup, shown, missing}) => {
        const record = shopper.record()
        if (!record) throw new Error('Nothing was ordered')
        const {orderNo: _unknown, ...rest} = record
        createRecord({...rest, isPlaced: true, isPickup})
        await open('/order-confirmation')

        expect(await screen.findByText(/Its number did not reach us/, {}, wait)).toBeVisible()
        expect(await screen.findByText(shown, {}, wait)).toBeVisible()
        expect(screen.queryByText(missing)).toBeNull()
    }
)

test.each`
    address                         | back
    ${'/order-confirmation'}        | ${'/checkout/confirmation'}
    ${'/checkout/confirmation/HW1'} | ${'/checkout/confirmation/HW1'}
`(
    'a visitor without a session who opens $address can sign in to see it [ROUTE-020] (G-21)',
    async ({address, back}) => {
        await browser.show({address, storeId: '01001'})
        await heading('We found no order')
        const link = within(screen.getByRole('main')).getByRole('link', {name: /^Sign in/})
        const to = new URL(link.getAttribute('href') ?? '', 'http://localhost')
        expect([to.pathname, to.searchParams.get('return')]).toEqual(['/login', back])
    }
)

test('a customer who has no order is not asked to sign in once more', async () => {
    await open('/order-confirmation', 'jordan@homeward.example')
    await heading('We found no order')
    expect(within(screen.getByRole('main')).queryByRole('link', {name: /^Sign in/})).toBeNull()
})
