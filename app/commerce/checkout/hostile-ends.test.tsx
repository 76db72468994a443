import {
    type CheckoutShopper,
    checkoutShopper,
    type Manner,
    plainManner
} from '../../../tests/support/shop/checkout-shopper'
import {harms, hostileCalls} from '../../../tests/support/server/hostile-calls'
import {inBrowser} from '../../../tests/support/browser/in-browser'

jest.setTimeout(300_000)

const browser = inBrowser()
afterAll(() => browser.close())

const MINUTE = 60_000
let shopper: CheckoutShopper
const calls = hostileCalls(browser)

beforeAll(async () => {
    shopper = await checkoutShopper(browser)
})

/** Goes on until the delivery is booked; a step that fails is tried again by then, an unknown payment is looked up later. */
const walk = async (manner: Manner): Promise<string[]> => {
    const steps: string[] = []
    for (let tries = 0; tries < 40; tries += 1) {
        const now = new Date(shopper.world.now().getTime() + tries * MINUTE)
        try {
            const session = await shopper.session()
            const step = await shopper.goOn(session, await shopper.look(session, now), manner)
            steps.push(step)
            if (step === 'confirmation') return steps
        } catch {
            steps.push('failed')
            calls.plan(null)
        }
    }
    throw new Error(`The checkout does not end: ${steps.join(' ')}`)
}

const once = {orders: 1, appointments: 1, agreements: {signed: 1, unsigned: 0}}

test('a checkout without harm ends with one of everything, and an empty cart [CHECKOUT-001] (D-27)', async () => {
    await shopper.begin(1)
    calls.plan(null)
    const steps = await walk(plainManner)
    expect(steps).toEqual([
        'delivery',
        'schedule',
        'terms',
        'review',
        'sign',
        'payment',
        'order',
        'confirmation'
    ])
    expect(shopper.ledger()).toEqual({...once, payments: 1})
    expect((await shopper.cart()).lines).toEqual([])
})

test.each(harms)(
    'whichever call of the checkout is %s, there is one agreement, one charge, one order, one slot (D-27) (D-30)',
    async (harm) => {
        calls.plan(null)
        await shopper.begin(1)
        await walk(plainManner)
        const all = calls.count()
        expect(all).toBeGreaterThan(40)
        for (let at = 0; at < all; at += 1) {
            await shopper.begin(1)
            calls.plan({at, harm})
            await walk(plainManner)
            calls.plan(null)
            const ends = {at, ...shopper.ledger(), lines: (await shopper.cart()).lines.length}
            expect(ends).toEqual({at, ...once, payments: 1, lines: 0})
        }
    }
)
