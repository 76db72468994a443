import {screen, waitFor} from '@testing-library/react'
import {renting} from '../../../sandbox/tests/renting'
import {
    type CheckoutShopper,
    checkoutShopper,
    plainManner
} from '../../../tests/support/shop/checkout-shopper'
import {
    bookDelivery,
    fillDelivery,
    heading,
    press,
    wait
} from '../../../tests/support/shop/checkout-pages'
import {inBrowser} from '../../../tests/support/browser/in-browser'

jest.setTimeout(180_000)

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const {sign} = renting(browser.sandbox)
const customerId = 'seed00000000000000000casey'
let shopper: CheckoutShopper
let drawnUp: ReturnType<CheckoutShopper['remember']>

beforeAll(async () => {
    shopper = await checkoutShopper(browser)
    await shopper.begin(2)
    for (let done = ''; done !== 'review';) {
        const session = await shopper.session()
        const found = await shopper.look(session, shopper.world.now())
        done = await shopper.goOn(session, found, plainManner)
    }
    drawnUp = shopper.remember()
})

const forgetAll = () => localStorage.clear()

const open = async (address: string) => {
    browser.signedIn('casey@homeward.example')
    return browser.show({address, storeId: '01001'})
}

const agreementIds = () =>
    shopper.world
        .statement<{id: string}>('SELECT id FROM agreement WHERE customer_id = ? ORDER BY no')
        .all(customerId)
        .map(({id}) => id)

const signAll = async () => {
    for (const id of agreementIds()) await sign({token: shopper.token, customerId}, id)
}

/** Once the basket has ended, who receives the order is asked for once more. */
const fillDeliveryAgain = async () => {
    await heading('Delivery')
    expect(screen.getByText(/^Your agreement is signed, and nothing of it is lost/)).toBeVisible()
    await fillDelivery()
}

/** From the first payment to a delivery day, a day later or at once. */
const finish = async ({isLate}: {isLate: boolean}) => {
    if (isLate) shopper.pause()
    const page = await open('/checkout/payment')
    await press('Pay at the store')
    if (isLate) await fillDeliveryAgain()
    await heading('Thank you for your order')
    await bookDelivery()
    await waitFor(() => expect(shopper.record()?.isCartLighter).toBe(true), wait)
    await page.settled()
    page.unmount()
}

const once = {orders: 1, payments: 0, appointments: 2, agreements: {signed: 2, unsigned: 0}}

test('agreements that are signed on another device end there with an order and a day [SIGN-001] [ROUTE-034] (D-27, D-29)', async () => {
    shopper.goBackTo(drawnUp)
    forgetAll()
    const [first = '', second = ''] = agreementIds()
    await sign({token: shopper.token, customerId}, first)

    const {unmount} = await open(`/thankyou-agreement-signed?agreement=${first}`)
    expect(await screen.findByRole('button', {name: /agreement 2 of 2$/}, wait)).toBeVisible()
    unmount()
    await sign({token: shopper.token, customerId}, second)
    const after = await open(`/thankyou-agreement-signed?agreement=${second}`)
    const pay = await screen.findByRole('link', {name: 'Make the first payment'}, wait)
    expect(pay).toHaveAttribute('href', '/checkout/payment')
    after.unmount()

    await finish({isLate: true})
    expect(shopper.ledger()).toEqual(once)
    expect((await shopper.cart()).lines).toEqual([])
})

test('where it was begun the checkout then shows the same order, and none is placed again (D-27)', async () => {
    shopper.goBackTo(drawnUp)
    const begunHere = {...localStorage}
    forgetAll()
    await signAll()
    await finish({isLate: false})
    const orderNo = shopper.record()?.orderNo ?? ''

    localStorage.setItem('checkout', String(begunHere.checkout))
    const {settled} = await open('/checkout')
    await heading('Thank you for your order')
    expect(screen.getByText(orderNo)).toBeVisible()
    await settled()
    expect(shopper.ledger()).toEqual(once)
})

test('a checkout page on another device goes on with what is signed, and draws up nothing beside it (D-27)', async () => {
    shopper.goBackTo(drawnUp)
    forgetAll()
    await signAll()
    const {address} = await open('/checkout/payment')
    await heading('First payment')
    expect(address()).toBe('/checkout/payment')
    expect(shopper.ledger().agreements).toEqual({signed: 2, unsigned: 0})
})
